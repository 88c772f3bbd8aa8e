/**
 * The investigator whom the reader chose last in any calculator of the game: another one begins with him where neither an
 * address nor numbers of its own say who it is.
 */
import { forget, store, stored } from '../../device/values.ts';

const KEY = 'eldritch.investigator';

/** Keeps who was chosen; somebody without a name of the game is nobody for the other calculators. */
export const keepInvestigator = (id: string | undefined): void => (id === undefined ? forget(KEY) : store(KEY, id));

/** Who was chosen last; undefined where nobody is known, or the device refuses. */
export const lastInvestigator = <C extends { readonly id: string }>(cards: readonly C[]): C | undefined => {
  const id = stored(KEY);
  return cards.find((card) => card.id === id);
};
