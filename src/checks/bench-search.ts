/** Part of `npm run bench`: how long a key stroke in the search takes on a slow phone with the glossaries of all five games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'astro';
import { chromium } from 'playwright-core';
import type { IndexFile } from '../search/index-file.ts';
import { QUERIES } from '../search/queries.test-table.ts';
import { findChromium } from './browser/find-chromium.ts';
import { brotliSize, DIST, PROJECT } from './site/built-site.ts';

/** How much slower than this machine the processor is made. */
const SLOWER = 4;
/** Terms of all five games when all are written. */
const ALL_TERMS = 560;

/** The index of today, repeated under the names of further games until it is as large as all five. */
const fullIndex = (): IndexFile => {
  const index = JSON.parse(readFileSync(join(DIST, 'term-index.json'), 'utf8')) as IndexFile;
  const games = ['one', 'two', 'three', 'four'].map((id) => [id, id] as const);
  const copies = Array.from({ length: ALL_TERMS }, (_, i) => {
    const [, ...rest] = index.terms[i % index.terms.length]!;
    return [Math.min(4, Math.floor(i / index.terms.length)), ...rest] as IndexFile['terms'][number];
  });
  return { ...index, games: [...index.games, ...games].slice(0, 5), terms: copies };
};

/** Milliseconds from a key stroke to the list on the page, one for each query of the table, in order of size. */
export const keyStrokes = async (): Promise<{ times: number[]; terms: number; bytes: number }> => {
  const index = JSON.stringify(fullIndex());
  const server = await preview({ root: PROJECT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage();
  await page.route('**/term-index.json', (route) => route.fulfill({ body: index }));
  await page.goto(`http://127.0.0.1:${server.port}/search/`);
  await page.locator('.search-panel input').fill('враг');
  await page.locator('.hits a').first().waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await page.evaluate(async (queries) => {
    const input = document.querySelector<HTMLInputElement>('.search-panel input')!;
    const measured: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      // The list may come out the same as before, which is no change to observe: then the next task is late enough.
      const done = new Promise((resolve) => { new MutationObserver(resolve).observe(document.querySelector('.found')!, { childList: true }); setTimeout(resolve, 1000); });
      input.value = query;
      input.dispatchEvent(new Event('input'));
      await done;
      measured.push(performance.now() - start);
    }
    return measured;
  }, QUERIES.map((q) => q.query.slice(0, 200)).filter((q) => q.trim() !== ''));
  await browser.close();
  await server.stop();
  return { times: times.sort((a, b) => a - b), terms: ALL_TERMS, bytes: brotliSize(index) };
};
