import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { areAdjacent, areasOf, isExplored, roomOf, type Area, type Board } from './board.ts';
import { faultsOf, makeArea, parseArea, wallsOf } from './layout.ts';
import { sampledVisibility, someBoard } from './random.test-table.ts';
import { sightOf, visibility, VISIBILITIES } from './sight.ts';
import { walkOf } from './walk.ts';

const area = (word: string): Area => parseArea(word)!;
/** A board written as in the diagrams. */
const board = (rooms: readonly string[], doors = '', crowded = '', unexplored: readonly string[] = []): Board => {
  const words = (list: string) => list.split(' ').filter((word) => word !== '');
  return {
    rooms,
    doors: words(doors).map((word) => word.split('-').map(area) as [Area, Area]),
    unexplored,
    crowded: words(crowded).map(area),
  };
};
/** Two rooms of four areas side by side, a door in the upper row. */
const TWO = board(['AABB', 'AABB'], 'b1-c1');

test('adjacency in two rooms and through their door', () => {
  const cases = { 'a1 b1': true, 'a1 b2': true, 'b1 c1': true, 'b1 c2': false, 'b2 c2': false, 'a1 c1': false };
  for (const [pair, wanted] of Object.entries(cases)) {
    const [a, b] = pair.split(' ').map(area) as [Area, Area];
    assert.equal(areAdjacent(TWO, a, b), wanted, pair);
  }
});

test('sight in two rooms and through their door', () => {
  const cases = { 'a1 b2': 'clear', 'a1 d1': 'clear', 'b2 c2': 'blocked', 'a1 c2': 'blocked' };
  for (const [pair, wanted] of Object.entries(cases)) {
    const [a, b] = pair.split(' ').map(area) as [Area, Area];
    assert.equal(visibility(TWO, a, b), wanted, pair);
  }
  const crowd = board(['AABB', 'AABB'], 'b1-c1', 'a1 b1 c1 d1');
  assert.deepEqual(sightOf(crowd, area('a1'), area('d1')).through.map(makeArea), ['b1', 'c1']);
});

test('a line through a corner of a room leaves it through the wall', () => {
  assert.deepEqual(sightOf(TWO, area('b1'), area('c2')), {
    visibility: 'blocked',
    through: [],
    wall: { x: 2, y: 1 },
    rests: [],
  });
});

test('readings are named where they decide, and only there', () => {
  const room = board(['AA', 'AA'], '', 'b1');
  assert.deepEqual(sightOf(room, area('a1'), area('b2')).rests, ['corner-of-areas']);
  assert.equal(visibility(room, area('a1'), area('b2')), 'clear');
  assert.deepEqual(sightOf(TWO, area('b1'), area('d2')).rests, ['door-length']);
  assert.equal(visibility(TWO, area('b1'), area('d2')), 'clear', 'a quarter of the side from its middle');
  const far = board(['AABBC', 'AABBC'], 'b1-c1');
  assert.deepEqual(sightOf(far, area('a1'), area('e2')).rests, [], 'the wall behind decides');
  assert.deepEqual(sightOf(TWO, area('a1'), area('d1')).rests, []);
});

test('a door of an unexplored room opens nothing', () => {
  const shut = board(['AB'], 'a1-b1', '', ['B']);
  assert.equal(areAdjacent(shut, area('a1'), area('b1')), false);
  assert.equal(visibility(shut, area('a1'), area('b1')), 'blocked');
});

test('faults of a layout are found', () => {
  const faults = (rooms: readonly string[], doors = '') => faultsOf(board(rooms, doors)).map((f) => f.code);
  assert.deepEqual(faults(['AAB', 'AAB'], 'b1-c1'), []);
  assert.deepEqual(faults(['AAB', 'AA']), ['ragged']);
  assert.deepEqual(faults(['AA', 'AB']), ['not-a-rectangle']);
  assert.deepEqual(faults(['A.A']), ['not-a-rectangle']);
  assert.deepEqual(faults(['AB', 'AB'], 'a1-b2'), ['door-apart']);
  assert.deepEqual(faults(['AB'], 'b1-c1'), ['door-nowhere']);
  assert.deepEqual(faults(['AAB'], 'a1-b1'), ['door-inside']);
  assert.deepEqual(parseArea('2b'), undefined);
});

test('law: sight by the walk is sight by sampled points', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(someBoard, ({ board: b, from, to }) => {
      const seen = visibility(b, from, to);
      met.add(seen);
      assert.equal(seen, sampledVisibility(b, from, to));
    }),
    { numRuns: 3000 },
  );
  assert.deepEqual([...met].toSorted(), [...VISIBILITIES].toSorted(), 'random boards have all three');
});

test('law: adjacency and sight are the same both ways', () => {
  fc.assert(
    fc.property(someBoard, ({ board: b, from, to }) => {
      assert.equal(areAdjacent(b, from, to), areAdjacent(b, to, from));
      const [there, back] = [sightOf(b, from, to), sightOf(b, to, from)];
      assert.equal(there.visibility, back.visibility);
      assert.deepEqual(there.rests, back.rests);
      assert.deepEqual(there.through.map(makeArea), back.through.map(makeArea).toReversed());
    }),
  );
});

test('law: a mirrored board and a board on its side say the same', () => {
  const turnBoard = (of: (a: Area) => Area, rooms: readonly string[], b: Board): Board => ({
    rooms,
    doors: b.doors.map(([c, d]) => [of(c), of(d)] as const),
    unexplored: b.unexplored,
    crowded: b.crowded.map(of),
  });
  fc.assert(
    fc.property(someBoard, ({ board: b, from, to }) => {
      const width = b.rooms[0]!.length;
      const mirror = (a: Area): Area => ({ column: width - 1 - a.column, row: a.row });
      const side = (a: Area): Area => ({ column: a.row, row: a.column });
      const mirrored = turnBoard(
        mirror,
        b.rooms.map((line) => [...line].toReversed().join('')),
        b,
      );
      const onSide = turnBoard(
        side,
        [...b.rooms[0]!].map((_, c) => b.rooms.map((line) => line[c]!).join('')),
        b,
      );
      assert.equal(visibility(mirrored, mirror(from), mirror(to)), visibility(b, from, to));
      assert.equal(visibility(onSide, side(from), side(to)), visibility(b, from, to));
      assert.equal(areAdjacent(onSide, side(from), side(to)), areAdjacent(b, from, to));
    }),
  );
});

test('law: characters never block, and an explored neighbour is seen clearly', () => {
  fc.assert(
    fc.property(someBoard, ({ board: b, from, to }) => {
      const empty = { ...b, crowded: [] };
      assert.equal(visibility(empty, from, to) === 'blocked', visibility(b, from, to) === 'blocked');
      if (areAdjacent(b, from, to) && isExplored(b, from)) assert.equal(visibility(b, from, to), 'clear');
    }),
  );
});

test('law: adjacent are the areas that one step of the line parts, and whose step no wall parts', () => {
  fc.assert(
    fc.property(someBoard, ({ board: b, from, to }) => {
      const within = roomOf(b, from) === roomOf(b, to) || sightOf(b, from, to).visibility !== 'blocked';
      assert.equal(areAdjacent(b, from, to), walkOf(from, to).length === 1 && within);
    }),
  );
});

test('law: a side is a wall, once, where its two areas are of different rooms', () => {
  fc.assert(
    fc.property(someBoard, ({ board: b }) => {
      const walls = wallsOf(b).map(({ from, to }) => `${from.x} ${from.y} ${to.x} ${to.y}`);
      assert.equal(new Set(walls).size, walls.length);
      const sides = areasOf(b).flatMap(({ column: x, row: y }) =>
        [
          { beyond: { column: x - 1, row: y }, side: [x, y, x, y + 1] },
          { beyond: { column: x + 1, row: y }, side: [x + 1, y, x + 1, y + 1] },
          { beyond: { column: x, row: y - 1 }, side: [x, y, x + 1, y] },
          { beyond: { column: x, row: y + 1 }, side: [x, y + 1, x + 1, y + 1] },
        ].filter(({ beyond }) => roomOf(b, { column: x, row: y }) !== roomOf(b, beyond)),
      );
      assert.deepEqual(new Set(walls), new Set(sides.map(({ side }) => side.join(' '))));
    }),
  );
});
