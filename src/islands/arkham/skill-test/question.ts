/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { budget } from '../../../engines/exact/work.ts';
import { makeSolverCache } from '../../../engines/arkham/skill-test/sequence/solver-cache.ts';
import { oddsOf, oddsTable, type Odds, type Progress } from '../../../engines/arkham/skill-test/odds.ts';
import { chanceAlone, type SkillTest } from '../../../engines/arkham/skill-test/solve.ts';

/** Skills and difficulties of the table, from 0. */
const TABLE_TO = 8;

export type Question = { readonly kind: 'odds' | 'table'; readonly test: SkillTest };
/**
 * Reports: progress while a question is counted; of odds first the chance alone, which is much less work; the answer
 * last.
 */
export type Report =
  | { readonly kind: 'chance'; readonly chance: Fraction }
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Fraction[])[] };

/** Counts what is asked and says what it knows, the answer last. */
export const answer = ({ kind, test }: Question, say: (report: Report) => void, steps: number): void => {
  const onWork = budget(steps);
  const onProgress: Progress = (done, of) => say({ kind: 'progress', done, of });
  if (kind === 'table') return say({ kind, rows: oddsTable(test, TABLE_TO, onProgress, onWork) });
  const solverCache = makeSolverCache();
  say({ kind: 'chance', chance: chanceAlone(test, onWork, solverCache) });
  say({ kind, odds: oddsOf(test, onProgress, onWork, solverCache) });
};
