/** The board of Hellboy: rooms (помещения) on a grid of square areas (области), doors (двери) between them. */

/** An area by its place on the grid, from 0: columns from the left, rows from the top. */
export interface Area {
  readonly column: number;
  readonly row: number;
}

/** A door lies on the side that its two areas share. */
type Door = readonly [Area, Area];

/** All that adjacency and sight need of a board. There is a wall wherever two rooms meet. */
export interface Board {
  /** The grid row by row, a letter of its room for each area, a full stop where there is none. */
  readonly rooms: readonly string[];
  readonly doors: readonly Door[];
  /** Rooms whose encounter card lies face down: closed to sight and movement, doors shut. */
  readonly unexplored: readonly string[];
  /** Areas with at least one character. */
  readonly crowded: readonly Area[];
}

/** The sign of the grid where there is no room. */
export const NOWHERE = '.';

/** Whether two areas are the same one. */
export const isSame = (a: Area, b: Area): boolean => a.column === b.column && a.row === b.row;

/** The room of an area; undefined off the board. */
export const roomOf = ({ rooms }: Pick<Board, 'rooms'>, { column, row }: Area): string | undefined => {
  const room = rooms[row]?.[column];
  return room === NOWHERE ? undefined : room;
};

/** All areas of a board, row by row. */
export const areasOf = (board: Pick<Board, 'rooms'>): readonly Area[] =>
  board.rooms
    .flatMap((line, row) => [...line].map((_, column) => ({ column, row })))
    .filter((area) => roomOf(board, area) !== undefined);

/** Whether two areas share a whole side. */
export const shareSide = (a: Area, b: Area): boolean => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;

/** Whether the room of an area is on the board and explored. */
export const isExplored = (board: Pick<Board, 'rooms' | 'unexplored'>, area: Area): boolean => {
  const room = roomOf(board, area);
  return room !== undefined && !board.unexplored.includes(room);
};

/**
 * Whether a door opens the wall between two areas.
 * «Двери», «Неисследованные помещения»: a door opens when the room behind it is explored, until then it only explores.
 */
export const isOpenDoor = (board: Board, a: Area, b: Area): boolean =>
  isExplored(board, a) &&
  isExplored(board, b) &&
  board.doors.some(([c, d]) => (isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c)));

/**
 * Whether two areas are adjacent (соседние): they touch by a side or a corner and no wall parts them; through a door
 * only straight, since its token is shorter than a side. An area is not adjacent to itself.
 * Rule: «Соседние области».
 */
export const areAdjacent = (board: Board, a: Area, b: Area): boolean => {
  const touch = Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) === 1;
  const room = roomOf(board, a);
  if (!touch || room === undefined) return false;
  return room === roomOf(board, b) || (shareSide(a, b) && isOpenDoor(board, a, b));
};
