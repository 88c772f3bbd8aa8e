/**
 * What a test is worth on average, and nothing else: a plan that is only weighed needs no distribution. All that does not
 * depend on the worth is laid out once, in flat rows of numbers.
 */
import type { Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import { SETTLED, sumsOf, type Worth } from '../test/choices.ts';
import type { Bprd } from '../test/solve.ts';
import { tableOf, type Table, type Throw } from '../test/throws.ts';
import { remembered } from './remembered.ts';

/** Throws that differ only in the order of like dice as one. */
const groupedThrows = (table: Table, dice: readonly Colour[]): readonly Throw[] => {
  const groups = new Map<string, Throw>();
  for (const thrown of table.throws) {
    const key = thrown.shown
      .map((face, place) => `${dice[place]} ${face}`)
      .toSorted()
      .join();
    const group = groups.get(key);
    groups.set(key, group === undefined ? thrown : { ...group, ways: group.ways + thrown.ways });
  }
  return [...groups.values()];
};

/** Lists one after the other: list `i` is what stands from `starts[i]` to before `starts[i + 1]`. */
interface Rows {
  readonly starts: Int32Array;
  readonly all: Float64Array;
}
const rowsOf = (lists: readonly (readonly number[])[]): Rows => {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = starts[i]! + list.length));
  return { starts, all: Float64Array.from(lists.flat()) };
};

/** What may come of a reroll: sums and their chances, in pairs; choices from which the same comes are one. */
interface Rerolls {
  readonly outcomes: Rows;
  /** For each group of throws the places of its rerolls among the outcomes. */
  readonly choices: Rows;
}
const rerollsOf = ({ agains, ways }: Table, throws: readonly Throw[], dice: readonly Colour[]): Rerolls => {
  const again = agains.map(({ places, sums, scale }) => ({
    name: places.map((place) => dice[place]).join(),
    sums: sums.map(({ sum, ways: of }) => ({ sum, chance: (of * scale) / ways })),
  }));
  const outcomes: (readonly number[])[] = [];
  const placeOf = remembered(
    ({ kept, choice }: { readonly kept: number; readonly choice: number }) => `${kept} ${again[choice]!.name}`,
    ({ kept, choice }) => outcomes.push(again[choice]!.sums.flatMap(({ sum, chance }) => [kept + sum, chance])) - 1,
  );
  const choices = throws.map(({ kept: keptBy }) => [
    ...new Set(keptBy.map((kept, choice) => placeOf({ kept, choice }))),
  ]);
  return { outcomes: rowsOf(outcomes), choices: rowsOf(choices) };
};

/** The chance of each sum by the effects that leave no choice, times the effects; sum and chance in turn. */
const settledOf = (throws: readonly Throw[], { ways }: Table, bprd: Bprd): Float64Array => {
  const chances = new Map<number, number>();
  for (const thrown of throws) {
    const sums = Object.values(SETTLED).map((sumAfter) => sumAfter(thrown));
    for (const sum of bprd === 'spent' ? [...sums, thrown.sum] : sums)
      chances.set(sum, (chances.get(sum) ?? 0) + thrown.ways / ways);
  }
  return Float64Array.from([...chances].flat());
};

/** The mean of worths by their sums; sum and chance in turn. */
const meanOfPairs = (pairs: Float64Array, from: number, to: number, worths: Float64Array): number => {
  let mean = 0;
  for (let i = from; i < to; i += 2) mean += pairs[i + 1]! * worths[pairs[i]!]!;
  return mean;
};

/**
 * A test as what it is worth on average in the best hands, for any worth of its results.
 * @param bonus what cards add to the result, a whole number, negative where they take away
 */
export const compileMean = (
  faces: Faces,
  dice: readonly Colour[],
  bonus: number,
  bprd: Bprd,
): ((worth: Worth) => number) => {
  const table = tableOf(dice.map((colour) => faces[colour]));
  const throws = groupedThrows(table, dice);
  const settled = settledOf(throws, table, bprd);
  const { outcomes, choices } = rerollsOf(table, throws, dice);
  const isWild = bprd === 'wild';
  const chances = throws.map(({ ways }) => ways / table.ways);
  const worths = new Float64Array(sumsOf(table));
  const rerolled = new Float64Array(outcomes.starts.length - 1);

  const bestReroll = (group: number): number => {
    let best = -Infinity;
    for (let i = choices.starts[group]!; i < choices.starts[group + 1]!; i += 1)
      best = Math.max(best, rerolled[choices.all[i]!]!);
    return best;
  };
  const bestSettled = ({ sum, highest }: Throw): number =>
    Math.max(worths[sum + 2]!, worths[sum + 1]!, worths[sum + highest]!, worths[sum - highest]!);
  return (worth) => {
    // A worth may ask this very test in its turn: it is heard out before anything is written.
    worths.set(Array.from(worths, (_, sum) => worth(Math.max(0, sum + bonus))));
    rerolled.forEach((_, i) => {
      rerolled[i] = meanOfPairs(outcomes.all, outcomes.starts[i]!, outcomes.starts[i + 1]!, worths);
    });
    let total = meanOfPairs(settled, 0, settled.length, worths);
    for (let group = 0; group < throws.length; group += 1) {
      const reroll = bestReroll(group);
      total += chances[group]! * (isWild ? reroll + Math.max(reroll, bestSettled(throws[group]!)) : reroll);
    }
    return total / EFFECTS.length;
  };
};
