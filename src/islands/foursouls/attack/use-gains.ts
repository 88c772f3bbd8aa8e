/** What more would buy, row by row after the odds: of the smallest attacks one row a frame, of others in a thread. */
import { useMemo, useRef } from 'preact/hooks';
import { verdictOf, type Verdict } from '../../../engines/exact/work.ts';
import { gainsWorkOf } from '../../../engines/foursouls/attack/cost.ts';
import { GAINS, gainOf, type Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { Solver as AttackSolver } from '../../../engines/foursouls/attack/solve.ts';
import type { Standing, StandingActions } from '../../shared/solve/Standing.tsx';
import { besidePage, useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import type { Report } from './question.ts';
import type { GainRow, Solved } from './view-props.ts';

interface Question {
  readonly odds: Odds;
  readonly solver: AttackSolver | undefined;
}
interface Rows {
  readonly rows: readonly Gain[];
}
export interface CountedGains {
  /** Those counted so far; until its turn a row of the last attack with the same goal stands. */
  readonly gains: readonly GainRow[];
  /** They take some ten times as long as the odds; of a short count nothing is said. */
  readonly gainsStanding: Standing;
  readonly onGains: StandingActions;
}

const SOLVER: Solver<Question, Rows, Report> = {
  onPage: GAINS.map((of) => ({ solver }, { rows = [] }) => ({ rows: [...rows, gainOf(solver!, of)] })),
  inThread: ({ odds }, hear) => askThread({ kind: 'gains', attack: odds.attack, of: GAINS }, hear),
  withReport: ({ rows = [] }, report) => ({
    rows: report.kind === 'gain' ? [...rows.filter((row) => row.of !== report.gain.of), report.gain] : rows,
  }),
  isWhole: (known): known is Rows => known.rows?.length === GAINS.length,
};

/** Whether rows of two attacks may stand in one table. */
const isAlike = (a: Odds, b: Odds): boolean =>
  a.attack.goal === b.attack.goal && a.attack.foes.length === b.attack.foes.length;

/**
 * @param solved the present attack, once it is solved
 * @param solver where it was solved on the page
 */
export const useGains = (solved: Solved | undefined, solver: AttackSolver | undefined): CountedGains => {
  const odds = solved?.odds;
  const question = useMemo((): Question | undefined => odds && { odds, solver }, [odds]);
  const verdict = useMemo(() => verdictFor(question), [question]);
  const { known, standing, solveAnyway, stop } = useAnswer(question, verdict, SOLVER);
  const rows = known.rows ?? [];
  /** Of rows that are not begun none of an earlier attack is shown: they would be taken for those of this one. */
  const isHidden = standing.kind === 'asks' || standing.kind === 'refused' || standing.kind === 'failed';
  const shown = useRef<readonly GainRow[]>([]);
  shown.current = useMemo(() => {
    if (odds === undefined) return shown.current;
    return GAINS.flatMap((of): GainRow[] => {
      const row = rows.find((r) => r.of === of);
      if (row !== undefined) return [{ ...row, odds }];
      return isHidden ? [] : shown.current.filter((r) => r.of === of && isAlike(r.odds, odds));
    });
  }, [odds, rows.length, isHidden]);

  return {
    gains: shown.current,
    gainsStanding: standing.kind === 'counting' ? countingOf(rows.length, solver) : standing,
    onGains: { solveAnyway, stop },
  };
};
/** Without a solver on the page there is nothing to ask here. */
const verdictFor = (question: Question | undefined): Verdict => {
  if (question === undefined) return 'at-once';
  const verdict = verdictOf(gainsWorkOf(question.odds.attack));
  return question.solver === undefined ? besidePage(verdict) : verdict;
};
/** Where the odds took no longer than a frame, the rows are not waited for either. */
const countingOf = (done: number, solver: AttackSolver | undefined): Standing =>
  solver === undefined ? { kind: 'counting', done, of: GAINS.length } : { kind: 'done' };
