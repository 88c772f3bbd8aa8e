/** The present fight: at once where it is small, else in a thread; then what more would buy. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Verdict } from '../../../engines/exact/work.ts';
import type { Standing } from '../../shared/solve/Standing.tsx';
import { useAnswer } from '../../shared/solve/use-answer.ts';
import { besidesSolver, usePlans } from '../../shared/solve/use-besides.ts';
import { askThread, askVerdict } from './ask-thread.ts';
import type { State } from './model.ts';
import { BESIDES, isQuicklyJudged, verdictFor } from './question.ts';
import { MOST_BESIDES } from './variants.ts';
import type { Solved } from './view-props.ts';

const SOLVER = besidesSolver(BESIDES, MOST_BESIDES, askThread);

/** The verdict on a fight: at once, or from a thread where the estimate itself takes long; undefined until then. */
const useVerdict = (state: State): Verdict | undefined => {
  const [heard, setHeard] = useState<{ readonly of: State; readonly verdict: Verdict }>();
  const quick = useMemo(() => (isQuicklyJudged(state) ? verdictFor(state) : undefined), [state]);
  const verdict = quick ?? (heard?.of === state ? heard.verdict : undefined);
  const isAsked = verdict === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    return askVerdict(state, (report) =>
      setHeard({ of: state, verdict: report.kind === 'failed' ? 'too-big' : report.verdict }),
    );
  }, [state, isAsked]);
  return verdict;
};
const COUNTING: Standing = { kind: 'counting' };

export const useCombat = (state: State): Solved => {
  const verdict = useVerdict(state);
  const asked = verdict === undefined ? undefined : state;
  const { known, last, standing, solveAnyway, stop } = useAnswer(asked, verdict ?? 'in-thread', SOLVER);
  const { now, before } = usePlans(state, known, last);
  const stands = verdict === undefined ? COUNTING : standing;
  // The answer before stands while the present one is being counted; where nothing is counted it would be a wrong one.
  const isComing = stands.kind === 'done' || stands.kind === 'counting';
  const plan = now ?? (isComing ? before : undefined);
  return {
    plan,
    besides: last !== undefined && last.question === plan?.state ? last.answer.besides : undefined,
    isBusy: now === undefined,
    standing: stands,
    on: { solveAnyway, stop },
  };
};
