/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { bytesOf, leastBytesOf } from '../../../engines/eldritch/combat/memory.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { checkBytes, MOST_BYTES } from '../../../engines/exact/work.ts';
import { answererOf, type Variants, type VariantsReport } from '../../shared/solve/variants.ts';
import { countedFightOf, fightOf, type State } from './model.ts';
import { resultOf, type Result } from './result.ts';
import { variantResult, variantsOf, type VariantQuestion, type VariantResult } from './variants.ts';

export type Report = VariantsReport<Result, VariantResult>;

/** The fight, and the same with one thing changed each. */
export const VARIANTS: Variants<State, Result, VariantQuestion, VariantResult> = {
  resultOf: (state, onWork) => {
    const fight = countedFightOf(state);
    checkBytes(bytesOf(fight));
    return resultOf(fight, solveFight(fight, onWork));
  },
  questionsOf: variantsOf,
  variantOf: variantResult,
};
/** What the worker does. */
export const answer = answererOf(VARIANTS);
/** Whether the fight can be played with advice at each throw: that takes the whole health of everyone. */
export const isPlayable = (state: State): boolean => leastBytesOf(fightOf(state)) <= MOST_BYTES;
