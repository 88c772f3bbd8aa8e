/** What more would buy, row by row after the odds: of the smallest attacks one row a frame, of others in a worker. */
import { useMemo, useRef } from 'preact/hooks';
import { checkBytes } from '../../../engines/exact/work.ts';
import { gainsBytesOf } from '../../../engines/foursouls/attack/bytes.ts';
import { GAINS, type Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { SolveActions, SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { useAnswer, type Solver } from '../../shared/solve/use-answer.ts';
import { askWorker } from './ask-worker.ts';
import type { Report } from './question.ts';
import type { MoreOf } from './use-odds.ts';
import type { GainRow, Solved } from './view-props.ts';

interface Question {
  readonly odds: Odds;
  /** Absent where the odds came from the worker. */
  readonly moreOf: MoreOf | undefined;
}
interface Rows {
  readonly rows: readonly Gain[];
}
export interface CountedGains {
  /** Those counted so far; a row keeps the value of the last attack with the same goal until its turn. */
  readonly gains: readonly GainRow[];
  /** They take some ten times as long as the odds; a short count shows no status. */
  readonly gainsStatus: SolveStatus;
  readonly gainsActions: SolveActions;
}

const SOLVER: Solver<Question, Rows, Report> = {
  onPage: GAINS.map((of) => ({ odds, moreOf }, { known: { rows = [] }, onWork }) => {
    checkBytes(gainsBytesOf(odds.attack));
    return { rows: [...rows, moreOf!(of, onWork)] };
  }),
  inWorker: ({ question: { odds }, steps }, hear, { rows = [] }) => {
    const missing = GAINS.filter((of) => !rows.some((row) => row.of === of));
    return askWorker({ question: { kind: 'gains', attack: odds.attack, of: missing }, steps }, hear);
  },
  withReport: ({ rows = [] }, report) => ({
    rows: report.kind === 'gain' ? [...rows.filter((row) => row.of !== report.gain.of), report.gain] : rows,
  }),
  isWhole: (known): known is Rows => known.rows?.length === GAINS.length,
};

/** Without the attack on the page there is nothing to ask there. */
const IN_THREAD: typeof SOLVER = { ...SOLVER, onPage: [] };

/** Whether rows of two attacks fit one table. */
const isAlike = (a: Odds, b: Odds): boolean =>
  a.attack.goal === b.attack.goal && a.attack.foes.length === b.attack.foes.length;

/**
 * @param solved the present attack, once it is solved
 * @param moreOf asks it, where it was solved on the page
 */
export const useGains = (solved: Solved | undefined, moreOf: MoreOf | undefined): CountedGains => {
  const odds = solved?.odds;
  const question = useMemo((): Question | undefined => odds && { odds, moreOf }, [odds]);
  const { known, status, solveAnyway, stop } = useAnswer(question, moreOf === undefined ? IN_THREAD : SOLVER);
  const rows = known.rows ?? [];
  /** Of rows that are not counted none of an earlier attack is shown: they would be taken for those of this one. */
  const isHidden = status.kind === 'confirm' || status.kind === 'reject' || status.kind === 'failed';
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
    gainsStatus: status.kind === 'counting' ? countingOf(rows.length, moreOf) : status,
    gainsActions: { solveAnyway, stop },
  };
};
/** Where the odds took no longer than a frame, the rows are not waited for either. */
const countingOf = (done: number, moreOf: MoreOf | undefined): SolveStatus =>
  moreOf === undefined ? { kind: 'counting', done, of: GAINS.length } : { kind: 'done' };
