/** Why dice are improved and degraded: the rules that have a say in a situation. */
import { poolFor, type TestPool } from '../skill-check/pool.ts';
import type { Modifier } from './modifier.ts';
import { COUNTS, FLAGS, type Action, type Count, type Flag, type Situation } from './situation.ts';

/** A rule that has a say, how often, and what it changes: improvements where positive, degradations where negative. */
export interface Reason {
  readonly rule: Modifier;
  readonly times: number;
  readonly change: number;
}

const isFlag = (by: Count | Flag): by is Flag => (FLAGS as readonly string[]).includes(by);
const timesOf = (situation: Situation, by: Count | Flag): number =>
  isFlag(by) ? Number(situation.flags[by]) : situation.counts[by];

/** What gives improvements and degradations, in the order of the rules; a rule that gives none is left out. */
export const reasonsOf = (situation: Situation, rules: readonly Modifier[]): readonly Reason[] =>
  rules
    .filter(({ actions }) => actions.includes(situation.action))
    .map((rule) => ({ rule, times: timesOf(situation, rule.by) }))
    .filter(({ times }) => times > 0)
    .map(({ rule, times }) => ({ rule, times, change: times * rule.change }));

/** The dice of a situation, and everything that led to them. */
export interface SituationPool {
  readonly reasons: readonly Reason[];
  readonly improvements: number;
  readonly degradations: number;
  readonly pool: TestPool;
}
/** @throws {RangeError} where something is counted that is no whole number */
export const poolOfSituation = (situation: Situation, rules: readonly Modifier[]): SituationPool => {
  const reasons = reasonsOf(situation, rules);
  const sumOf = (change: 1 | -1) =>
    reasons.filter(({ rule }) => rule.change === change).reduce((sum, { times }) => sum + times, 0);
  const [improvements, degradations] = [sumOf(1), sumOf(-1)];
  return { reasons, improvements, degradations, pool: poolFor(situation.level, improvements, degradations) };
};

/** Which counts and flags matter for an action, by the data. */
export const asksOf = (
  action: Action,
  rules: readonly Modifier[],
): { readonly counts: readonly Count[]; readonly flags: readonly Flag[] } => {
  const asked = new Set(rules.filter(({ actions }) => actions.includes(action)).map(({ by }) => by));
  return { counts: COUNTS.filter((count) => asked.has(count)), flags: FLAGS.filter((flag) => asked.has(flag)) };
};
