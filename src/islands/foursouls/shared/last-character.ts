/** The character whom the reader chose last in any calculator of Four Souls: the others begin with him. */
import { keepChosen, lastChosen } from '../../shared/state/last-chosen.ts';

const GAME = 'foursouls';

/** Without an id no character is kept. */
export const keepCharacter = (id: string | undefined): void => keepChosen(GAME, id);
export const lastCharacter = <C extends { readonly id: string }>(characters: readonly C[]): C | undefined =>
  lastChosen(GAME, characters);
