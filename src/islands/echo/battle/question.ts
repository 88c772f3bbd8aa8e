/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { solveBattle, type BattleEnds } from '../../../engines/echo/battle/solve.ts';
import { answererOf, type Variants, type VariantsReport } from '../../shared/solve/variants.ts';
import { battleOf, type State } from './model.ts';
import { variantResult, variantsOf, type VariantQuestion, type VariantResult } from './variants.ts';

export type Report = VariantsReport<BattleEnds, VariantResult>;

/** The battle, and the same with one thing changed each. */
export const VARIANTS: Variants<State, BattleEnds, VariantQuestion, VariantResult> = {
  resultOf: (state, onWork, progress) => solveBattle(battleOf(state), onWork, progress),
  questionsOf: variantsOf,
  variantOf: variantResult,
};
/** What the worker does. */
export const answer = answererOf(VARIANTS);
