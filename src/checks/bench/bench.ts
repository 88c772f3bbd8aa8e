/**
 * `npm run bench`: what the site costs, as tables. A name picks one of them (`npm run bench -- growth search`),
 * `--write` puts what was measured into `README.md` in this folder; the other tables stay as they were.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { readLinkedCorpus } from '../../content/linked.ts';
import { checkProse } from '../../content/render/compile.ts';
import { brotliSize, DIST, PROJECT, readSite } from '../site/built-site.ts';
import { buildTable, timeBuild } from './builds.ts';
import { tableText, type Table } from './figures.ts';
import { firstSearchTable } from './first-search.ts';
import { growthTable } from './growth.ts';
import { pagesTable, readingTable } from './paint.ts';
import { pressFigures, type PressCase } from './press.ts';
import { questionsTable } from './questions.ts';
import { withTables } from './readme.ts';
import { keyStrokes } from './search.ts';

/** What is measured of a calculator: `bench/<game>/<calculator>.ts`. */
interface CalculatorBench {
  readonly figures: () => [string, string][];
  readonly presses?: readonly PressCase[];
}

const PASSES = 5;
const README = new URL('README.md', import.meta.url);

/** What else the build and the search cost, as plain figures. */
const figures = async (): Promise<Table> => {
  const linked = readLinkedCorpus(PROJECT);
  const passes: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const start = performance.now();
    checkProse(PROJECT, linked);
    passes.push(performance.now() - start);
  }
  const pages = readSite(DIST);
  const weights = pages.map((p) => brotliSize(p.html)).sort((a, b) => a - b);
  const { times, slowest, terms } = await keyStrokes();
  return {
    title: 'Pages and key strokes',
    about: 'Key strokes on a processor 4× slower, the least of three passes.',
    columns: ['figure', 'value'],
    rows: [
      ['pages', String(pages.length)],
      [`all prose compiled, least of ${PASSES}`, `${Math.min(...passes).toFixed(0)} ms`],
      ['page, brotli: median, heaviest', `${weights[weights.length >> 1]}, ${weights.at(-1)} bytes`],
      [
        `key stroke among ${terms} terms: median, 95 %, longest`,
        `${[times[times.length >> 1]!, times[Math.floor(times.length * 0.95)]!, times.at(-1)!].map((t) => t.toFixed(1)).join(', ')} ms`,
      ],
      ['the slowest of them', slowest.join(', ')],
    ],
  };
};

/** The engines of all games, and presses of the buttons of calculators. */
const engines = async (): Promise<Table> => {
  const calculators = await Promise.all(
    readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[a-z]+[\\/].*\.ts$/.test(file))
      .sort()
      .map((file) => import(new URL(file, import.meta.url).href) as Promise<CalculatorBench>),
  );
  return {
    title: 'Engines and presses',
    about: 'Each engine by itself; a press from the button to the answer on the page.',
    columns: ['what', 'figure'],
    rows: [
      ...calculators.flatMap((one) => one.figures()),
      ...(await pressFigures(calculators.flatMap((one) => one.presses ?? []))),
    ],
  };
};

const TABLES: { readonly [name: string]: () => Promise<Table> } = {
  build: buildTable,
  paint: readingTable,
  search: firstSearchTable,
  pages: pagesTable,
  questions: () => Promise.resolve(questionsTable()),
  growth: () => growthTable(),
  figures,
  engines,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !(word in TABLES));
if (unknown.length > 0) {
  console.error(`No such table: ${unknown.join(', ')}. There are: ${Object.keys(TABLES).join(', ')}.`);
  process.exit(1);
}
const picked = words.length > 0 ? words : Object.keys(TABLES);

await timeBuild(PROJECT);
const measured: Table[] = [];
for (const name of Object.keys(TABLES).filter((table) => picked.includes(table))) {
  const start = performance.now();
  const table = await TABLES[name]!();
  measured.push(table);
  console.log(`${tableText(table)}\n\n(${name}: ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
}
if (process.argv.includes('--write')) {
  const where = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`;
  writeFileSync(README, withTables(readFileSync(README, 'utf8'), measured, where));
}
