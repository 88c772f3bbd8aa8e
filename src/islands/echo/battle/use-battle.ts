/** The present battle: at once where it is small, else in a thread; then what more would buy. */
import { useAnswer } from '../../shared/solve/use-answer.ts';
import { usePlans, variantsSolver } from '../../shared/solve/use-variants.ts';
import { askThread } from './ask-thread.ts';
import type { State } from './model.ts';
import { VARIANTS } from './question.ts';
import { MOST_VARIANTS, variantsOf } from './variants.ts';
import type { Solved } from './view-props.ts';

const SOLVER = variantsSolver(VARIANTS, MOST_VARIANTS, askThread);

export const useBattle = (state: State): Solved => {
  const { known, last, status, solveAnyway, stop } = useAnswer(state, SOLVER);
  const { now, before } = usePlans(state, known, last);
  const variants = last?.answer.variants ?? [];
  return {
    plan: now ?? before,
    variants,
    isCut: last !== undefined && variants.length < variantsOf(last.question).length,
    isBusy: now === undefined,
    status,
    actions: { solveAnyway, stop },
  };
};
