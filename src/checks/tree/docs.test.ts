/** Documents and comments name files as they are: every link and every path in them leads somewhere. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assertNone } from '../none.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `src/${name}`),
];
const FILES = ['src', 'content'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${top}/${name.split(sep).join('/')}`,
  ),
);
/** Files that CONTRIBUTING has its readers make. */
const EXAMPLES = /\/(?:quick-draw|vehicles|push)\./;

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!).filter((to) => !/^(?:https?:|\/)/.test(to));
/** Paths with a folder and an extension between backticks, without placeholders. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.[\]-]+(?:\/[\w.[\]-]+)+\.(?:tsx?|astro|mdx|yaml|css|md|mjs|txt))`/g)].map(
    ([, path]) => path!,
  );

/** Names of files between backticks in comments, with a folder or without. */
const namesInComments = (source: string): readonly string[] =>
  [...source.matchAll(/\/\*\*?[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].flatMap(([comment]) =>
    [...comment.matchAll(/`((?:[\w.[\]-]+\/)*[\w[\]-]+\.(?:tsx?|astro|css))`/g)].map(([, name]) => name!),
  );

test('a name of a file is read from a comment, and only from there', () =>
  assert.deepEqual(namesInComments('/** See `lib/url.ts`. */\nconst x = `c.ts`; // and `slug.ts`'), [
    'lib/url.ts',
    'slug.ts',
  ]));

test('files that comments name exist', () =>
  assertNone(
    FILES.filter((file) => /^\/src\/.*\.(?:tsx?|astro)$/.test(file)).flatMap((source) =>
      namesInComments(readFileSync(join(ROOT, source), 'utf8'))
        .filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${source.slice(1)}: ${name}`),
    ),
    'name the file that took its place, or delete the hint',
  ));

for (const document of DOCUMENTS) {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const home = dirname(document);
  test(`links of ${document} lead to files`, () =>
    assert.deepEqual(
      linksIn(text).filter((to) => !existsSync(join(ROOT, home, to))),
      [],
    ));
  test(`paths in ${document} exist`, () =>
    assert.deepEqual(
      pathsIn(text).filter((path) => !EXAMPLES.test(path) && !FILES.some((file) => file.endsWith(`/${path}`))),
      [],
    ));
}
