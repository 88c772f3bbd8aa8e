/**
 * What a first visit transfers. Limits from the reader's side: a term comes with its styles in one congestion window of
 * 14 KB, nothing else is asked for before it is painted, a chapter stays light on a bad line, reading needs almost no
 * script.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { assertNone } from '../none.ts';
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
  search: 41 * 1024,
  searchEverywhere: 72 * 1024,
  passages: 88 * 1024,
  passagesLater: 72 * 1024,
  calculator: 52 * 1024,
} as const;

const pages = readSite(DIST);
const terms = pages.filter((p) => /^\/[a-z]+\/terms\/[^/]+\/$/.test(p.path));
const chapters = pages.filter((p) => /^\/[a-z]+\/rules\/[^/]+\/$/.test(p.path) || p.path.endsWith('/memo/'));

/** Files that the browser fetches by itself with a page: before it paints, or meanwhile. */
const fetchesOf = (page: BuiltPage): { readonly address: string; readonly isAwaited: boolean }[] =>
  elements(page.tree)
    .flatMap(({ element: e }) => {
      const rel = attribute(e, 'rel') ?? '';
      if (e.tagName === 'link' && /stylesheet|icon|preload|modulepreload|manifest/.test(rel))
        return { address: attribute(e, 'href') ?? '', isAwaited: rel === 'stylesheet' };
      if (e.tagName === 'img') return { address: attribute(e, 'src') ?? '', isAwaited: false };
      const src = e.tagName === 'script' ? attribute(e, 'src') : undefined;
      return src === undefined
        ? []
        : { address: src, isAwaited: attribute(e, 'type') !== 'module' && attribute(e, 'defer') === undefined };
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
const heaviest = (list: readonly BuiltPage[], of: (p: BuiltPage) => number): readonly [path: string, bytes: number] =>
  list.map((page) => [page.path, of(page)] as const).sort(([, a], [, b]) => b - a)[0]!;

/**
 * Asserts that something is light enough, and tells by how much.
 * @param next what a person does where it is not
 */
const isLight = (t: TestContext, [what, bytes]: readonly [string, number], limit: number, next: string): void => {
  const said = `${what}: ${bytes} of ${limit} bytes, ${(100 - (100 * bytes) / limit).toFixed(1)} % to spare`;
  t.diagnostic(said);
  assertNone(bytes <= limit ? [] : [said], next);
};
const GAMES = [...new Set(terms.map(({ path }) => path.split('/')[1]!))];

test('any term and its styles fit one congestion window', (t) =>
  isLight(
    t,
    heaviest(terms, responseOf),
    LIMITS.term,
    'shorten the longest part of the term, or move it to a chapter; what all terms carry is in styles/ and layouts/',
  ));

test('a first visit to any chapter stays light', (t) =>
  isLight(t, heaviest(chapters, responseOf), LIMITS.chapter, 'divide the chapter in two'));

test('the index of all terms stays light', (t) => {
  const page = pages.find(({ path }) => path === '/terms/')!;
  isLight(
    t,
    [page.path, responseOf(page)],
    LIMITS.allTerms,
    'say less of each term, or divide the index by letters as pages/terms does where it does not fit',
  );
});

test('no page waits for anything before it is painted, and a reading page asks for one script', () => {
  assertNone(
    pages.flatMap((page) =>
      fetchesOf(page)
        .filter(({ isAwaited }) => isAwaited)
        .map(({ address }) => `${page.path} waits for ${address}`),
    ),
    'put the sheet into the page, and give the script type="module"',
  );
  assertNone(
    [...terms, ...chapters]
      .map((page) => [page.path, fetchesOf(page).map(({ address }) => address)] as const)
      .filter(([, all]) => all.length !== 1)
      .map(([path, all]) => `${path} asks for ${all.join(', ')}`),
    'load it when the reader asks for what it does, as browser/main.ts does',
  );
});

test('a reading page carries almost no script', (t) =>
  isLight(
    t,
    heaviest([...terms, ...chapters], scriptOf),
    LIMITS.script,
    'import what few readers use when they use it, as browser/main.ts does',
  ));

test('a cold search loads its script and the terms of one game, both small', (t) => {
  const folder = join(DIST, 'scripts');
  const script = readdirSync(folder).find((f) => f.startsWith('search.'))!;
  const code = brotliSize(readFileSync(join(folder, script)));
  const bytes = GAMES.map((game) => brotliSize(readFileSync(join(DIST, game, 'term-index.json'))));
  const next = 'say less of each term in search/index-file.ts, or move code out of browser/search/entry.ts';
  GAMES.forEach((game, i) => isLight(t, [`cold search in ${game}`, code + bytes[i]!], LIMITS.search, next));
  const everywhere = bytes.reduce((sum, one) => sum + one, code);
  isLight(t, ['cold search in all games', everywhere], LIMITS.searchEverywhere, next);
});

test('a whole question waits for the rules of one game alone; remarks, later sets and lists come behind them', (t) => {
  for (const game of GAMES) {
    const sizeOf = (file: string) => brotliSize(readFileSync(join(DIST, game, file)));
    const next = `say less in content/${game}/asked.yaml and synonyms.yaml, or pack less of a passage in search/passages/`;
    isLight(t, [`question in ${game}`, sizeOf('passages.json')], LIMITS.passages, next);
    isLight(t, [`question in ${game}, behind it`, sizeOf('passages-later.json')], LIMITS.passagesLater, next);
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
  isLight(
    t,
    heaviest(calculators, (page) => scriptsOf(page).reduce((sum, address) => sum + brotliSize(bytesOf(address)), 0)),
    LIMITS.calculator,
    'let a part that is folded away or drawn later import its code when it is opened',
  );
});
