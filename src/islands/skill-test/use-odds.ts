/** Solving without freezing the page: small tests at once, larger ones a moment later, the largest only when asked. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Fraction } from '../../engines/exact/fraction.ts';
import { MOST_WORK, workOf } from '../../engines/arkham/cost.ts';
import { oddsOf, oddsTable, type Odds } from '../../engines/arkham/odds.ts';
import type { SkillTest } from '../../engines/arkham/skill-test.ts';
import { testOf, type OddsData, type State } from './model.ts';

const CHOICES: readonly string[] = ['choose', 'cancel-some', 'redraw', 'set-aside', 'cancel'];
const hasChoices = ({ mechanics }: SkillTest): boolean => mechanics.some((m) => CHOICES.includes(m.kind));
/** Work that is done within a frame: a curve of choices is solved anew for each point. */
const AT_ONCE = { plain: 10, choices: 10 } as const;
/** A table of choices is solved for each difference of skill and difficulty. */
const MOST_FOR_TABLE = 200;
export const TABLE_TO = 8;
/** Long enough for the page to show that it is counting. */
const PAUSE = 40;

export interface SolvedTest {
  readonly odds: Odds | undefined;
  /** The state that `odds` belong to: an earlier one while the next is being counted. */
  readonly solvedFor: State | undefined;
  readonly tooBig: boolean;
  readonly solveAnyway: () => void;
  readonly table: readonly (readonly Fraction[])[] | undefined;
  readonly tableTooBig: boolean;
}

export const useOdds = (state: State, data: OddsData, tableWanted: boolean): SolvedTest => {
  const test = useMemo(() => testOf(state, data), [state, data]);
  const work = useMemo(() => workOf(test), [test]);
  const [asked, setAsked] = useState<SkillTest>();
  const [late, setLate] = useState<{ readonly test: SkillTest; readonly state: State; readonly odds: Odds }>();
  const [table, setTable] = useState<{ readonly test: SkillTest; readonly rows: readonly (readonly Fraction[])[] }>();

  const tooBig = work > MOST_WORK && asked !== test;
  const atOnce = work <= (hasChoices(test) ? AT_ONCE.choices : AT_ONCE.plain);
  const now = useMemo(() => (atOnce ? oddsOf(test) : undefined), [test]);
  useEffect(() => {
    if (tooBig) return undefined;
    if (now !== undefined) return void setLate({ test, state, odds: now });
    const timer = setTimeout(() => setLate({ test, state, odds: oddsOf(test) }), PAUSE);
    return () => clearTimeout(timer);
  }, [test, tooBig]);

  const tableTooBig = hasChoices(test) ? work > MOST_FOR_TABLE : work > MOST_WORK;
  useEffect(() => {
    if (!tableWanted || tableTooBig) return undefined;
    const timer = setTimeout(() => setTable({ test, rows: oddsTable(test, TABLE_TO) }), PAUSE);
    return () => clearTimeout(timer);
  }, [test, tableWanted, tableTooBig]);

  const known = now !== undefined ? { state, odds: now } : tooBig ? undefined : late;
  return {
    odds: known?.odds, solvedFor: known?.state, tooBig, solveAnyway: () => setAsked(test),
    table: table?.test === test ? table.rows : undefined, tableTooBig,
  };
};
