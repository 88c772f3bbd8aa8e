/** The present battle: at once where it is small, else in a thread; then what more would buy. */
import { useMemo } from 'preact/hooks';
import { useAnswer } from '../../shared/solve/use-answer.ts';
import { besidesSolver, usePlans } from '../../shared/solve/use-besides.ts';
import { askThread } from './ask-thread.ts';
import type { State } from './model.ts';
import { BESIDES, verdictFor } from './question.ts';
import { MOST_BESIDES } from './variants.ts';
import type { Solved } from './view-props.ts';

const SOLVER = besidesSolver(BESIDES, MOST_BESIDES, askThread);

export const useBattle = (state: State): Solved => {
  const verdict = useMemo(() => verdictFor(state), [state]);
  const { known, last, standing, solveAnyway, stop } = useAnswer(state, verdict, SOLVER);
  const { now, before } = usePlans(state, known, last);
  return {
    plan: now ?? before,
    besides: last?.answer.besides ?? [],
    isBusy: now === undefined,
    standing,
    on: { solveAnyway, stop },
  };
};
