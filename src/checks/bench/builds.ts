/** Part of `npm run bench`: how long a build takes, beside the build of as many pages in Starlight. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../site/built-site.ts';
import type { Table } from './figures.ts';
import { spentBy, type Command, type Spent } from './processor.ts';

/** The commands of a script of `package.json`, one after another. @throws where it is more than plain commands */
export const commandsOf = (script: string): readonly Command[] => {
  if (/["'`$|;<>]|(?<!&)&(?!&)/.test(script)) throw new Error(`The bench cannot run «${script}» without a shell.`);
  return script.split('&&').map((command) => {
    const [program, ...given] = command.trim().split(/\s+/);
    return [program!, ...given];
  });
};

/** The commands of `npm run build`. */
export const OUR_BUILD: readonly Command[] = commandsOf(
  (
    JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly build: string };
    }
  ).scripts.build,
);
/** Starlight runs Pagefind by itself. */
export const STARLIGHT_BUILD: readonly Command[] = [['astro', 'build', '--force']];

/** Runs commands one after another, each a program among the packages of the folder. */
export const timeBuild = async (folder: string, commands: readonly Command[]): Promise<Spent> => {
  let [clock, processor] = [0, 0];
  for (const [program, ...given] of commands) {
    const spent = await spentBy(join(folder, 'node_modules', '.bin', program), given, folder);
    clock += spent.clock;
    processor += spent.processor;
  }
  return { clock, processor };
};

const RUNS = 3;
const least = (times: readonly Spent[], of: keyof Spent) => Math.min(...times.map((time) => time[of]));

/** A site to build. */
export interface Buildable {
  readonly name: string;
  readonly folder: string;
  readonly commands: readonly Command[];
  readonly pages: number;
}

/** Builds sites in turns; the first is compared with each of the others. */
export const buildTable = async (sites: readonly Buildable[]): Promise<Table> => {
  const times = sites.map((): Spent[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, { folder, commands }] of sites.entries()) times[i]!.push(await timeBuild(folder, commands));
  const row = (name: string, pages: string, of: (one: keyof Spent) => string) => [
    name,
    pages,
    of('clock'),
    of('processor'),
  ];
  const rows = sites.map(({ name, pages }, i) =>
    row(name, String(pages), (one) => `${least(times[i]!, one).toFixed(2)} s`),
  );
  const [own, ...others] = times;
  const ratios = others.map((other, i) =>
    row(`ours to ${sites[i + 1]!.name}`, '', (one) => (least(own!, one) / least(other, one)).toFixed(2)),
  );
  return {
    title: 'Build',
    about: `From nothing, Pagefind with it; the least of ${RUNS}, in turns. Seconds of processor are those of all that a build starts, Pagefind among it: they tell more than the clock where the machine has other work. Plain Markdown is no module of Vite; prose in MDX is, as ours.`,
    columns: ['site', 'pages', 'clock', 'processor'],
    rows: [...rows, ...ratios],
  };
};
