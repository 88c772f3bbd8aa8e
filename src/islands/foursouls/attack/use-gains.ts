/** What more would buy, row by row after the odds: of the smallest attacks one row a frame, of others in a thread. */
import { useEffect, useState } from 'preact/hooks';
import { AT_ONCE, CHANCE_AT_ONCE } from '../../../engines/foursouls/attack/cost.ts';
import { GAINS, gainOf, type Gain } from '../../../engines/foursouls/attack/gains.ts';
import type { Odds } from '../../../engines/foursouls/attack/odds.ts';
import type { Solver } from '../../../engines/foursouls/attack/solve.ts';
import type { Standing, StandingActions } from '../../shared/Standing.tsx';
import { inNextFrame } from '../../shared/turns.ts';
import { askThread } from './ask-thread.ts';
import type { GainRow, Solved } from './view-props.ts';

export interface CountedGains {
  /** Those counted so far; until its turn a row of the last attack with the same goal stands. */
  readonly gains: readonly GainRow[];
  /** They take some ten times as long as the odds; of a short count nothing is said. */
  readonly gainsStanding: Standing;
  readonly onGains: StandingActions;
}

/** Whether rows of two attacks may stand in one table. */
const isAlike = (a: Odds, b: Odds): boolean =>
  a.attack.goal === b.attack.goal && a.attack.foes.length === b.attack.foes.length;
const withRow = (rows: readonly GainRow[], row: GainRow): GainRow[] =>
  [...rows.filter(({ of, odds }) => of !== row.of && isAlike(odds, row.odds)), row].sort(
    (a, b) => GAINS.indexOf(a.of) - GAINS.indexOf(b.of),
  );

/**
 * @param solved the present attack, once it is solved
 * @param work its positions
 * @param solver where it was solved on the page
 */
export const useGains = (solved: Solved | undefined, work: number, solver: Solver | undefined): CountedGains => {
  const odds = solved?.odds;
  // The page begins with the default, whole.
  const [gains, setGains] = useState<readonly GainRow[]>(() =>
    odds === undefined || solver === undefined ? [] : GAINS.map((of) => ({ ...gainOf(solver, of), odds })),
  );
  const [ended, setEnded] = useState<{ readonly odds: Odds; readonly kind: 'stopped' | 'failed' }>();
  const missing =
    odds === undefined ? [] : GAINS.filter((of) => !gains.some((row) => row.of === of && row.odds === odds));
  const why = ended !== undefined && ended.odds === odds ? ended.kind : undefined;
  const inFrames = solver !== undefined && work <= AT_ONCE;
  useEffect(() => {
    const [next] = missing;
    if (odds === undefined || next === undefined || why !== undefined) return undefined;
    const put = (gain: Gain) => setGains((rows) => withRow(rows, { ...gain, odds }));
    if (inFrames) return inNextFrame(() => put(gainOf(solver, next)));
    return askThread({ kind: 'gains', attack: odds.attack, of: missing }, (report) => {
      if (report.kind === 'gain') put(report.gain);
      else if (report.kind === 'failed') setEnded({ odds, kind: 'failed' });
    });
  }, [odds, why, inFrames && missing[0]]);

  const isShort = missing.length === 0 || work <= CHANCE_AT_ONCE;
  return {
    gains,
    gainsStanding:
      why !== undefined
        ? { kind: why }
        : isShort
          ? { kind: 'done' }
          : { kind: 'counting', done: GAINS.length - missing.length, of: GAINS.length },
    onGains: {
      solveAnyway: () => setEnded(undefined),
      stop: () => {
        if (odds !== undefined) setEnded({ odds, kind: 'stopped' });
      },
    },
  };
};
