/** Part of `npm run bench`: how long a build takes, beside the build of as many pages in Starlight. */
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from './figures.ts';

/** What one build took, in seconds: by the clock, and of all processors together. */
export interface BuildTime {
  readonly clock: number;
  readonly processor: number;
}
/** A program among the packages of a folder, and what it is given. */
type Command = readonly [program: string, ...given: string[]];

/** Written by each process of Node below a build as it ends: its seconds of processor, a line each. */
const COUNTER = `
import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  appendFileSync(process.env.BENCH_SECONDS, String((user + system) / 1e6) + '\\n');
});`;

/** Runs commands one after another. */
export const timeBuild = (folder: string, commands: readonly Command[]): BuildTime => {
  const seconds = join(tmpdir(), `bench-seconds-${process.pid}`);
  const counter = `data:text/javascript,${encodeURIComponent(COUNTER)}`;
  const env = { ...process.env, BENCH_SECONDS: seconds, NODE_OPTIONS: `--import=${counter}` };
  const start = performance.now();
  for (const [program, ...given] of commands)
    execFileSync(join(folder, 'node_modules', '.bin', program), given, { cwd: folder, stdio: 'ignore', env });
  const clock = (performance.now() - start) / 1000;
  const lines = existsSync(seconds) ? readFileSync(seconds, 'utf8').trim().split('\n') : [];
  rmSync(seconds, { force: true });
  return { clock, processor: lines.reduce((sum, line) => sum + Number(line), 0) };
};

/** The commands of `npm run build`. */
export const OUR_BUILD: readonly Command[] = [
  ['astro', 'build', '--force'],
  ['pagefind', '--site', 'dist', '--quiet'],
];
/** Starlight runs Pagefind by itself. */
export const STARLIGHT_BUILD: readonly Command[] = [['astro', 'build', '--force']];

const RUNS = 3;
const least = (times: readonly BuildTime[], of: keyof BuildTime) => Math.min(...times.map((time) => time[of]));

/** A site to build. */
export interface Buildable {
  readonly name: string;
  readonly folder: string;
  readonly commands: readonly Command[];
  readonly pages: number;
}

/** Builds sites in turns; the first is compared with each of the others. */
export const buildTable = (sites: readonly Buildable[]): Table => {
  const times = sites.map((): BuildTime[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, { folder, commands }] of sites.entries()) times[i]!.push(timeBuild(folder, commands));
  const row = (name: string, pages: string, of: (one: keyof BuildTime) => string) => [
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
    about: `From nothing, Pagefind with it; the least of ${RUNS}, in turns. Seconds of processor are those of all threads of Node: they tell more than the clock where the machine has other work. Plain Markdown is no module of Vite; prose in MDX is, as ours.`,
    columns: ['site', 'pages', 'clock', 'processor'],
    rows: [...rows, ...ratios],
  };
};
