/** A test made ready for any worth: what does not depend on it is reckoned once. */
import type { Distribution } from '../../exact/distribution.ts';
import type { Colour } from '../dice/colour.ts';
import { EFFECTS, type Effect } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import { bestAgain, bestEffect, pricesOf, SETTLED, sumsOf, type Prices, type Worth } from './choices.ts';
import { policyOf, type TestPolicy } from './policy.ts';
import { tableOf, type ThrowTable, type Throw } from './throws.ts';

/** BPRD as any other effect, or spent on a rule, when it adds nothing. */
export type Bprd = 'wild' | 'spent';

export interface TestAnswer {
  /** With the best choices; never below 0. All answers for equally many dice have one total. */
  readonly results: Distribution;
  /** By what the effect die shows; each has a sixth of the total. */
  readonly byEffect: ReadonlyMap<Effect, Distribution>;
  readonly policy: TestPolicy;
}
/** A test that answers for any worth of its results. */
export interface ReadyTest {
  /** The results with the best choices: a few microseconds. */
  readonly results: (worth: Worth) => Distribution;
  /** The same, by effect and with the policy. */
  readonly answer: (worth: Worth) => TestAnswer;
}

/** In how many ways a sum comes about after the effect, by the sum. Whole numbers far below 2^53. */
type Ways = readonly number[];

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const noWays = (table: ThrowTable): number[] => zeros(sumsOf(table));
const addedWays = (parts: readonly Ways[]): Ways => {
  const all = [...parts[0]!];
  for (const part of parts.slice(1)) part.forEach((n, sum) => (all[sum]! += n));
  return all;
};

/** The ways with an effect that leaves no choice. */
const settledWays = (table: ThrowTable, sumAfter: (thrown: Throw) => number): Ways => {
  const ways = noWays(table);
  for (const thrown of table.throws) ways[sumAfter(thrown)]! += thrown.ways * table.ways;
  return ways;
};

/** In how many ways of the dice each choice is made with each sum that stays; by the choice, then by that sum. */
type Chosen = readonly number[][];

const noneChosen = ({ agains }: ThrowTable): Chosen => agains.map(({ mostKept }) => zeros(mostKept + 1));
/** Adds what comes of throwing some dice again. */
const addAgain = (ways: number[], { agains }: ThrowTable, chosen: Chosen): void => {
  agains.forEach(({ sums, scale }, choice) => {
    chosen[choice]!.forEach((thrown, kept) => {
      if (thrown > 0) for (const { sum, ways: again } of sums) ways[kept + sum]! += thrown * again * scale;
    });
  });
};
/** The ways with the two effects that leave a choice. */
const chosenWays = (table: ThrowTable, prices: Prices): { readonly reroll: Ways; readonly bprd: Ways } => {
  const [reroll, bprd] = [noWays(table), noWays(table)];
  const [byReroll, byBprd] = [noneChosen(table), noneChosen(table)];
  for (const thrown of table.throws) {
    const choice = bestAgain(prices, thrown);
    const kept = thrown.kept[choice]!;
    byReroll[choice]![kept]! += thrown.ways;
    const effect = bestEffect(prices, thrown, choice);
    if (effect === 'reroll') byBprd[choice]![kept]! += thrown.ways;
    else bprd[SETTLED[effect](thrown)]! += thrown.ways * table.ways;
  }
  addAgain(reroll, table, byReroll);
  addAgain(bprd, table, byBprd);
  return { reroll, bprd };
};

/**
 * A test with these dice made ready.
 * @param bonus what cards add to the result, a whole number, negative where they take away
 */
export const compileTest = (faces: Faces, dice: readonly Colour[], bonus: number, bprd: Bprd): ReadyTest => {
  const table = tableOf(dice.map((colour) => faces[colour]));
  const resultOf = (sum: number) => Math.max(0, sum + bonus);
  const distributionOf = (ways: Ways): Distribution => {
    const results = new Map<number, number>();
    ways.forEach((n, sum) => {
      if (n > 0) results.set(resultOf(sum), (results.get(resultOf(sum)) ?? 0) + n);
    });
    return new Map([...results].map(([result, n]) => [result, BigInt(n)]));
  };
  const settled = {
    catastrophe: settledWays(table, SETTLED.catastrophe),
    'plus-one': settledWays(table, SETTLED['plus-one']),
    'plus-two': settledWays(table, SETTLED['plus-two']),
    double: settledWays(table, SETTLED.double),
  };
  const spent = bprd === 'spent' ? { bprd: settledWays(table, ({ sum }) => sum) } : {};
  const pricesFor = (worth: Worth) => pricesOf(table, (sum) => worth(resultOf(sum)));
  const waysFor = (prices: Prices): { readonly [E in Effect]: Ways } => ({
    ...settled,
    ...chosenWays(table, prices),
    ...spent,
  });
  const allOf = (ways: { readonly [E in Effect]: Ways }) => distributionOf(addedWays(Object.values(ways)));
  return {
    results: (worth) => allOf(waysFor(pricesFor(worth))),
    answer: (worth) => {
      const prices = pricesFor(worth);
      const ways = waysFor(prices);
      return {
        results: allOf(ways),
        byEffect: new Map(EFFECTS.map((effect) => [effect, distributionOf(ways[effect])])),
        policy: policyOf({ dice, table, prices, bprd }),
      };
    },
  };
};
