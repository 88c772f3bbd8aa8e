/** What was chosen to be laid and is not laid yet: it is not given up in silence when the reader goes on. */
import type { DayState } from '../../../engines/echo/day/state.ts';

export interface Begun {
  /** The locations of new Paths. */
  readonly paths: readonly number[];
  /** The location of a Clue. */
  readonly clue: number | null;
}
export const NOTHING_BEGUN: Begun = { paths: [], clue: null };
export const hasBegun = ({ paths, clue }: Begun): boolean => paths.length > 0 || clue !== null;

/** Without the locations that are on the board no more: the step that added them was taken back. */
export const begunOn = ({ places }: Pick<DayState, 'places'>, { paths, clue }: Begun): Begun => ({
  paths: paths.filter((place) => places[place] !== undefined),
  clue: clue === null || places[clue] === undefined ? null : clue,
});
