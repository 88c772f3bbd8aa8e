/** Solves the state: small questions within the frame of a press, large ones after the page has said so, the largest only when asked; gains row by row. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AT_ONCE, MOST_WORK, workOf } from '../../engines/foursouls/attack/cost.ts';
import { GAINS, gainOf, type GainOf } from '../../engines/foursouls/attack/gains.ts';
import { oddsOf, type Odds } from '../../engines/foursouls/attack/odds.ts';
import { inNextFrame } from '../shared/turns.ts';
import type { State } from './model.ts';
import type { GainRow, Solved } from './view-props.ts';

/** The chance alone is counted within a frame of a slow phone although its gains are not. */
const CHANCE_AT_ONCE = 4 * AT_ONCE;
/** Long enough for the page to show what it has. */
const PAUSE = 30;

export interface Counted {
  /** Counted last: for an earlier state while the next is being counted. */
  readonly solved: Solved | undefined;
  /** Those counted so far; until its turn a row of the last attack with the same goal stands. */
  readonly gains: readonly GainRow[];
  readonly isTooBig: boolean;
  readonly solveAnyway: () => void;
}

const rowOf = (odds: Odds, of: GainOf): GainRow => ({ ...gainOf(odds, of), odds });
/** Whether rows of two attacks may stand in one table. */
const isAlike = (a: Odds, b: Odds): boolean => a.attack.goal === b.attack.goal && a.attack.foes.length === b.attack.foes.length;
const withRow = (rows: readonly GainRow[], row: GainRow): GainRow[] =>
  [...rows.filter(({ of, odds }) => of !== row.of && isAlike(odds, row.odds)), row].sort((a, b) => GAINS.indexOf(a.of) - GAINS.indexOf(b.of));

export const useOdds = (state: State): Counted => {
  const work = useMemo(() => workOf(state), [state]);
  const [asked, setAsked] = useState<State>();
  const [late, setLate] = useState<Solved>();
  const isTooBig = work > MOST_WORK && asked !== state;

  const now = useMemo(() => (work <= CHANCE_AT_ONCE ? { state, odds: oddsOf(state) } : undefined), [state]);
  const last = useRef<Solved | undefined>(undefined);
  last.current = now ?? (late?.state === state ? late : last.current);
  useEffect(() => {
    if (isTooBig || now !== undefined) return undefined;
    const timer = setTimeout(() => setLate({ state, odds: oddsOf(state) }), PAUSE);
    return () => clearTimeout(timer);
  }, [state, isTooBig]);

  const solved = isTooBig ? undefined : last.current;
  // The page begins with the default, whole.
  const [gains, setGains] = useState<readonly GainRow[]>(() => (now === undefined ? [] : GAINS.map((of) => rowOf(now.odds, of))));
  const next = solved?.state === state ? GAINS.find((of) => !gains.some((row) => row.of === of && row.odds === solved.odds)) : undefined;
  useEffect(() => {
    if (next === undefined || solved === undefined) return undefined;
    return inNextFrame(() => setGains((rows) => withRow(rows, rowOf(solved.odds, next))));
  }, [solved, next]);

  return { solved, gains, isTooBig, solveAnyway: () => setAsked(state) };
};
