/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import type { Fraction } from '../../engines/exact/fraction.ts';
import { oddsOf, oddsTable, type Odds, type Progress } from '../../engines/arkham/odds.ts';
import type { SkillTest } from '../../engines/arkham/skill-test.ts';

/** Skills and difficulties of the table, from 0. */
export const TABLE_TO = 8;

export type Question = { readonly kind: 'odds' | 'table'; readonly test: SkillTest };
export type Answer =
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Fraction[])[] };
/** What a worker says while it counts, and at the end. */
export type Report = Answer | { readonly kind: 'progress'; readonly done: number; readonly of: number } | { readonly kind: 'failed' };

export const answer = ({ kind, test }: Question, onProgress?: Progress): Answer =>
  kind === 'odds' ? { kind, odds: oddsOf(test, onProgress) } : { kind, rows: oddsTable(test, TABLE_TO, onProgress) };
