/** What of a game is in which box, where its reader chooses the boxes that he owns. */
import type { Game } from './game.ts';

/** A set with its names. */
export type GameSet = Game['sets'][number];
type Boxed = Pick<Game, 'boxes' | 'sets'>;

/** The expansions that a reader of a game may own, in the order of publication; none where he does not choose. */
export const expansionsOf = ({ boxes, sets }: Boxed): readonly GameSet[] => (boxes === undefined ? [] : sets.slice(1));

/**
 * The expansion of an id; undefined for the game itself.
 * @param set of a term, or the id of a chapter: one that is called as a set is of that set
 */
export const expansionOf = (game: Boxed, set: string): GameSet | undefined =>
  expansionsOf(game).find(({ id }) => id === set);
