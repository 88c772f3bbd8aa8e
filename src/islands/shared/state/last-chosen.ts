/**
 * The character whom the reader chose last in any calculator of a game: another one of the game begins with him where
 * neither an address nor numbers of its own say who it is. One small value a game.
 */
import { forget, store, stored } from '../../../device/values.ts';

const keyOf = (game: string): string => `${game}.character`;

/** Keeps who was chosen; without an id he is known to one calculator alone, and nobody to the others. */
export const keepChosen = (game: string, id: string | undefined): void =>
  id === undefined ? forget(keyOf(game)) : store(keyOf(game), id);

/** Who was chosen last; undefined where nobody is known, or the device refuses. */
export const lastChosen = <C extends { readonly id: string }>(game: string, cards: readonly C[]): C | undefined => {
  const id = stored(keyOf(game));
  return cards.find((card) => card.id === id);
};
