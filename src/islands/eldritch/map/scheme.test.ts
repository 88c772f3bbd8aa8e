/** The scheme: every path once, over the Pacific by both sides, and no location on a path of others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DATA } from './model.test-table.ts';
import type { MapLocation } from './model.ts';
import { mapOnTable } from './side-boards.ts';
import { exitsOf, isOnWay, linesOf, SCHEME } from './scheme.ts';

const lines = linesOf(DATA.places);
type Point = MapLocation['at'];

test('58 paths, three of them over the Pacific', () => {
  assert.equal(lines.length, 58);
  assert.equal(new Set(lines.map(({ key }) => key)).size, 58);
  assert.deepEqual(
    lines
      .filter(({ pieces }) => pieces.length === 2)
      .map(({ ends }) => ends.toSorted().join(' '))
      .toSorted(),
    ['space-1 space-19', 'space-2 tokyo', 'space-3 sydney'],
  );
  const exits = exitsOf(lines, DATA.places);
  assert.deepEqual(
    exits
      .filter(({ at: [x] }) => x === SCHEME.left)
      .map(({ to }) => to)
      .toSorted(),
    ['space-19', 'sydney', 'tokyo'],
  );
  assert.deepEqual(
    exits
      .filter(({ at: [x] }) => x === SCHEME.right)
      .map(({ to }) => to)
      .toSorted(),
    ['space-1', 'space-2', 'space-3'],
  );
});

/** How far a point is from a stretch. */
const distance = ([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};
test('no location lies on a path between others, and none on another', () => {
  for (const place of DATA.places) {
    for (const { ends, pieces, key } of lines.filter((line) => !line.ends.includes(place.id)))
      for (const piece of pieces) assert.ok(distance(place.at, piece) > 2.4, `${place.id} on ${key} ${ends.join()}`);
    for (const other of DATA.places.filter(({ id }) => id !== place.id))
      assert.ok(
        Math.abs(place.at[0] - other.at[0]) > 5 || Math.abs(place.at[1] - other.at[1]) > 5,
        `${place.id} on ${other.id}`,
      );
  }
});

test('with all side boards no location lies on a path between others either', () => {
  const { places } = mapOnTable({ boards: DATA.boards.map(({ id }) => id), portals: [], paths: [] }, DATA);
  const all = linesOf(places);
  assert.equal(all.length, lines.length + DATA.boards.reduce((sum, { paths }) => sum + paths.length, 0));
  for (const place of places)
    for (const { ends, pieces, key } of all.filter((line) => !line.ends.includes(place.id)))
      for (const piece of pieces) assert.ok(distance(place.at, piece) > 2.4, `${place.id} on ${key} ${ends.join()}`);
});

test('a way goes along its own paths only', () => {
  const way = ['arkham', 'space-6', 'san-francisco'];
  assert.deepEqual(
    lines.filter((line) => isOnWay(line, way)).map(({ key }) => key),
    ['arkham train space-6', 'san-francisco train space-6'],
  );
  assert.ok(!lines.some((line) => isOnWay(line, ['arkham'])));
});
