/** How the dice of a pool fall apart at one face after another; the inside of `pool.ts`. */
import { binomial } from './counting.ts';
import type { Distribution } from './distribution.ts';
import { keyOfValue } from './key.ts';

/** One way for dice to fall at a face: how many show it, which are left for later faces, in how many ways. */
export interface Split {
  readonly count: number;
  readonly left: number;
  readonly ways: bigint;
}
/** Dice left of every kind are one whole number: a place in the mixed radix of the counts. */
export interface Splits {
  /** All dice. */
  readonly all: number;
  readonly sizeOf: (left: number) => number;
  /** Every way for the dice left to fall at a face, none of an earlier one; what is left can fall at later faces. */
  readonly at: (face: number, left: number) => readonly Split[];
  /** In how many ways the dice left fall at this face or later ones. */
  readonly waysFrom: (face: number, left: number) => bigint;
}

/** @param faces the different faces of all dice, in the order in which they come */
export const compileSplits = <T>(
  kinds: readonly { readonly die: Distribution<T>; readonly count: number }[],
  faces: readonly T[],
): Splits => {
  const keys = faces.map(keyOfValue);
  /** By kind and face: the weight of the face, and of it with all later ones. */
  const weights = kinds.map(({ die }) => {
    const byKey = new Map([...die].map(([face, weight]) => [keyOfValue(face), weight]));
    return keys.map((key) => byKey.get(key) ?? 0n);
  });
  const tails = weights.map((of) => [...of, 0n].map((_, face) => of.slice(face).reduce((a, b) => a + b, 0n)));
  const strides = kinds.map((_, k) => kinds.slice(0, k).reduce((n, { count }) => n * (count + 1), 1));
  const countOf = (left: number, k: number) => Math.floor(left / strides[k]!) % (kinds[k]!.count + 1);
  const sum = (of: (k: number) => number) => kinds.reduce((n, _, k) => n + of(k), 0);

  const at = (face: number, left: number): readonly Split[] => {
    let splits: readonly Split[] = [{ count: 0, left: 0, ways: 1n }];
    for (let k = 0; k < kinds.length; k += 1) {
      const count = countOf(left, k);
      if (count === 0) continue;
      // Where no later face is left to a kind, all of it falls here; where it has not this face, none.
      const least = tails[k]![face + 1] === 0n ? count : 0;
      const most = weights[k]![face] === 0n ? 0 : count;
      const after: Split[] = [];
      for (let shown = least; shown <= most; shown += 1) {
        const ways = binomial(count, shown) * weights[k]![face]! ** BigInt(shown);
        const stay = (count - shown) * strides[k]!;
        for (const s of splits) after.push({ count: s.count + shown, left: s.left + stay, ways: s.ways * ways });
      }
      splits = after;
    }
    return splits;
  };
  return {
    all: sum((k) => kinds[k]!.count * strides[k]!),
    sizeOf: (left) => sum((k) => countOf(left, k)),
    at,
    waysFrom: (face, left) => kinds.reduce((n, _, k) => n * tails[k]![face]! ** BigInt(countOf(left, k)), 1n),
  };
};
