/** Random boards for laws, and the oracle of sight: points sampled along the line. */
import fc from 'fast-check';
import { areasOf, isOpenDoor, isSame, NOWHERE, roomOf, shareSide, type Area, type Board } from './board.ts';
import { DOOR, type Visibility } from './sight.ts';

/** The sizes of rooms, across and down. */
const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

/** Rooms laid one after another into the first free place, each as large as it may be; size 4 leaves the place empty. */
const layRooms = (columns: number, rows: number, sizes: readonly number[]): readonly string[] => {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  const isFree = (c: number, r: number) => grid[r]?.[c] === '';
  for (let at = 0; at < columns * rows; at += 1) {
    const [c, r] = [at % columns, Math.floor(at / columns)];
    if (!isFree(c, r)) continue;
    const size = sizes[at % sizes.length]!;
    const room = size === SIZES.length ? NOWHERE : String.fromCodePoint('A'.codePointAt(0)! + at);
    const [w, h] = SIZES[size] ?? [1, 1];
    const places = Array.from({ length: w * h }, (_, i) => [c + (i % w), r + Math.floor(i / w)] as const);
    const fits = places.every(([x, y]) => isFree(x, y));
    for (const [x, y] of fits ? places : [[c, r] as const]) grid[y]![x] = room;
  }
  return grid.map((line) => line.join(''));
};

/** A board of up to 5 × 4 areas, with two areas of it to look from and at. */
export const someBoard: fc.Arbitrary<{ board: Board; from: Area; to: Area }> = fc
  .record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    sizes: fc.array(fc.integer({ min: 0, max: SIZES.length }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ columns, rows, sizes }) => layRooms(columns, rows, sizes))
  .filter((rooms) => areasOf({ rooms }).length > 0)
  .chain((rooms) => {
    const areas = areasOf({ rooms });
    const sides = areas.flatMap((a) =>
      areas.filter((b) => shareSide(a, b) && roomOf({ rooms }, a)! < roomOf({ rooms }, b)!).map((b) => [a, b] as const),
    );
    const letters = [...new Set(rooms.join(''))].filter((room) => room !== NOWHERE);
    return fc.record({
      board: fc.record({
        rooms: fc.constant(rooms),
        doors: fc.subarray(sides),
        unexplored: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(letters)),
        crowded: fc.subarray([...areas]),
      }),
      from: fc.constantFrom(...areas),
      to: fc.constantFrom(...areas),
    });
  });

/**
 * The oracle: the line is cut so fine that every crossing with the grid is one of its points, and each point is asked
 * by itself whether it lies on a wall, or inside an area with characters. Whole numbers, in units of 1 / `fine` of a side.
 */
export const sampledVisibility = (board: Board, from: Area, to: Area): Visibility => {
  const [across, down] = [to.column - from.column, to.row - from.row];
  // The grid is met at (2i + 1) / (2 |across|) and (2j + 1) / (2 |down|) of the way.
  const samples = 4 * Math.max(1, Math.abs(across)) * Math.max(1, Math.abs(down));
  const fine = 2 * samples;
  const points = Array.from({ length: samples + 1 }, (_, i) => ({
    x: fine * from.column + fine / 2 + (fine * across * i) / samples,
    y: fine * from.row + fine / 2 + (fine * down * i) / samples,
  }));
  const hidden = [from, to].some((area) => board.unexplored.includes(roomOf(board, area)!));
  if (hidden || points.some((p) => isOnWall(board, p.x, p.y, fine))) return 'blocked';
  const isInside = ({ column, row }: Area) =>
    points.some(({ x, y }) => x > fine * column && x < fine * (column + 1) && y > fine * row && y < fine * (row + 1));
  const others = board.crowded.filter((area) => !isSame(area, from) && !isSame(area, to));
  return others.some(isInside) ? 'obscured' : 'clear';
};

/** Whether a point lies on a side that is a wall, the two ends of the side included, and not under an open door. */
const isOnWall = (board: Board, x: number, y: number, fine: number): boolean => {
  const near = (at: number) => [Math.floor(at / fine), Math.ceil(at / fine) - 1];
  const isWall = (a: Area, b: Area, alongSide: number): boolean => {
    if (roomOf(board, a) === roomOf(board, b)) return false;
    const fromMiddle = Math.abs(alongSide - fine / 2);
    return !(isOpenDoor(board, a, b) && 2 * fromMiddle * DOOR.under < DOOR.over * fine);
  };
  const upright =
    x % fine === 0 &&
    near(y).some((row) => isWall({ column: x / fine - 1, row }, { column: x / fine, row }, y - row * fine));
  const level =
    y % fine === 0 &&
    near(x).some((column) => isWall({ column, row: y / fine - 1 }, { column, row: y / fine }, x - column * fine));
  return upright || level;
};
