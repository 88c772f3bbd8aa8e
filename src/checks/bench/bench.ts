/** `npm run bench`: how long the build takes and what the pages weigh, as figures. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { checkProse } from '../../markdown/compile.ts';
import { makeMachine } from '../../markdown/passes.ts';
import { paintFigures } from './paint.ts';
import { pressFigures, type PressCase } from './press.ts';
import { keyStrokes } from './search.ts';
import { brotliSize, DIST, PROJECT, readSite } from '../site/built-site.ts';

/** What is measured of a calculator: `bench/<game>/<calculator>.ts`. */
interface CalculatorBench {
  readonly figures: () => [string, string][];
  readonly presses?: readonly PressCase[];
}

/** Seconds of the best of some runs. */
const best = async (runs: number, work: () => unknown): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times) / 1000;
};
const row = (name: string, value: string) => console.log(`${name.padEnd(60)} ${value}`);

const build = await best(3, () =>
  execFileSync('npx', ['astro', 'build', '--force'], { cwd: PROJECT, stdio: 'ignore' }),
);
const index = await best(3, () =>
  execFileSync('npx', ['pagefind', '--site', 'dist', '--quiet'], { cwd: PROJECT, stdio: 'ignore' }),
);
const machine = makeMachine(PROJECT);
const passes = await best(5, () => checkProse(PROJECT, machine));
const pages = readSite(DIST);
const weights = pages.map((p) => brotliSize(p.html)).sort((a, b) => a - b);

row('pages', String(pages.length));
row('astro build, best of 3', `${build.toFixed(2)} s`);
row('pagefind, best of 3', `${index.toFixed(2)} s`);
row('markdown passes over all prose, best of 5', `${(passes * 1000).toFixed(0)} ms`);
row('page, brotli: median / heaviest', `${weights[weights.length >> 1]} / ${weights.at(-1)} bytes`);

const { times, slowest, terms } = await keyStrokes();
row(
  `key stroke in the search, ${terms} terms, processor 4× slower`,
  `median ${times[times.length >> 1]!.toFixed(1)} ms, 95 % ${times[Math.floor(times.length * 0.95)]!.toFixed(1)} ms, longest ${times.at(-1)!.toFixed(1)} ms`,
);
row('the slowest of them', slowest.join(', '));
const calculators = await Promise.all(
  readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]+[\\/].*\.ts$/.test(file))
    .sort()
    .map((file) => import(new URL(file, import.meta.url).href) as Promise<CalculatorBench>),
);
const presses = calculators.flatMap((c) => c.presses ?? []);
for (const [name, value] of [
  ...calculators.flatMap((c) => c.figures()),
  ...(await pressFigures(presses)),
  ...(await paintFigures()),
])
  row(name, value);
