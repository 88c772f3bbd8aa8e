/** Solving without freezing the page: the chance within the frame of a press, the rest in a later one; large tests in a thread beside it, the largest only when asked. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { workOf } from '../../../engines/arkham/skill-test/cost.ts';
import { oddsOf } from '../../../engines/arkham/skill-test/odds.ts';
import { chanceAlone, chanceOfSuccess, type SkillTest } from '../../../engines/arkham/skill-test/skill-test.ts';
import type { Standing } from '../../shared/Standing.tsx';
import { ask, type Failed } from '../../shared/thread.ts';
import { inNextFrame } from '../../shared/turns.ts';
import { testOf, type OddsData, type State } from './model.ts';
import { answer, type Question, type Report } from './question.ts';
import type { ChanceOf, Plan, Table } from './view-props.ts';

/** Milliseconds of a desk machine that a slow phone makes up to a frame or two; a test with choices is never so small. */
const AT_ONCE = 8;
/** More than this is begun only when asked; a table is some four curves. */
const MOST_WORK = 5_000;
const TABLE_WORK = 4;

export interface SolvedTest {
  /** Counted last: for an earlier state while the present one is being counted. */
  readonly result: Plan | undefined;
  /** The chance comes first. */
  readonly chance: ChanceOf | undefined;
  readonly standing: Standing;
  readonly solveAnyway: () => void;
  readonly stop: () => void;
  readonly table: Table | undefined;
  readonly tableTooBig: boolean;
}

const askThread = (question: Question, hear: (report: Report | Failed) => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, question, hear);

/** What is known of a test. */
type Heard<T> = T & { readonly test: SkillTest };

/** The chance of a test without choices; where only numbers have changed, from the draw that is solved already. */
const quickChance = (test: SkillTest, solved: Heard<Plan>): Fraction =>
  isSameDraw(test, solved.test)
    ? chanceOfSuccess(solved.odds.solution.distribution, test, test.goal.kind === 'success' ? test.goal.by : 0)
    : chanceAlone(test);
const isSameDraw = (a: SkillTest, b: SkillTest): boolean =>
  a.bag === b.bag && JSON.stringify([a.meanings, a.mechanics]) === JSON.stringify([b.meanings, b.mechanics]);

export const useOdds = (state: State, data: OddsData, isTableOpen: boolean): SolvedTest => {
  const test = useMemo(() => testOf(state, data), [state, data]);
  const work = useMemo(() => workOf(test), [test]);
  const [asked, setAsked] = useState<SkillTest>();
  const [stopped, setStopped] = useState<SkillTest>();
  const [heard, setHeard] = useState<Heard<{ readonly standing: Standing }>>();
  const [early, setEarly] = useState<Heard<{ readonly chance: Fraction }>>();
  /** The page begins with the default, whole; from then on results come after their chances. */
  const [solved, setSolved] = useState<Heard<Plan>>(() => ({ state, test, odds: oddsOf(test) }));
  const [table, setTable] = useState<Heard<Table>>();

  // A test so small has no choices (`workOf` counts a curve for each): its draw does not hang on the numbers.
  const isQuick = work <= AT_ONCE;
  const isSolved = solved.test === test;
  const chance = useMemo(
    () =>
      isSolved
        ? solved.odds.chance
        : isQuick
          ? quickChance(test, solved)
          : early?.test === test
            ? early.chance
            : undefined,
    [test, isSolved, early],
  );
  const shown = useRef<ChanceOf>({ state, chance: solved.odds.chance });
  if (chance !== undefined)
    shown.current =
      shown.current.state === state && shown.current.chance === chance ? shown.current : { state, chance };

  const waits: Standing | undefined = isQuick
    ? undefined
    : work === Infinity
      ? { kind: 'refused' }
      : work > MOST_WORK && asked !== test
        ? { kind: 'asks' }
        : stopped === test
          ? { kind: 'stopped' }
          : undefined;
  useEffect(() => {
    if (isSolved || waits !== undefined) return undefined;
    if (isQuick) return inNextFrame(() => setSolved({ state, test, odds: oddsOf(test) }));
    return askThread({ kind: 'odds', test }, (report) => {
      if (report.kind === 'odds') setSolved({ state, test, odds: report.odds });
      else if (report.kind === 'chance') setEarly({ test, chance: report.chance });
      else if (report.kind !== 'table')
        setHeard({
          test,
          standing:
            report.kind === 'failed' ? { kind: 'failed' } : { kind: 'counting', done: report.done, of: report.of },
        });
    });
  }, [test, waits?.kind]);

  const tableTooBig = work * TABLE_WORK > MOST_WORK;
  useEffect(() => {
    if (!isTableOpen || tableTooBig || table?.test === test) return undefined;
    return askThread({ kind: 'table', test }, (report) => {
      if (report.kind === 'table') setTable({ state, test, rows: report.rows });
    });
  }, [test, isTableOpen, tableTooBig]);

  const isHidden = waits !== undefined && waits.kind !== 'stopped';
  return {
    result: isHidden ? undefined : solved,
    chance: isHidden ? undefined : shown.current,
    standing:
      isSolved || isQuick
        ? { kind: 'done' }
        : (waits ?? (heard?.test === test ? heard.standing : { kind: 'counting' })),
    solveAnyway: () => {
      setStopped(undefined);
      setAsked(test);
    },
    stop: () => setStopped(test),
    table,
    tableTooBig,
  };
};
