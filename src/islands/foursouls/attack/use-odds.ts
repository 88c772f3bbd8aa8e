/** The odds of the state: small attacks within the frame of a press, large ones in a thread, the largest only when asked. */
import { useMemo } from 'preact/hooks';
import { verdictOf } from '../../../engines/exact/work.ts';
import { adviceIn, adviceOf, type AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import { workOf } from '../../../engines/foursouls/attack/cost.ts';
import { oddsOf, type Odds } from '../../../engines/foursouls/attack/odds.ts';
import { makeSolver, type Solver as AttackSolver } from '../../../engines/foursouls/attack/solve.ts';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import type { State } from './model.ts';
import type { Report } from './question.ts';
import { useGains } from './use-gains.ts';
import type { Solved } from './view-props.ts';

interface Answer {
  readonly odds: Odds;
  /** What is best at each position; comes after the odds. */
  readonly adviceAt: AdviceAt | undefined;
  /** Of an attack that was solved on the page, which then can be asked for more. */
  readonly solver: AttackSolver | undefined;
}
const SOLVER: Solver<State, Answer, Report> = {
  onPage: [
    (state) => {
      const solver = makeSolver(state);
      return { odds: oddsOf(state, solver), adviceAt: (position) => adviceOf(solver, position), solver };
    },
  ],
  inThread: (state, hear) => askThread({ kind: 'odds', attack: state }, hear),
  withReport: (known, report) => {
    if (report.kind === 'odds') return { ...known, odds: report.odds };
    return report.kind === 'guide' ? { ...known, adviceAt: adviceIn(report.guide) } : known;
  },
  isWhole: (known): known is Answer => known.odds !== undefined,
};

export const useOdds = (state: State) => {
  const verdict = useMemo(() => verdictOf(workOf(state)), [state]);
  const { known, last, standing, solveAnyway, stop } = useAnswer(state, verdict, SOLVER);
  // Of a question that is not begun nothing is shown: an old answer beside it would be taken for its own.
  const isHidden = standing.kind === 'asks' || standing.kind === 'refused' || standing.kind === 'failed';
  const odds = last?.answer.odds;
  // The advice comes later and changes nothing of what is drawn.
  const solved = useMemo(
    (): Solved | undefined => (odds === undefined ? undefined : { state: last!.question, odds }),
    [odds],
  );
  return {
    solved: isHidden ? undefined : solved,
    ...useGains(known.odds === undefined ? undefined : solved, known.solver),
    standing,
    /** Once it is known for the present state. */
    adviceAt: known.adviceAt,
    solveAnyway,
    stop,
  };
};
