/**
 * Dice on the table as a small graph: how many show no success, one, or two, and where throwing some of them again leads.
 * What a test is good for is no matter here.
 */
import { binomial } from '../../exact/counting.ts';
import type { DieWays } from './dice.ts';

/** A die thrown again: the fall before it, without that die, is followed by one of these. */
export interface Again {
  readonly to: readonly number[];
  /** In this number of all ways of one die. */
  readonly ways: readonly number[];
}
/** One way in which several dice fall. */
interface Fall {
  readonly to: number;
  /** Out of sides ^ dice ways. */
  readonly ways: bigint;
}

/** All falls of some dice, numbered from 0; falls with as many successes as matter are one. */
export interface Pool {
  readonly dice: number;
  readonly sides: number;
  /** How many falls there are. */
  readonly size: number;
  /** No die counts twice: each fall has one success more than the one before. */
  readonly isPlain: boolean;
  /** By the fall: successes, no more than the cap. */
  readonly successes: readonly number[];
  /** The fall by its dice without success and with one; undefined where there is none. */
  readonly numberOf: (failed: number, single: number) => number | undefined;
  /** By the fall: dice without success. */
  readonly failed: readonly number[];
  /** All dice thrown. */
  readonly first: readonly Fall[];
  /** By the fall: one die without success thrown again; undefined where there is none, or where nothing more matters. */
  readonly againFailed: readonly (Again | undefined)[];
  /** By the fall: one die with a single success thrown again, which only pays where a six counts twice. */
  readonly againSingle: readonly (Again | undefined)[];
  /** By the fall: all dice without success thrown again; ways of sides ^ dice, as in {@link first}. */
  readonly againAll: readonly (readonly Fall[])[];
}

/** A fall as counts of dice. */
interface Counts {
  readonly failed: number;
  readonly single: number;
  readonly double: number;
}

/** Every way to split dice into three kinds. */
const splitsOf = (dice: number, hasDoubles: boolean): readonly Counts[] => {
  const splits: Counts[] = [];
  for (let failed = dice; failed >= 0; failed -= 1)
    for (let single = dice - failed; single >= (hasDoubles ? 0 : dice - failed); single -= 1)
      splits.push({ failed, single, double: dice - failed - single });
  return splits;
};
const waysOfSplit = ({ failed, single, double }: Counts, [none, one, two]: DieWays['ways']): bigint =>
  binomial(failed + single + double, failed) *
  binomial(single + double, single) *
  BigInt(none) ** BigInt(failed) *
  BigInt(one) ** BigInt(single) *
  BigInt(two) ** BigInt(double);

/**
 * The falls of a number of dice.
 * @param cap successes above it are worth no more; where a six counts twice falls are kept apart all the same
 */
export const poolOf = (dice: number, { sides, ways }: DieWays, cap: number): Pool => {
  const hasDoubles = ways[2] > 0;
  const successesOf = ({ single, double }: Counts) => single + 2 * double;
  const splits = splitsOf(dice, hasDoubles).filter((split) => hasDoubles || successesOf(split) <= cap);
  const numbers = new Map(splits.map(({ failed, single }, at) => [failed * (dice + 1) + single, at]));
  /** What lies above the cap is as good as the last fall that is kept. */
  const numberOf = ({ failed, single }: Counts): number =>
    numbers.get(failed * (dice + 1) + single) ?? splits.length - 1;

  const kinds = [0, 1, 2].filter((kind) => ways[kind]! > 0);
  const withOne = ({ failed, single, double }: Counts, kind: number, by: number): Counts => ({
    failed: failed + (kind === 0 ? by : 0),
    single: single + (kind === 1 ? by : 0),
    double: double + (kind === 2 ? by : 0),
  });
  const again = (split: Counts, kind: number): Again | undefined => {
    const has = kind === 0 ? split.failed : split.single;
    if (has === 0 || successesOf(split) >= cap) return undefined;
    const kept = withOne(split, kind, -1);
    return { to: kinds.map((k) => numberOf(withOne(kept, k, 1))), ways: kinds.map((k) => ways[k]!) };
  };
  const fallsOf = (thrown: number, kept: Counts): readonly Fall[] => {
    const falls = new Map<number, bigint>();
    const rest = BigInt(sides) ** BigInt(dice - thrown);
    for (const split of splitsOf(thrown, hasDoubles)) {
      const count = waysOfSplit(split, ways) * rest;
      if (count === 0n) continue;
      const to = numberOf({
        failed: split.failed,
        single: split.single + kept.single,
        double: split.double + kept.double,
      });
      falls.set(to, (falls.get(to) ?? 0n) + count);
    }
    return [...falls].map(([to, count]) => ({ to, ways: count }));
  };
  return {
    dice,
    sides,
    size: splits.length,
    isPlain: !hasDoubles,
    successes: splits.map((split) => Math.min(cap, successesOf(split))),
    numberOf: (failed, single) =>
      failed >= 0 && single >= 0 && failed + single <= dice && (hasDoubles || failed + single === dice)
        ? numberOf({ failed, single, double: dice - failed - single })
        : undefined,
    failed: splits.map(({ failed }) => failed),
    first: fallsOf(dice, { failed: 0, single: 0, double: 0 }),
    againFailed: splits.map((split) => again(split, 0)),
    againSingle: splits.map((split) => (hasDoubles ? again(split, 1) : undefined)),
    againAll: splits.map((split) =>
      split.failed === 0 || successesOf(split) >= cap ? [] : fallsOf(split.failed, { ...split, failed: 0 }),
    ),
  };
};
