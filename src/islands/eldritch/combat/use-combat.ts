/** The present fight: at once where it is small, else in a worker; then what more would buy. */
import { useAnswer } from '../../shared/solve/use-answer.ts';
import { usePlans, variantsSolver } from '../../shared/solve/use-variants.ts';
import { askWorker } from './ask-worker.ts';
import type { State } from './model.ts';
import { VARIANTS } from './question.ts';
import { MOST_VARIANTS } from './variants.ts';
import type { CombatPage, Solved } from './view-props.ts';
import { notSetOf } from './words/not-set.ts';

const SOLVER = variantsSolver(VARIANTS, MOST_VARIANTS, askWorker);

export const useCombat = (state: State, { data }: Pick<CombatPage, 'data'>): Solved => {
  const missing = notSetOf(state, data);
  const { known, last, status, solveAnyway, stop } = useAnswer(missing === undefined ? state : undefined, SOLVER);
  const { now, before } = usePlans(state, known, last);
  // Keep the former answer while the present one is being counted; otherwise it would be wrong.
  const isComing = missing === undefined && (status.kind === 'done' || status.kind === 'counting');
  const plan = now ?? (isComing ? before : undefined);
  return {
    plan,
    variants: last !== undefined && last.question === plan?.state ? last.answer.variants : undefined,
    missing,
    isBusy: missing === undefined && now === undefined,
    status,
    actions: { solveAnyway, stop },
  };
};
