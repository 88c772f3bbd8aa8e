/**
 * The character that the reader chose last in any calculator of a game. Other calculators of the game start with it
 * unless their address or their own record says more. One small value a game.
 */
import { removeValue, saveValue, loadValue } from '../../../device/values.ts';

const keyOf = (game: string): string => `${game}.character`;

/** Keeps the chosen id; undefined, for a character that only one calculator knows, removes it. */
export const keepChosen = (game: string, id: string | undefined): void =>
  id === undefined ? removeValue(keyOf(game)) : saveValue(keyOf(game), id);

/** The card chosen last; undefined where there is none, or the device refuses. */
export const lastChosen = <C extends { readonly id: string }>(game: string, cards: readonly C[]): C | undefined => {
  const id = loadValue(keyOf(game));
  return cards.find((card) => card.id === id);
};
