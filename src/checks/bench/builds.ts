/** Part of `npm run bench`: how long a build takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, PROJECT, readSite } from '../site/built-site.ts';
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

/** Builds the site in a folder that is a copy of the project, or the project itself; or does a part of that. */
export const timeBuild = async (folder: string, commands = OUR_BUILD): Promise<Spent> => {
  let [clock, processor] = [0, 0];
  for (const [program, ...given] of commands) {
    const spent = await spentBy(join(folder, 'node_modules', '.bin', program), given, folder);
    clock += spent.clock;
    processor += spent.processor;
  }
  return { clock, processor };
};

const RUNS = 3;

/** Builds the site several times over. */
export const buildTable = async (): Promise<Table> => {
  const times: Spent[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeBuild(PROJECT));
  const least = (of: keyof Spent) => `${Math.min(...times.map((time) => time[of])).toFixed(2)} s`;
  return {
    title: 'Build',
    about: `From nothing, Pagefind with it; the least of ${RUNS}. Seconds of processor are those of all that a build starts: they tell more than the clock where the machine has other work.`,
    columns: ['pages', 'clock', 'processor'],
    rows: [[String(readSite(DIST).length), least('clock'), least('processor')]],
  };
};
