/** Sight (видимость): the line from the centre of an area to the centre of another. Rule: «Видимость». */
import { isExplored, isOpenDoor, isSame, roomOf, type Area, type Board } from './board.ts';
import { walkOf, type Point, type Step } from './walk.ts';

export const VISIBILITIES = ['clear', 'obscured', 'blocked'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Where the rulebook is silent:
 * - `door-length`: the token of a door is «shorter than the side», and how much shorter is not printed. The line passes
 *   where it crosses the token; the engine takes a token of {@link DOOR}. A line through the very middle needs no reading.
 * - `corner-of-areas`: a line that only touches the corner of an area does not cross it, so a character there obscures
 *   nothing.
 *
 * A corner of walls needs no reading: rooms are rectangles, so a line that leaves a room next to a door crosses its
 * wall, at a corner too.
 */
const READINGS = ['door-length', 'corner-of-areas'] as const;
type Reading = (typeof READINGS)[number];

/** How much of the side the token of a door covers, in the middle of it. */
export const DOOR = { over: 2, under: 3 } as const;

/** What a line of sight meets. */
export interface Sight {
  readonly visibility: Visibility;
  /** The areas with characters that it crosses on its way, the two ends not among them; none where it is blocked. */
  readonly through: readonly Area[];
  /** Where it meets the first wall. */
  readonly wall: Point | undefined;
  /** The readings that decided. */
  readonly rests: readonly Reading[];
}

/**
 * What the line between the centres of two areas meets: it is blocked where it crosses a wall that no open door takes
 * away under its token, and obscured where it crosses a further area with characters.
 * Rules: «Видимость», «Двери», «Неисследованные помещения».
 */
export const sightOf = (board: Board, from: Area, to: Area): Sight => {
  const steps = walkOf(from, to);
  const wall = steps.find((step) => !passes(board, step))?.at;
  const nearMiddle = steps.some((step) => isDoorStep(board, step) && step.aside!.over > 0);
  const walled = steps.some((step) => !passes(board, step) && !isDoorStep(board, step));
  const byDoor: readonly Reading[] = nearMiddle && !walled ? ['door-length'] : [];
  if (wall !== undefined || !isExplored(board, from) || !isExplored(board, to))
    return { visibility: 'blocked', through: [], wall, rests: byDoor };

  const isCrowded = (area: Area) =>
    board.crowded.some((c) => isSame(c, area)) && !isSame(area, from) && !isSame(area, to);
  const through = steps.map((step) => step.enters).filter(isCrowded);
  const touched = steps.filter((step) => step.aside === undefined).flatMap(nearCorner);
  const byCorner: readonly Reading[] = through.length === 0 && touched.some(isCrowded) ? ['corner-of-areas'] : [];
  return {
    visibility: through.length > 0 ? 'obscured' : 'clear',
    through,
    wall,
    rests: [...byDoor, ...byCorner],
  };
};

/** Whether an area is seen from another: `clear`, `obscured` or `blocked`; see {@link sightOf}. */
export const visibility = (board: Board, from: Area, to: Area): Visibility => sightOf(board, from, to).visibility;

/** The two areas that a step through a corner touches and does not enter. */
const nearCorner = ({ leaves, enters }: Step): readonly Area[] => [
  { column: leaves.column, row: enters.row },
  { column: enters.column, row: leaves.row },
];

const isDoorStep = (board: Board, { leaves, enters, aside }: Step): boolean =>
  aside !== undefined && isOpenDoor(board, leaves, enters);

/** Whether a step meets no wall. */
const passes = (board: Board, step: Step): boolean => {
  const room = roomOf(board, step.leaves);
  if (room !== undefined && room === roomOf(board, step.enters)) return true;
  if (!isDoorStep(board, step)) return false;
  const { over, under } = step.aside!;
  return 2 * over * DOOR.under < DOOR.over * under;
};
