/**
 * What a first visit transfers. Limits from the reader's side: a term comes with its styles in one congestion window of
 * 14 KB, nothing else is asked for before it is painted, a chapter stays light on a bad line, reading needs almost no
 * script.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  attribute,
  brotliSize,
  DIST,
  elements,
  fileBehind,
  gzipSize,
  readSite,
  textOf,
  type BuiltPage,
  type HtmlElement,
} from './built-site.ts';

/** Bytes, of pages after gzip, of all else after brotli. */
const LIMITS = {
  term: 14 * 1024,
  chapter: 22 * 1024,
  allTerms: 30 * 1024,
  script: 4 * 1024,
  search: 40 * 1024,
  searchEverywhere: 64 * 1024,
  passages: 104 * 1024,
  passagesLater: 52 * 1024,
  calculator: 52 * 1024,
} as const;

const pages = readSite(DIST);
const terms = pages.filter((p) => /^\/[a-z]+\/terms\/[^/]+\/$/.test(p.path));
const chapters = pages.filter((p) => /^\/[a-z]+\/rules\/[^/]+\/$/.test(p.path) || p.path.endsWith('/memo/'));

/** Files that the browser fetches by itself with a page: before it paints, or meanwhile. */
const fetched = (page: BuiltPage): { readonly address: string; readonly isAwaited: boolean }[] =>
  elements(page.tree)
    .flatMap(({ element: e }) => {
      const rel = attribute(e, 'rel') ?? '';
      if (e.tagName === 'link' && /stylesheet|icon|preload|modulepreload|manifest/.test(rel))
        return { address: attribute(e, 'href') ?? '', isAwaited: rel === 'stylesheet' };
      if (e.tagName === 'img') return { address: attribute(e, 'src') ?? '', isAwaited: false };
      const src = e.tagName === 'script' ? attribute(e, 'src') : undefined;
      return src === undefined ? [] : { address: src, isAwaited: attribute(e, 'type') !== 'module' };
    })
    .filter(({ address }) => !address.startsWith('data:'));
const bytesOf = (address: string) => readFileSync(fileBehind(DIST, address)!);
const responseOf = (page: BuiltPage) => gzipSize(page.html);
const scriptOf = (page: BuiltPage) =>
  elements(page.tree)
    .filter(({ element: e }) => e.tagName === 'script')
    .reduce((n, { element: e }) => n + scriptBytes(e), 0);
const scriptBytes = (e: HtmlElement) => {
  const src = attribute(e, 'src');
  return brotliSize(
    src === undefined ? [...e.children].map((c) => ('value' in c ? c.value : textOf(c))).join('') : bytesOf(src),
  );
};
const heaviest = (list: readonly BuiltPage[], of: (p: BuiltPage) => number) =>
  list.map((p) => ({ path: p.path, bytes: of(p) })).sort((a, b) => b.bytes - a.bytes)[0]!;

test('any term and its styles fit one congestion window', (t) => {
  const worst = heaviest(terms, responseOf);
  t.diagnostic(`heaviest term ${worst.path}: ${worst.bytes} of ${LIMITS.term} bytes; ${terms.length} terms`);
  assert.ok(worst.bytes <= LIMITS.term, `${worst.path}: ${worst.bytes}`);
});

test('a first visit to any chapter stays light', (t) => {
  const worst = heaviest(chapters, responseOf);
  t.diagnostic(
    `heaviest chapter ${worst.path}: ${worst.bytes} of ${LIMITS.chapter} bytes; ${chapters.length} chapters`,
  );
  assert.ok(worst.bytes <= LIMITS.chapter, `${worst.path}: ${worst.bytes}`);
});

test('the index of all terms stays light', (t) => {
  const page = pages.find(({ path }) => path === '/terms/')!;
  t.diagnostic(`index of all terms: ${responseOf(page)} of ${LIMITS.allTerms} bytes`);
  assert.ok(responseOf(page) <= LIMITS.allTerms);
});

test('no page waits for anything before it is painted, and a reading page asks for one script', () => {
  for (const page of pages)
    assert.deepEqual(
      fetched(page).filter(({ isAwaited }) => isAwaited),
      [],
      page.path,
    );
  for (const page of [...terms, ...chapters]) assert.equal(fetched(page).length, 1, page.path);
});

test('a reading page carries almost no script', (t) => {
  const worst = heaviest([...terms, ...chapters], scriptOf);
  t.diagnostic(`most script ${worst.path}: ${worst.bytes} of ${LIMITS.script} bytes`);
  assert.ok(worst.bytes <= LIMITS.script, `${worst.path}: ${worst.bytes}`);
});

test('a cold search loads its script and the terms of one game, both small', (t) => {
  const folder = join(DIST, 'scripts');
  const code = brotliSize(
    readFileSync(
      join(
        folder,
        readdirSync(folder).find((f) => f.startsWith('search.'))!,
      ),
    ),
  );
  const games = [...new Set(terms.map(({ path }) => path.split('/')[1]!))];
  const indexes = games.map((game) => ({
    game,
    bytes: brotliSize(readFileSync(join(DIST, game, 'term-index.json'))),
  }));
  for (const { game, bytes } of indexes) {
    t.diagnostic(`cold search in ${game}: ${code + bytes} of ${LIMITS.search} bytes`);
    assert.ok(code + bytes <= LIMITS.search, `${game}: ${code + bytes}`);
  }
  const everywhere = indexes.reduce((sum, { bytes }) => sum + bytes, code);
  t.diagnostic(`cold search in all games: ${everywhere} of ${LIMITS.searchEverywhere} bytes; ${terms.length} terms`);
  assert.ok(everywhere <= LIMITS.searchEverywhere, String(everywhere));
});

test('a whole question waits for the rules of one game alone; examples and later sets come behind them', (t) => {
  const sizeOf = (game: string, file: string) => brotliSize(readFileSync(join(DIST, game, file)));
  for (const game of new Set(terms.map(({ path }) => path.split('/')[1]!))) {
    const [first, later] = [sizeOf(game, 'passages.json'), sizeOf(game, 'passages-later.json')];
    t.diagnostic(`question in ${game}: ${first} of ${LIMITS.passages} bytes, then ${later} of ${LIMITS.passagesLater}`);
    assert.ok(first <= LIMITS.passages, `${game}: ${first}`);
    assert.ok(later <= LIMITS.passagesLater, `${game}: ${later}`);
  }
});

test('a calculator loads no more script than its game needs', (t) => {
  const scriptsOf = (page: BuiltPage) => [
    ...new Set(
      elements(page.tree)
        .filter(({ element: e }) => e.tagName === 'astro-island')
        .flatMap(({ element: e }) =>
          [
            attribute(e, 'componentUrl') ?? attribute(e, 'component-url'),
            attribute(e, 'rendererUrl') ?? attribute(e, 'renderer-url'),
          ].flatMap((a) => a ?? []),
        ),
    ),
  ];
  const calculators = pages.filter((p) => scriptsOf(p).length > 0);
  assert.ok(calculators.length > 0);
  const worst = heaviest(calculators, (p) => scriptsOf(p).reduce((n, a) => n + brotliSize(bytesOf(a)), 0));
  t.diagnostic(`most script of a calculator ${worst.path}: ${worst.bytes} of ${LIMITS.calculator} bytes`);
  assert.ok(worst.bytes <= LIMITS.calculator, `${worst.path}: ${worst.bytes}`);
});
