/** What more would buy, row by row after the odds: of the smallest attacks one row a frame, of others in a thread. */
import { useMemo, useRef } from 'preact/hooks';
import { AT_ONCE, CHANCE_AT_ONCE } from '../../../engines/foursouls/attack/cost.ts';
import { GAINS, gainOf, type Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { Solver as AttackSolver } from '../../../engines/foursouls/attack/solve.ts';
import type { Standing, StandingActions } from '../../shared/solve/Standing.tsx';
import { useAnswer, type Limits, type Solver } from '../../shared/solve/use-answer.ts';
import { askThread } from './ask-thread.ts';
import type { Report } from './question.ts';
import type { GainRow, Solved } from './view-props.ts';

/** What was asked before is not asked again: whoever has the odds has the rows as well. */
const LIMITS: Limits = { onPage: AT_ONCE, unasked: Infinity };

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
 * @param work its positions
 * @param solver where it was solved on the page
 */
export const useGains = (solved: Solved | undefined, work: number, solver: AttackSolver | undefined): CountedGains => {
  const odds = solved?.odds;
  const question = useMemo((): Question | undefined => odds && { odds, solver }, [odds]);
  // Without a solver on the page there is nothing to ask here.
  const size = solver === undefined ? Math.max(work, LIMITS.onPage + 1) : work;
  const { known, standing, solveAnyway, stop } = useAnswer(question, size, LIMITS, SOLVER);
  const rows = known.rows ?? [];
  const shown = useRef<readonly GainRow[]>([]);
  shown.current = useMemo(() => {
    if (odds === undefined) return shown.current;
    return GAINS.flatMap((of): GainRow[] => {
      const row = rows.find((r) => r.of === of);
      if (row !== undefined) return [{ ...row, odds }];
      return shown.current.filter((r) => r.of === of && isAlike(r.odds, odds));
    });
  }, [odds, rows.length]);

  return {
    gains: shown.current,
    gainsStanding: standing.kind === 'counting' ? countingOf(rows.length, work) : standing,
    onGains: { solveAnyway, stop },
  };
};
const countingOf = (done: number, work: number): Standing =>
  work <= CHANCE_AT_ONCE ? { kind: 'done' } : { kind: 'counting', done, of: GAINS.length };
