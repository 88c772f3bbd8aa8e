/** The import directions of the house, see `src/README.md`. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** Which rooms of `src/` a room may import from, beside itself. A room that is not named here may not exist. */
const MAY_IMPORT: { readonly [room: string]: readonly string[] } = {
  lib: [],
  'engines/exact': ['lib'],
  'engines/stack': ['lib'],
  engines: ['lib', 'engines/exact', 'engines/stack'],
  schemas: [],
  terms: ['lib'],
  drawings: ['schemas'],
  search: ['lib', 'schemas'],
  browser: ['lib', 'schemas', 'drawings', 'search'],
  bundling: [],
  'env.d.ts': [],
  corpus: ['lib', 'schemas', 'terms'],
  markdown: ['lib', 'schemas', 'terms', 'corpus'],
  islands: ['lib', 'schemas', 'drawings', 'engines', 'engines/exact', 'engines/stack', 'islands/shared'],
  'islands/shared': ['lib'],
  components: ['lib', 'schemas', 'terms', 'drawings', 'browser', 'islands'],
  layouts: ['lib', 'schemas', 'browser', 'components', 'styles'],
  pages: ['lib', 'schemas', 'terms', 'search', 'browser', 'islands', 'components', 'layouts'],
  styles: [],
  'content.config.ts': ['schemas', 'terms', 'markdown'],
  checks: [
    'lib',
    'schemas',
    'terms',
    'search',
    'corpus',
    'markdown',
    'engines',
    'engines/exact',
    'engines/stack',
    'islands',
    'components',
  ],
};
/** Rooms that must run anywhere: nothing of Node, Astro, Preact or the DOM. */
const PURE = ['lib', 'terms', 'drawings', 'search', 'engines', 'engines/exact', 'engines/stack'];

/** Libraries without a platform, that pure rooms may use. */
const PURE_LIBRARIES = ['@orama/stemmers/russian'];

const roomOf = (file: string): string => {
  const [first = '', second = ''] = file.split(sep);
  const inner =
    (first === 'engines' && (second === 'exact' || second === 'stack')) || (first === 'islands' && second === 'shared');
  return inner ? `${first}/${second}` : first;
};
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(ts|tsx|astro)$/.test(f));
const isTest = (file: string) => /\.test(?:-table)?\.tsx?$/.test(file);
const importsOf = (file: string) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1]!);

test('every room is known', () => {
  assert.deepEqual(
    [...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT)),
    [],
  );
});

test('rooms import only in the agreed directions', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((i) => i.startsWith('.'))
      .flatMap((i) => {
        const target = relative(SRC, resolve(SRC, dirname(file), i));
        const [from, to] = [roomOf(file), roomOf(target)];
        const allowed =
          from === to ||
          (MAY_IMPORT[from] ?? []).includes(to) ||
          (isTest(file) && from === 'corpus' && to === 'markdown');
        return allowed ? [] : [`${file} → ${i}`];
      }),
  );
  assert.deepEqual(wrong, []);
});

test('relative imports name a file that is there, extension included', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((i) => i.startsWith('.') && !existsSync(resolve(SRC, dirname(file), i)))
      .map((i) => `${file} → ${i}`),
  );
  assert.deepEqual(wrong, []);
});

test('pure rooms use no platform', () => {
  const wrong = files
    .filter((f) => PURE.includes(roomOf(f)) && !isTest(f))
    .flatMap((file) => {
      const source = readFileSync(join(SRC, file), 'utf8');
      return [
        ...importsOf(file)
          .filter((i) => !i.startsWith('.') && !PURE_LIBRARIES.includes(i))
          .map((i) => `${file} imports ${i}`),
        ...(
          source.match(/\b(?:document|window|localStorage|fetch|Date\.now|Math\.random|performance)\b(?=[.(])/g) ?? []
        ).map((w) => `${file} uses ${w}`),
      ];
    });
  assert.deepEqual(wrong, []);
});

test('islands import no other island', () => {
  const islandOf = (file: string) => file.split(sep)[1];
  const wrong = files
    .filter((f) => roomOf(f) === 'islands')
    .flatMap((file) =>
      importsOf(file)
        .filter((i) => i.startsWith('.'))
        .map((i) => relative(SRC, resolve(SRC, dirname(file), i)))
        .filter((t) => roomOf(t) === 'islands' && islandOf(t) !== islandOf(file))
        .map((t) => `${file} → ${t}`),
    );
  assert.deepEqual(wrong, []);
});

/** Longer than the cap since lines have a width; to be split by meaning. */
const TO_BE_SPLIT = [
  'schemas/foursouls-stack.ts',
  'engines/arkham/arkham.test.ts',
  'engines/arkham/bag.test.ts',
  'engines/arkham/choices.test.ts',
  'engines/foursouls/attack/attack.test.ts',
  'engines/foursouls/attacks.test.ts',
  'engines/foursouls/corners.test.ts',
  'engines/foursouls/effects.test.ts',
  'engines/foursouls/mechanics.test.ts',
  'engines/foursouls/rulings.test.ts',
  'islands/chaos-bag/View.tsx',
  'islands/skill-test/model.test.ts',
];
test('files stay small enough to read in one go', () => {
  const linesOf = (file: string) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1;
  const long = files.filter((f) => !f.endsWith('.test-table.ts') && linesOf(f) > 300);
  assert.deepEqual(long.toSorted(), TO_BE_SPLIT.toSorted());
});
