/** What a test is worth on average, and nothing else: a plan that is only weighed needs no distribution. */
import type { Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import { pricesOf, SETTLED, type Worth } from '../skill-check/choices.ts';
import type { Bprd } from '../skill-check/solve.ts';
import { tableOf, type Throw, type ThrowTable } from '../skill-check/throws.ts';

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
  const names = table.agains.map(({ places }) => places.map((place) => dice[place]).join());
  /** Choices that throw like dice again are priced once. */
  const kinds = [...new Set(names)];
  const agains = kinds.map((name) => table.agains[names.indexOf(name)]!);
  const throws = groupedThrows(table, dice).map((thrown) => ({
    ...thrown,
    /** The sums after the effects that leave no choice. */
    sums: Object.values(SETTLED).map((sumAfter) => sumAfter(thrown)),
    /** Which dice are thrown again, and the sum of those that stay. */
    rerolls: [...new Set(thrown.kept.map((kept, choice) => `${kinds.indexOf(names[choice]!)} ${kept}`))].map(
      (reroll) => {
        const [kind, kept] = reroll.split(' ').map(Number);
        return { kind: kind!, kept: kept! };
      },
    ),
  }));
  return (worth) => {
    const { settled, again } = pricesOf({ ...table, agains }, (sum) => worth(Math.max(0, sum + bonus)));
    let total = 0;
    for (const { ways, sum: plain, sums, rerolls } of throws) {
      let reroll = -Infinity;
      for (const { kind, kept } of rerolls) reroll = Math.max(reroll, again[kind]![kept]!);
      let [all, best] = [reroll, reroll];
      for (const sum of sums) {
        const price = settled[sum]!;
        all += price;
        best = Math.max(best, price);
      }
      total += ways * (all + (bprd === 'wild' ? best : settled[plain]!));
    }
    return total / (table.ways * table.ways * EFFECTS.length);
  };
};
