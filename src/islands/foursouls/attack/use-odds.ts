/** The odds of the state: small attacks within the frame of a press, large ones in a worker, the largest only when asked. */
import { useMemo } from 'preact/hooks';
import { checkBytes, noop, type OnWork } from '../../../engines/exact/work.ts';
import { adviceIn, adviceOf, type AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import { bytesOf } from '../../../engines/foursouls/attack/bytes.ts';
import { gainOf, type Gain, type GainOf } from '../../../engines/foursouls/attack/gains.ts';
import { oddsOf, type Odds } from '../../../engines/foursouls/attack/odds.ts';
import { makeSolver } from '../../../engines/foursouls/attack/solve.ts';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askWorker } from './ask-worker.ts';
import type { State } from './model.ts';
import type { Report } from './question.ts';
import { useGains } from './use-gains.ts';
import { usePlay } from './use-play.ts';
import type { Found, Solved } from './view-props.ts';

/** What an attack is asked that was solved on the page. */
export type MoreOf = (of: GainOf, onWork: OnWork) => Gain;
interface Answer {
  readonly odds: Odds;
  /** What is best at each position; comes after the odds. */
  readonly adviceAt: AdviceAt | undefined;
  /** Of an attack that was solved on the page, which then can be asked for more. */
  readonly moreOf: MoreOf | undefined;
}
/** Solves an attack on the page. What is asked of it later has a budget of its own. */
const solvedOnPage = (state: State, onWork: OnWork): Answer => {
  checkBytes(bytesOf(state));
  let hear = onWork;
  const solver = makeSolver(state, (steps) => hear(steps));
  const odds = oddsOf(state, solver);
  hear = noop;
  return {
    odds,
    adviceAt: (position) => adviceOf(solver, position),
    moreOf: (of, within) => {
      hear = within;
      try {
        return gainOf(solver, of);
      } finally {
        hear = noop;
      }
    },
  };
};
const SOLVER: Solver<State, Answer, Report> = {
  onPage: [(state, { onWork }) => solvedOnPage(state, onWork)],
  inWorker: ({ question, steps }, hear) => askWorker({ question: { kind: 'odds', attack: question }, steps }, hear),
  withReport: (known, report) => {
    if (report.kind === 'odds') return { ...known, odds: report.odds };
    return report.kind === 'guide' ? { ...known, adviceAt: adviceIn(report.guide) } : known;
  },
  isWhole: (known): known is Answer => known.odds !== undefined,
};

export const useOdds = (state: State): Found => {
  const { known, last, status, solveAnyway, stop } = useAnswer(state, SOLVER);
  // Hide everything of an unanswered question: a reader would take the old answer for the new one.
  const isHidden = status.kind === 'confirm' || status.kind === 'reject' || status.kind === 'failed';
  const odds = last?.answer.odds;
  // The advice comes later and changes nothing of what is drawn.
  const solved = useMemo(
    (): Solved | undefined => (odds === undefined ? undefined : { state: last!.question, odds }),
    [odds],
  );
  const shown = isHidden ? undefined : solved;
  return {
    plan: shown,
    isBusy: shown !== undefined && shown.state !== state,
    status,
    actions: { solveAnyway, stop },
    ...useGains(known.odds === undefined ? undefined : solved, known.moreOf),
    adviceAt: known.adviceAt,
    table: usePlay(state, known.adviceAt),
  };
};
