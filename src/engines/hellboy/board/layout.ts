/** Boards as they are written: areas as «b2», what is wrong with a grid, where its walls are. */
import { areasOf, NOWHERE, roomOf, shareSide, type Area, type Board } from './board.ts';
import type { Point } from './walk.ts';

/** The area that «b2» names: the column as a Latin letter, the row as a digit from 1; none for other words. */
export const parseArea = (word: string): Area | undefined => {
  const match = /^([a-z])([1-9])$/.exec(word);
  return match === null
    ? undefined
    : { column: match[1]!.codePointAt(0)! - 'a'.codePointAt(0)!, row: Number(match[2]) - 1 };
};
/** The name of an area, see {@link parseArea}. */
export const makeArea = ({ column, row }: Area): string =>
  `${String.fromCodePoint('a'.codePointAt(0)! + column)}${row + 1}`;

/** What can be wrong with a grid, by the row or the door where it is. */
export type LayoutFault =
  | { readonly code: 'ragged'; readonly row: number }
  | { readonly code: 'not-a-rectangle'; readonly room: string; readonly row: number }
  | { readonly code: 'door-apart' | 'door-inside' | 'door-nowhere'; readonly door: number };

/** The faults of a board: rows of one length, rooms as rectangles, each door between areas of two rooms. */
export const faultsOf = (board: Pick<Board, 'rooms' | 'doors'>): readonly LayoutFault[] => {
  const { rooms, doors } = board;
  const ragged = rooms.findIndex((line) => line.length !== rooms[0]!.length);
  if (ragged >= 0) return [{ code: 'ragged', row: ragged }];
  const letters = [...new Set(rooms.join(''))].filter((room) => room !== NOWHERE);
  return [
    ...letters
      .filter((room) => !isRectangle(areasOf(board).filter((area) => roomOf(board, area) === room)))
      .map((room) => ({
        code: 'not-a-rectangle' as const,
        room,
        row: rooms.findIndex((line) => line.includes(room)),
      })),
    ...doors.flatMap(([a, b], door): LayoutFault[] => {
      const [left, right] = [roomOf(board, a), roomOf(board, b)];
      if (left === undefined || right === undefined) return [{ code: 'door-nowhere', door }];
      if (!shareSide(a, b)) return [{ code: 'door-apart', door }];
      return left === right ? [{ code: 'door-inside', door }] : [];
    }),
  ];
};

const isRectangle = (areas: readonly Area[]): boolean => {
  const extentOf = (of: readonly number[]) => Math.max(...of) - Math.min(...of) + 1;
  return extentOf(areas.map((a) => a.column)) * extentOf(areas.map((a) => a.row)) === areas.length;
};

/** A side of an area, from end to end. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The sides of the grid, those of its edge included, with the areas left of and right of it, or above and below. */
const sidesOf = ({ rooms }: Pick<Board, 'rooms'>): readonly (Side & { readonly between: readonly [Area, Area] })[] => {
  const [columns, rows] = [rooms[0]!.length, rooms.length];
  const range = (length: number) => Array.from({ length }, (_, i) => i);
  const upright = range(columns + 1).flatMap((x) =>
    range(rows).map((y) => ({
      from: { x, y },
      to: { x, y: y + 1 },
      between: [
        { column: x - 1, row: y },
        { column: x, row: y },
      ] as const,
    })),
  );
  const level = range(rows + 1).flatMap((y) =>
    range(columns).map((x) => ({
      from: { x, y },
      to: { x: x + 1, y },
      between: [
        { column: x, row: y - 1 },
        { column: x, row: y },
      ] as const,
    })),
  );
  return [...upright, ...level];
};

/** All walls of a board, a side each, those under doors included: the sides where a room ends. */
export const wallsOf = (board: Pick<Board, 'rooms'>): readonly Side[] =>
  sidesOf(board)
    .filter(({ between: [a, b] }) => roomOf(board, a) !== roomOf(board, b))
    .map(({ from, to }) => ({ from, to }));

/** The sides that two areas of one room share. */
export const seamsOf = (board: Pick<Board, 'rooms'>): readonly Side[] =>
  sidesOf(board)
    .filter(({ between: [a, b] }) => roomOf(board, a) !== undefined && roomOf(board, a) === roomOf(board, b))
    .map(({ from, to }) => ({ from, to }));
