/** Solving without freezing the page: small tests at once, larger ones in a thread beside it, the largest only when asked. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Fraction } from '../../engines/exact/fraction.ts';
import { workOf } from '../../engines/arkham/cost.ts';
import { oddsOf, type Odds } from '../../engines/arkham/odds.ts';
import type { SkillTest } from '../../engines/arkham/skill-test.ts';
import { ask } from './ask.ts';
import { testOf, type OddsData, type State } from './model.ts';
import type { Standing } from './view-props.ts';

/** Milliseconds of a desk machine that a slow phone makes up to a frame or two. */
const AT_ONCE = 8;
/** More than this is begun only when asked; a table is some four curves. */
const MOST_WORK = 5_000;
const TABLE_WORK = 4;

export interface SolvedTest {
  readonly odds: Odds | undefined;
  /** The state that `odds` belong to: an earlier one while the next is being counted. */
  readonly solvedFor: State | undefined;
  readonly standing: Standing;
  readonly solveAnyway: () => void;
  readonly stop: () => void;
  readonly table: readonly (readonly Fraction[])[] | undefined;
  readonly tableTooBig: boolean;
}

type Heard = { readonly test: SkillTest; readonly standing: Standing };

export const useOdds = (state: State, data: OddsData, tableWanted: boolean): SolvedTest => {
  const test = useMemo(() => testOf(state, data), [state, data]);
  const work = useMemo(() => workOf(test), [test]);
  const [asked, setAsked] = useState<SkillTest>();
  const [stopped, setStopped] = useState<SkillTest>();
  const [heard, setHeard] = useState<Heard>();
  const [late, setLate] = useState<{ readonly state: State; readonly test: SkillTest; readonly odds: Odds }>();
  const [table, setTable] = useState<{ readonly test: SkillTest; readonly rows: readonly (readonly Fraction[])[] }>();

  const now = useMemo(() => (work <= AT_ONCE ? oddsOf(test) : undefined), [test]);
  const waits: Standing | undefined = work === Infinity ? { kind: 'refused' } : work > MOST_WORK && asked !== test ? { kind: 'asks' } : stopped === test ? { kind: 'stopped' } : undefined;
  useEffect(() => {
    if (now !== undefined) return void setLate({ state, test, odds: now });
    if (waits !== undefined) return undefined;
    return ask({ kind: 'odds', test }, (report) => {
      if (report.kind === 'odds') setLate({ state, test, odds: report.odds });
      else if (report.kind !== 'table') setHeard({ test, standing: report.kind === 'failed' ? { kind: 'failed' } : { kind: 'counting', done: report.done, of: report.of } });
    });
  }, [test, waits?.kind]);

  const tableTooBig = work * TABLE_WORK > MOST_WORK;
  useEffect(() => {
    if (!tableWanted || tableTooBig) return undefined;
    return ask({ kind: 'table', test }, (report) => { if (report.kind === 'table') setTable({ test, rows: report.rows }); });
  }, [test, tableWanted, tableTooBig]);

  const known = now !== undefined ? { state, test, odds: now } : waits === undefined || waits.kind === 'stopped' ? late : undefined;
  const standing: Standing = known?.test === test ? { kind: 'done' } : waits ?? (heard?.test === test ? heard.standing : { kind: 'counting' });
  return {
    odds: known?.odds, solvedFor: known?.state, standing,
    solveAnyway: () => { setStopped(undefined); setAsked(test); }, stop: () => setStopped(test),
    table: table?.test === test ? table.rows : undefined, tableTooBig,
  };
};
