/**
 * The allowed import directions, see `src/README.md`. Tested here because dependency-cruiser cannot read `.astro`; the
 * linter checks that pure folders stay pure, the type checker that imported files exist.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { assertNone } from '../none.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** The games: each has folders of its own name. */
const GAMES = readdirSync(join(SRC, '../content')).filter((name) =>
  existsSync(join(SRC, '../content', name, 'game.yaml')),
);

/**
 * The folders of `src/` that a folder may import from, apart from itself. `<game>` is the folder of one game, and reaches
 * no folder of another. Every folder must be listed here.
 */
const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  lib: [],
  'engines/exact': ['lib'],
  'engines/log': ['lib'],
  'engines/<game>': ['lib', 'engines/exact', 'engines/log'],
  'schemas/site': [],
  'schemas/<game>': ['schemas/site', 'engines/<game>'],
  'content/link': ['lib'],
  'content/figures': ['schemas/site', 'schemas/<game>'],
  'content/read': ['lib', 'schemas/site', 'schemas/<game>', 'content/link', 'content/figures'],
  'content/render': ['lib', 'schemas/site', 'content/link', 'content/read', 'content'],
  content: ['content/link', 'content/read', 'content/render'],
  drawings: ['schemas/site'],
  search: ['lib', 'schemas/site'],
  browser: ['lib', 'device', 'schemas/site', 'drawings', 'search'],
  build: ['lib', 'schemas/site'],
  device: [],
  'env.d.ts': [],
  'islands/shared': ['lib', 'device', 'engines/exact', 'engines/log'],
  'islands/<game>': [
    'lib',
    'device',
    'schemas/site',
    'schemas/<game>',
    'drawings',
    'engines/exact',
    'engines/log',
    'engines/<game>',
    'islands/shared',
  ],
  'islands/table': ['lib', 'device', 'schemas/site', 'islands/shared'],
  // It ends at the table.
  'islands/setup': ['lib', 'device', 'schemas/site', 'islands/shared', 'islands/table'],
  'islands/sheet': ['engines/exact', 'islands/shared'],
  components: [
    'lib',
    'schemas/site',
    'schemas/<game>',
    'content/link',
    'content/read',
    'drawings',
    'browser',
    'islands/shared',
    'islands/<game>',
  ],
  layouts: ['lib', 'schemas/site', 'drawings', 'browser', 'components', 'styles'],
  pages: [
    'lib',
    'schemas/site',
    'schemas/<game>',
    'drawings',
    'content/link',
    'content/read',
    'search',
    'browser',
    'islands/<game>',
    'islands/table',
    'islands/setup',
    'islands/sheet',
    'components',
    'layouts',
    'styles',
  ],
  styles: [],
  new: ['schemas/site', 'content/read'],
  checks: [
    'lib',
    'schemas/site',
    'schemas/<game>',
    'content',
    'content/link',
    'content/figures',
    'content/read',
    'content/render',
    'search',
    'drawings',
    'engines/exact',
    'engines/log',
    'engines/<game>',
    'islands/<game>',
    'islands/table',
    'islands/setup',
    'components',
    'build',
    'new',
  ],
};
/** Lines of a file, but for tables of tests. */
const MOST_LINES = 300;

/** Folders whose subfolders count as the folders. */
const HOUSES = ['content', 'engines', 'islands', 'schemas'];
/** The game of a file: `engines/arkham/token.ts`, `pages/_data/arkham/odds.ts`, `content/figures/arkham.ts`. */
const gameOf = (file: string): string | undefined =>
  file
    .split(sep)
    .map((part) => part.replace(/\.ts$/, ''))
    .find((part) => GAMES.includes(part));
const folderOf = (file: string): string => {
  const [first = '', second = ''] = file.split(sep);
  if (!HOUSES.includes(first) || second.includes('.')) return first;
  return `${first}/${GAMES.includes(second) ? '<game>' : second}`;
};
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(ts|tsx|astro)$/.test(f));
const isTest = (file: string) => /\.test(?:-table)?\.tsx?$/.test(file);
const importsOf = (file: string) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((m) => m[1]!);

test('every folder is known', () =>
  assertNone(
    [...new Set(files.map(folderOf))].filter((folder) => !(folder in MAY_IMPORT)).map((folder) => `src/${folder}`),
    'name the folder in MAY_IMPORT of this test and on the map in src/README.md, or move its files to a folder that is there',
  ));

/** Each import of a file of this tree by another one. */
const arrows = files.flatMap((file) =>
  importsOf(file)
    .filter((i) => i.startsWith('.'))
    .map((i) => ({ file, target: relative(SRC, resolve(SRC, dirname(file), i)), as: `src/${file} → ${i}` })),
);
type Arrow = (typeof arrows)[number];

const isAllowed = ({ file, target }: Arrow): boolean => {
  const [from, to] = [folderOf(file), folderOf(target)];
  return from === to || MAY_IMPORT[from]!.includes(to) || (isTest(file) && from === 'content/read');
};
const isForeign = ({ file, target }: Arrow): boolean => {
  const [from, to] = [gameOf(file), gameOf(target)];
  return from !== undefined && to !== undefined && from !== to;
};
const calculatorOf = (file: string): string => file.split(sep).slice(0, 3).join('/');
const isIsland = (file: string): boolean => folderOf(file) === 'islands/<game>';
const isNeighbour = ({ file, target }: Arrow): boolean =>
  isIsland(file) &&
  isIsland(target) &&
  !calculatorOf(target).endsWith('/shared') &&
  calculatorOf(file) !== calculatorOf(target);

test('folders import only in the agreed directions', () =>
  assertNone(
    arrows
      .filter((arrow) => !isAllowed(arrow))
      .map(
        ({ file, as }) => `${as}: ${folderOf(file)} may import ${MAY_IMPORT[folderOf(file)]!.join(', ') || 'nothing'}`,
      ),
    'move what both need to a folder that both may import, or hand it in from above; src/README.md has the map',
  ));

test('a game knows no other game', () => {
  assert.ok(arrows.some(({ file, target }) => gameOf(file) === 'arkham' && gameOf(target) === 'arkham'));
  assertNone(
    arrows.filter(isForeign).map(({ as }) => as),
    'move what both games need to lib/, engines/exact/, engines/log/ or islands/shared/',
  );
});

test('a calculator imports no other calculator, but for what those of its game share', () =>
  assertNone(
    arrows.filter(isNeighbour).map(({ as }) => as),
    'move what both calculators need to islands/<game>/shared/',
  ));

test('each shared component is on the sheet of components', () => {
  const sheet = new Set(['pages/_components.astro']);
  for (const from of sheet) for (const { file, target } of arrows) if (file === from) sheet.add(target);
  assertNone(
    files.filter((file) => /^(?:components|islands\/shared)\/.*\.(?:astro|tsx)$/.test(file) && !sheet.has(file)),
    'show it in its states in src/pages/_components.astro or src/islands/sheet/Sheet.tsx',
  );
});

/** A circle of folders that import each other, as their names; undefined where there is none. */
const circleIn = (next: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined => {
  const done = new Set<string>();
  const from = (folder: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const to of next.get(folder) ?? []) {
      const circle = from(to, [...path, folder]);
      if (circle !== undefined) return circle;
    }
    done.add(folder);
    return undefined;
  };
  return [...next.keys()].map((folder) => from(folder, [])).find((circle) => circle !== undefined);
};
test('sibling folders of one engine import each other in one direction', () => {
  assert.deepEqual(
    circleIn(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['a'])],
      ]),
    ),
    ['a', 'b', 'a'],
  );
  const next = new Map<string, Set<string>>();
  for (const { file, target } of arrows) {
    const [from, to] = [dirname(file), dirname(target)];
    if (isTest(file) || !from.startsWith('engines/') || from === to || dirname(from) !== dirname(to)) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  assert.ok(next.size > 10);
  assertNone([circleIn(next)?.join(' → ') ?? []].flat(), 'move what closes the circle to a folder that both import');
});

test('files stay small enough to read in one go', () => {
  const linesOf = (file: string) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1;
  assertNone(
    files
      .filter((file) => !file.endsWith('.test-table.ts') && linesOf(file) > MOST_LINES)
      .map((file) => `src/${file}: ${linesOf(file)} lines of ${MOST_LINES}`),
    'divide the file by what its parts are about',
  );
});
