/** Part of `npm run bench`: how long a key stroke in the search takes on a slow phone with the glossaries of all five games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { chromium } from 'playwright-core';
import { readQueries } from '../../content/read/queries.ts';
import { readCorpus } from '../../content/read/corpus.ts';
import type { IndexFile } from '../../search/index-file.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { NOISE } from '../search/noise.ts';
import { ALL_TERMS, DIST, PROJECT } from '../site/built-site.ts';

/** How much slower than this machine the processor is made. */
const SLOWER = 4;
/** Letters of a query that are typed one by one. */
const LONGEST = 12;
/** How often everything is typed. */
const PASSES = 3;
/** Every twelfth query is typed: some hundred of all games, as many letters as take a minute or two. */
const SAMPLED = 12;

/** The indexes of today, their terms repeated under further ids until there are as many as in all five games. */
const fullIndexes = (games: readonly string[]): ReadonlyMap<string, IndexFile> => {
  const indexes = games.map(
    (game) => JSON.parse(readFileSync(join(DIST, game, 'term-index.json'), 'utf8')) as IndexFile,
  );
  const each = Math.ceil(ALL_TERMS / games.length);
  return new Map(
    indexes.map((index) => {
      const columns = Object.entries<string>({ ...index.columns }).map(([field, text]) => {
        const lines = text.split('\n');
        return [
          field,
          Array.from({ length: Math.max(each, lines.length) }, (_, i) => lines[i % lines.length]).join('\n'),
        ];
      });
      return [index.game[0], { ...index, columns: Object.fromEntries(columns) as IndexFile['columns'] }];
    }),
  );
};

/** What is typed: queries of the tables of all games and what names nothing, letter by letter, each beginning once. */
const STROKES = [
  ...new Set(
    [...readCorpus(PROJECT).games.flatMap(({ id }) => readQueries(PROJECT, id).cases.map((c) => c.query)), ...NOISE]
      .filter((_, i) => i % SAMPLED === 0)
      .flatMap((query) => [...query].slice(0, LONGEST).map((_, i, letters) => letters.slice(0, i + 1).join(''))),
  ),
].filter((q) => q.trim() !== '');

/** In the page: milliseconds from each key stroke to the list laid out. */
const typeAll = async (strokes: readonly string[]): Promise<number[]> => {
  const input = document.querySelector<HTMLInputElement>('.search-panel input')!;
  const status = document.querySelector('.found')!;
  const measured: number[] = [];
  for (const query of strokes) {
    const start = performance.now();
    // The count comes last.
    const done = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(status, { childList: true });
    });
    input.value = query;
    input.dispatchEvent(new Event('input'));
    await done;
    // The list counts when it has its place on the page.
    document.body.getBoundingClientRect();
    measured.push(performance.now() - start);
    // A reader's next key comes after the frame at the earliest.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return measured;
};

/**
 * Milliseconds from a key stroke to the list laid out on the page, for each letter of each query of the tables, in order
 * of size. Each is the least of some passes over fresh pages: what the page costs, not what else the machine was at.
 */
export const keyStrokes = async (): Promise<{ times: number[]; slowest: string[]; terms: number }> => {
  const indexes = fullIndexes(
    readCorpus(PROJECT)
      .games.filter(({ data }) => data.status === 'ready')
      .map(({ id }) => id),
  );
  const server = await preview({ root: PROJECT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  let least = STROKES.map(() => Infinity);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const page = await browser.newPage();
    for (const [game, index] of indexes)
      await page.route(`**/${game}/term-index.json`, (route) => route.fulfill({ body: JSON.stringify(index) }));
    await page.goto(`http://127.0.0.1:${server.port}/search/`);
    await page.locator('.search-panel input').fill('враг');
    await page.locator('.hits a').first().waitFor();
    // The first answer is on the page, and the reader looks at it before the next key.
    await page.waitForTimeout(500);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = await page.evaluate(typeAll, STROKES);
    least = least.map((t, i) => Math.min(t, times[i]!));
    await page.close();
  }
  await browser.close();
  await server.stop();
  const inOrder = STROKES.map((query, i) => ({ query, time: least[i]! })).sort((a, b) => a.time - b.time);
  return {
    times: inOrder.map(({ time }) => time),
    slowest: inOrder.slice(-5).map(({ query, time }) => `«${query}» ${time.toFixed(1)}`),
    terms: [...indexes.values()].reduce((sum, { columns }) => sum + columns.title.split('\n').length, 0),
  };
};
