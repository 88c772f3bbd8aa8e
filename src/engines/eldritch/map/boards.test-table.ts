/** Boards for the tests: the game's own, and small ones by their paths. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parse } from 'yaml';
import { makeBoard, PATHS, type BoardLocation, type Path } from './board.ts';

const file = fileURLToPath(new URL('../../../../content/eldritch/data/map.yaml', import.meta.url));
/** The board of the game. */
export const world = makeBoard(parse(readFileSync(file, 'utf8')) as readonly BoardLocation[]);

/** The locations of some paths, in the order in which they are first named. */
export const locationsOf = (
  cities: readonly string[],
  paths: readonly (readonly [string, Path, string])[],
): BoardLocation[] => {
  const ids = [...new Set([...cities, ...paths.flatMap(([a, , b]) => [a, b])])];
  const destinations = (id: string, by: Path) =>
    paths.filter((p) => p[1] === by && p.includes(id)).map(([a, , b]) => (a === id ? b : a));
  return ids.map((id) => ({
    id,
    kind: cities.includes(id) ? 'city' : 'sea',
    train: destinations(id, 'train'),
    ship: destinations(id, 'ship'),
    uncharted: destinations(id, 'uncharted'),
    local: destinations(id, 'local'),
  }));
};
/** A small board: up to five places, up to seven paths, most places cities. */
export const boards = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
    fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...PATHS), fc.constantFrom('b', 'c', 'd', 'e'))
        .filter(([a, , b]) => a < b),
      { maxLength: 7, selector: (path) => path.join() },
    ),
  )
  .map(([cities, paths]) => locationsOf([...new Set([...cities, 'a'])], paths));
