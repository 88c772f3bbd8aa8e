/** The present battle: at once where it is small, else in a thread; then what more would buy. */
import { useMemo } from 'preact/hooks';
import { solveBattle, type BattleEnds } from '../../../engines/echo/battle/solve.ts';
import { useAnswer, type PageStep, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import { battleOf, type State } from './model.ts';
import { besidesFor, verdictFor, type Report } from './question.ts';
import { besideResult, MOST_BESIDES, type BesideResult } from './variants.ts';
import type { Plan, Solved } from './view-props.ts';

interface Answer {
  readonly result: BattleEnds;
  /** Those that are counted so far, one a frame, and all of them. */
  readonly found: readonly BesideResult[];
  readonly besides: readonly BesideResult[];
}
const main: PageStep<State, Answer> = (state) => ({ result: solveBattle(battleOf(state)) });
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

export const useBattle = (state: State): Solved => {
  const verdict = useMemo(() => verdictFor(state), [state]);
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
