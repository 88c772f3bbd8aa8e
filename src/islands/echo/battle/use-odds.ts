/** The present battle: at once where it is small, else in a worker; then what more would buy. */
import { ask, type Asked, type Progress, type Unanswered } from '../../shared/solve/ask-worker.ts';
import { useAnswer } from '../../shared/solve/use-answer.ts';
import { usePlans, variantsSolver } from '../../shared/solve/use-variants.ts';
import type { State } from './model.ts';
import { answer, VARIANTS, type Report } from './question.ts';
import { MOST_VARIANTS, variantsOf } from './variants.ts';
import type { Solved } from './view-props.ts';

/** Asks the worker of this calculator. @returns stops it */
const askWorker = (asked: Asked<State>, hear: (report: Report | Progress | Unanswered) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, asked, hear);

const SOLVER = variantsSolver(VARIANTS, MOST_VARIANTS, askWorker);

export const useOdds = (state: State): Solved => {
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
