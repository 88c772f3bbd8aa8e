/** Tests that are asked about again and again with other worths, each made ready once. */
import type { Distribution } from '../../exact/distribution.ts';
import type { Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import { pricesOf, SETTLED, type Worth } from '../test/choices.ts';
import { compileTest, type Bprd } from '../test/solve.ts';
import { tableOf, type Table, type Throw } from '../test/throws.ts';

/** A test made ready for any worth of its results. */
export interface ReadyTest {
  /** What the test is worth on average in the best hands: a microsecond or a few, for who weighs many plans. */
  readonly mean: (worth: Worth) => number;
  /** Its results, exact, for the plan that is carried out. */
  readonly results: (worth: Worth) => Distribution;
}
/** The test with these dice, best first, and this bonus. */
export type ReadyTests = (dice: readonly Colour[], bonus: number) => ReadyTest;

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

/** In how many ways a sum comes about by the effects that leave no choice, by the sum. */
const settledWays = (throws: readonly Throw[], bprd: Bprd): readonly (readonly [sum: number, ways: number])[] => {
  const ways = new Map<number, number>();
  for (const thrown of throws) {
    const sums = Object.values(SETTLED).map((sumAfter) => sumAfter(thrown));
    for (const sum of bprd === 'spent' ? [...sums, thrown.sum] : sums)
      ways.set(sum, (ways.get(sum) ?? 0) + thrown.ways);
  }
  return [...ways];
};

const compileMean = (table: Table, dice: readonly Colour[], bonus: number, bprd: Bprd): ReadyTest['mean'] => {
  const throws = groupedThrows(table, dice);
  const settledBy = settledWays(throws, bprd);
  const isWild = bprd === 'wild';
  const all = EFFECTS.length * table.ways ** 2;
  return (worth) => {
    const { settled, again } = pricesOf(table, (sum) => worth(Math.max(0, sum + bonus)));
    let total = 0;
    for (const [sum, ways] of settledBy) total += ways * settled[sum]!;
    for (const { ways, sum, highest, kept } of throws) {
      let best = again[0]![kept[0]!]!;
      for (let choice = 1; choice < again.length; choice += 1) best = Math.max(best, again[choice]![kept[choice]!]!);
      total += ways * best;
      if (isWild)
        total +=
          ways * Math.max(best, settled[sum + 1]!, settled[sum + 2]!, settled[sum + highest]!, settled[sum - highest]!);
    }
    return total / all;
  };
};

/** Tests with one set of faces. */
export const readyTests = (faces: Faces, bprd: Bprd): ReadyTests => {
  const known = new Map<string, ReadyTest>();
  return (dice, bonus) => {
    const key = [...dice, bonus].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const table = tableOf(dice.map((colour) => faces[colour]));
    const { results } = compileTest(faces, dice, bonus, bprd);
    const ready = { mean: compileMean(table, dice, bonus, bprd), results };
    known.set(key, ready);
    return ready;
  };
};
