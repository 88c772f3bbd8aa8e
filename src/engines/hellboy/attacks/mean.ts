/**
 * What a test is worth on average, and nothing else: a plan that is only weighed needs no distribution. All that does not
 * depend on the worth is laid out once, in flat rows of numbers.
 */
import type { Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import { SETTLED, sumsOf, type Worth } from '../skill-check/choices.ts';
import type { Bprd } from '../skill-check/solve.ts';
import { tableOf, type ThrowTable, type Throw } from '../skill-check/throws.ts';
import { remembered } from './remembered.ts';

/** Throws that differ only in the order of like dice as one. */
const groupedThrows = (table: ThrowTable, dice: readonly Colour[]): readonly Throw[] => {
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

/** Lists of whole numbers one after the other: list `i` is what stands from `starts[i]` to before `starts[i + 1]`. */
interface Rows {
  readonly starts: Int32Array;
  readonly all: Int32Array;
}
const rowsOf = (lists: readonly (readonly number[])[]): Rows => {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = starts[i]! + list.length));
  return { starts, all: Int32Array.from(lists.flat()) };
};
/** Sums with their chances, one list of them after the other. */
interface Sums extends Rows {
  readonly chances: Float64Array;
}
type SumChances = readonly { readonly sum: number; readonly chance: number }[];
const sumsFrom = (lists: readonly SumChances[]): Sums => ({
  ...rowsOf(lists.map((list) => list.map(({ sum }) => sum))),
  chances: Float64Array.from(lists.flat(), ({ chance }) => chance),
});

/** What may come of a reroll; choices from which the same comes are one. */
interface Rerolls {
  readonly outcomes: Sums;
  /** For each group of throws the places of its rerolls among the outcomes. */
  readonly choices: Rows;
}
const rerollsOf = ({ agains, ways }: ThrowTable, throws: readonly Throw[], dice: readonly Colour[]): Rerolls => {
  const names = agains.map(({ places }) => places.map((place) => dice[place]).join());
  /** For each choice the first that throws like dice. */
  const firsts = names.map((name) => names.indexOf(name));
  const outcomes: SumChances[] = [];
  const placeOf = remembered(
    ({ kept, choice }: { readonly kept: number; readonly choice: number }) => kept * agains.length + choice,
    ({ kept, choice }) => {
      const { sums, scale } = agains[choice]!;
      return outcomes.push(sums.map(({ sum, ways: of }) => ({ sum: kept + sum, chance: (of * scale) / ways }))) - 1;
    },
  );
  const choices = throws.map(({ kept: keptBy }) => [
    ...new Set(keptBy.map((kept, choice) => placeOf({ kept, choice: firsts[choice]! }))),
  ]);
  return { outcomes: sumsFrom(outcomes), choices: rowsOf(choices) };
};

/** The chance of each sum by the effects that leave no choice, times the effects. */
const settledOf = (throws: readonly Throw[], { ways }: ThrowTable, bprd: Bprd): Sums => {
  const chances = new Map<number, number>();
  for (const thrown of throws) {
    const sums = Object.values(SETTLED).map((sumAfter) => sumAfter(thrown));
    for (const sum of bprd === 'spent' ? [...sums, thrown.sum] : sums)
      chances.set(sum, (chances.get(sum) ?? 0) + thrown.ways / ways);
  }
  return sumsFrom([[...chances].map(([sum, chance]) => ({ sum, chance }))]);
};

/** The mean of worths by their sums. */
const meanAt = (worths: Float64Array, { starts, all, chances }: Sums, list: number): number => {
  const to = starts[list + 1]!;
  let mean = 0;
  for (let i = starts[list]!; i < to; i += 1) mean += chances[i]! * worths[all[i]!]!;
  return mean;
};
/** The largest of the values that stand at some places. */
const largestAt = (values: Float64Array, { starts, all }: Rows, list: number): number => {
  const to = starts[list + 1]!;
  let best = -Infinity;
  for (let i = starts[list]!; i < to; i += 1) {
    const value = values[all[i]!]!;
    if (value > best) best = value;
  }
  return best;
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
  /** For each group of throws the sums that BPRD may settle on. */
  const wild = rowsOf(throws.map((thrown) => [...new Set(Object.values(SETTLED).map((sumAfter) => sumAfter(thrown)))]));
  const isWild = bprd === 'wild';
  const chances = Float64Array.from(throws, ({ ways }) => ways / table.ways);
  const rerolled = new Float64Array(outcomes.starts.length - 1);
  const worths = new Float64Array(sumsOf(table));

  return (worth) => {
    // A worth may ask this very test in its turn: it is heard out before anything is written.
    const heard: number[] = [];
    for (let sum = 0; sum < worths.length; sum += 1) heard.push(worth(Math.max(0, sum + bonus)));
    worths.set(heard);
    for (let i = 0; i < rerolled.length; i += 1) rerolled[i] = meanAt(worths, outcomes, i);
    let total = meanAt(worths, settled, 0);
    for (let group = 0; group < chances.length; group += 1) {
      const reroll = largestAt(rerolled, choices, group);
      const last = isWild ? Math.max(reroll, largestAt(worths, wild, group)) : 0;
      total += chances[group]! * (reroll + last);
    }
    return total / EFFECTS.length;
  };
};
