/** Solves the state: small questions at once, large ones after the page has said so, the largest only when asked; gains row by row. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AT_ONCE, MOST_WORK, workOf } from '../../engines/foursouls/attack/cost.ts';
import { GAINS, gainOf, type Gain } from '../../engines/foursouls/attack/gains.ts';
import { oddsOf, type Odds } from '../../engines/foursouls/attack/odds.ts';
import type { State } from './model.ts';

/** The chance alone is counted within a frame although its gains are not. */
const CHANCE_AT_ONCE = 20 * AT_ONCE;
/** Long enough for the page to show what it has. */
const PAUSE = 30;

export interface Solved {
  readonly odds: Odds | undefined;
  /** The state that `odds` belong to: an earlier one while the next is being counted. */
  readonly solvedFor: State;
  /** The rows that are counted so far. */
  readonly gains: readonly Gain[];
  readonly isTooBig: boolean;
  readonly solveAnyway: () => void;
}

const allGains = (odds: Odds): Gain[] => GAINS.map((of) => gainOf(odds, of));

export const useOdds = (state: State): Solved => {
  const work = useMemo(() => workOf(state), [state]);
  const [asked, setAsked] = useState<State>();
  const [late, setLate] = useState<{ readonly state: State; readonly odds: Odds }>();
  const [rows, setRows] = useState<{ readonly odds: Odds; readonly gains: readonly Gain[] }>();
  const isTooBig = work > MOST_WORK && asked !== state;

  const now = useMemo(() => (work <= CHANCE_AT_ONCE ? oddsOf(state) : undefined), [state]);
  const gainsNow = useMemo(() => (now !== undefined && work <= AT_ONCE ? allGains(now) : undefined), [now]);
  useEffect(() => {
    if (isTooBig) return undefined;
    if (now !== undefined) return void setLate({ state, odds: now });
    const timer = setTimeout(() => setLate({ state, odds: oddsOf(state) }), PAUSE);
    return () => clearTimeout(timer);
  }, [state, isTooBig]);

  const known = now !== undefined ? { state, odds: now } : isTooBig ? undefined : late;
  const odds = known?.odds;
  const counted = odds !== undefined && rows?.odds === odds ? rows.gains : [];
  useEffect(() => {
    if (odds === undefined || gainsNow !== undefined || known?.state !== state || counted.length === GAINS.length) return undefined;
    const timer = setTimeout(() => setRows({ odds, gains: [...counted, gainOf(odds, GAINS[counted.length]!)] }), PAUSE);
    return () => clearTimeout(timer);
  }, [odds, counted.length, state]);

  return { odds, solvedFor: known?.state ?? state, gains: gainsNow ?? counted, isTooBig, solveAnyway: () => setAsked(state) };
};
