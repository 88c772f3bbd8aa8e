/** The present fight: at once where it is small, else in a thread; then what more would buy. */
import { useMemo } from 'preact/hooks';
import { repeated, verdictOf } from '../../../engines/exact/work.ts';
import { useAnswer, type PageStep, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import { fightOf, type State } from './model.ts';
import { workOf, type Report } from './question.ts';
import { resultOf, type Result } from './result.ts';
import { besideResult, besides, type BesideResult } from './variants.ts';
import type { Plan, Solved } from './view-props.ts';

interface Answer {
  readonly result: Result;
  readonly besides: readonly BesideResult[];
}
const main: PageStep<State, Answer> = (state) => ({ result: resultOf(fightOf(state)) });
const beside: PageStep<State, Answer> = (state, known) => ({ ...known, besides: besides(state).map(besideResult) });
const SOLVER: Solver<State, Answer, Report> = {
  onPage: [main, beside],
  inThread: askThread,
  withReport: (known, report) =>
    report.kind === 'result' ? { ...known, result: report.result } : { ...known, besides: report.besides },
  isWhole: (known): known is Answer => known.result !== undefined && known.besides !== undefined,
};

export const useCombat = (state: State): Solved => {
  const verdict = useMemo(() => {
    const work = workOf(state);
    const alone = verdictOf(work);
    // What stands beside the answer comes after it; together they decide whether the reader is asked.
    return alone === 'at-once' ? alone : verdictOf(repeated(work, besides(state).length + 1));
  }, [state]);
  const { known, last, standing, solveAnyway, stop } = useAnswer(state, verdict, SOLVER);
  const now = useMemo((): Plan | undefined => known.result && { state, result: known.result }, [known.result]);
  const before = useMemo((): Plan | undefined => last && { state: last.question, result: last.answer.result }, [last]);
  return {
    plan: now ?? before,
    besides: last?.answer.besides ?? [],
    isBusy: now === undefined,
    standing,
    on: { solveAnyway, stop },
  };
};
