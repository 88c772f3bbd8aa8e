/** The present fight: at once where it is small, else in a thread; then what more would buy. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Verdict } from '../../../engines/exact/work.ts';
import type { Standing } from '../../shared/solve/Standing.tsx';
import { useAnswer, type PageStep, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread, askVerdict } from './ask-thread.ts';
import { fightOf, type State } from './model.ts';
import { besidesFor, isQuicklyJudged, verdictFor, type Report } from './question.ts';
import { resultOf, type Result } from './result.ts';
import { MOST_BESIDES, besideResult, type BesideResult } from './variants.ts';
import type { Plan, Solved } from './view-props.ts';

interface Answer {
  readonly result: Result;
  /** Those that are counted so far, one a frame, and all of them. */
  readonly found: readonly BesideResult[];
  readonly besides: readonly BesideResult[];
}
const main: PageStep<State, Answer> = (state) => ({ result: resultOf(fightOf(state)) });
const nextBeside: PageStep<State, Answer> = (state, known) => {
  const { found = [] } = known;
  const questions = besidesFor(state);
  const question = questions[found.length];
  const more = question === undefined ? found : [...found, besideResult(question)];
  return { ...known, found: more, besides: more.length === questions.length ? more : undefined };
};
const SOLVER: Solver<State, Answer, Report> = {
  onPage: [main, ...Array.from({ length: MOST_BESIDES }, () => nextBeside)],
  inThread: askThread,
  withReport: (known, report) =>
    report.kind === 'result'
      ? { ...known, result: report.result }
      : { ...known, found: report.besides, besides: report.besides },
  isWhole: (known): known is Answer => known.result !== undefined && known.besides !== undefined,
};

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
  const now = useMemo((): Plan | undefined => known.result && { state, result: known.result }, [known.result]);
  const before = useMemo((): Plan | undefined => last && { state: last.question, result: last.answer.result }, [last]);
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
