/** How many orders of foes there are that differ, counted by what has been met before: a few sets instead of all orders. */
import type { Foe } from './fight.ts';

export interface OrderCounts {
  /** Orders that differ: alike foes stand in their own order. */
  readonly orders: number;
  /** Orders in which exactly these were met, as bits, before a foe. */
  readonly timesOf: (met: number, foe: number) => number;
  /** The most that a sum over the combats of one order comes to. */
  readonly mostOf: (of: (met: number, foe: number) => number) => number;
}

/** Counts the orders of foes by sets of them: work grows with 2 ^ foes. */
export const orderCountsOf = (foes: readonly Foe[]): OrderCounts => {
  const kinds = foes.map((foe) => JSON.stringify(foe));
  const all = 2 ** foes.length - 1;
  const isIn = (met: number, foe: number): boolean => Math.floor(met / 2 ** foe) % 2 === 1;
  /** Those that may be next: not met, and of alike ones the first. */
  const nextOf = (met: number): readonly number[] =>
    [...foes.keys()].filter(
      (foe) => !isIn(met, foe) && kinds.every((kind, other) => other >= foe || kind !== kinds[foe] || isIn(met, other)),
    );
  const nexts = Array.from({ length: all + 1 }, (_, met) => nextOf(met));
  const begun = nexts.map((_, met) => Number(met === 0));
  nexts.forEach((next, met) => {
    for (const foe of next) begun[met + 2 ** foe]! += begun[met]!;
  });
  /** From each set on, from the last to the first. */
  const fromEnd = <T>(ofAll: T, of: (met: number, known: readonly T[]) => T): readonly T[] => {
    const known: T[] = Array.from({ length: all + 1 }, () => ofAll);
    for (let met = all - 1; met >= 0; met -= 1) known[met] = of(met, known);
    return known;
  };
  const left = fromEnd(1, (met, known) => nexts[met]!.reduce((sum, foe) => sum + known[met + 2 ** foe]!, 0));
  return {
    orders: left[0]!,
    timesOf: (met, foe) => (nexts[met]!.includes(foe) ? begun[met]! * left[met + 2 ** foe]! : 0),
    mostOf: (of) =>
      fromEnd(0, (met, known) =>
        nexts[met]!.reduce((most, foe) => Math.max(most, of(met, foe) + known[met + 2 ** foe]!), 0),
      )[0]!,
  };
};
