/**
 * A style sheet says nothing of what no page has. Words of the sources count as classes, for an island makes classes that
 * no built page shows yet; a tool that reads pages alone would call them unused.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { assertNone } from '../none.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith(`checks${sep}`) && !/\.test(?:-table)?\.tsx?$/.test(file))
  .map((file) => file.split(sep).join('/'));
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const withoutComments = (source: string): string => source.replace(/\/\*[^]*?\*\//g, '');

const sources = files.filter((file) => /\.(?:ts|tsx|astro)$/.test(file)).map((file) => ({ file, text: textOf(file) }));
const allSources = sources.map(({ text }) => text).join('\n');
/** Every word that might be a class. */
const words = new Set(allSources.match(/[\w-]+/g));
/** Beginnings of classes that are made of a part and a word: `d-${colour}`, `k-p${seat}`. */
const beginnings = [...new Set([...allSources.matchAll(/([a-z][\w-]*)\$\{/g)].map(([, start]) => start!))].filter(
  (start) => start.includes('-'),
);

/** Classes in the selectors of a sheet. */
const classesOf = (sheet: string): ReadonlySet<string> =>
  new Set(
    [...withoutComments(sheet).matchAll(/([^{};]+)\{/g)]
      .map(([, prelude]) => prelude!.trim())
      .filter((prelude) => !prelude.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)),
  );
const isNamed = (name: string): boolean => words.has(name) || beginnings.some((start) => name.startsWith(start));

test('classes are read from selectors alone', () =>
  assert.deepEqual(
    [...classesOf('/* .gone */ @media (width > 1.5rem) { .a:is(.b, a.c)::before { margin: .5em; } } .d{}')],
    ['a', 'b', 'c', 'd'],
  ));

test('a class that nothing names is found', () => assert.equal(isNamed(['no', 'such', 'class'].join('-')), false));

test('every class of a sheet is named where pages are made', () =>
  assertNone(
    files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...classesOf(textOf(file))].filter((name) => !isNamed(name)).map((name) => `src/${file}: .${name}`),
      ),
    'delete the rule, or name the class in the component that it is for',
  ));
