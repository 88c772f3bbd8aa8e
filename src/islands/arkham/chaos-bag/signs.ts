/** The elder signs that the bag may offer: those that do not hang on the game. */
import { tokenOf } from '../../../engines/arkham/meanings.ts';
import type { Investigator } from '../../../schemas/arkham/investigator.ts';
import type { Sign } from './parts/Meaning.tsx';

/** An investigator with an elder sign that does not hang on the game. */
export interface SignOf extends Sign {
  readonly id: string;
}

/** Investigators whose elder sign is a number or an automatic success. */
export const signsOf = (investigators: readonly Investigator[]): readonly SignOf[] =>
  investigators.flatMap(({ id, ru, sign }) => {
    const isAuto = sign.auto === true;
    const isKnown = sign.x === undefined && sign.again === undefined && (isAuto || sign.modifier !== undefined);
    const token = tokenOf({ modifier: sign.modifier, ...(isAuto ? { succeed: true } : {}) });
    return isKnown ? [{ id, ru, token }] : [];
  });
