/** What the tests of this folder share: small unusual dice, and an oracle that rolls them one by one. */
import fc from 'fast-check';
import type { Die } from './die.ts';
import { distributionOf, totalOf, type Distribution } from './distribution.ts';
import { makeFraction, type Fraction } from './fraction.ts';
import { keyOfValue } from './key.ts';
import type { Pool } from './pool.ts';

/** A die of few faces, some of them negative, with small weights: faces of different dice are often equal. */
export const anyDie: fc.Arbitrary<Die> = fc
  .array(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.bigInt({ min: 1n, max: 3n })), { minLength: 1, maxLength: 4 })
  .map((faces) => distributionOf(faces));
/** A pool small enough to be rolled die by die; kinds of no dice, and kinds alike, come up too. */
export const anyPool: fc.Arbitrary<Pool> = fc
  .array(fc.record({ die: anyDie, count: fc.nat(3) }, { noNullPrototype: true }), { maxLength: 3 })
  .filter((pool) => pool.reduce((n, { count }) => n + count, 0) <= 5);

/** Faces in the order of the dice, with the weight of this very sequence. */
export interface Sequence<T> {
  readonly faces: readonly T[];
  readonly weight: bigint;
}
/** Every sequence of faces, die by die. */
const everySequence = <T>(pool: Pool<T>): readonly Sequence<T>[] =>
  pool
    .flatMap(({ die, count }) => Array.from({ length: count }, () => die))
    .reduce<readonly Sequence<T>[]>(
      (all, die) =>
        all.flatMap(({ faces, weight }) =>
          [...die].map(([face, w]) => ({ faces: [...faces, face], weight: weight * w })),
        ),
      [{ faces: [], weight: 1n }],
    );

/** What a pool comes to, sequence by sequence: key of the outcome → chance, in the order of the keys. */
export const bruteShares = <T>(pool: Pool<T>, outcomeOf: (faces: readonly T[]) => unknown): Shares =>
  sharesOf(everySequence(pool).map(({ faces, weight }) => [outcomeOf(faces), weight]));

/** Key of an outcome → its chance: what two distributions have in common however they were found. */
export type Shares = readonly (readonly [key: string, chance: Fraction])[];
export const sharesOf = <T>(entries: Iterable<readonly [T, bigint]>): Shares => {
  const weights = new Map<string, bigint>();
  for (const [outcome, weight] of entries) {
    const key = String(keyOfValue(outcome));
    weights.set(key, (weights.get(key) ?? 0n) + weight);
  }
  const total = [...weights.values()].reduce((a, b) => a + b, 0n);
  return [...weights]
    .map(([key, weight]) => [key, makeFraction(weight, total)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Whether no two outcomes are equal in value, and no weight is 0 or less. */
export const isSound = (of: Distribution<unknown>): boolean =>
  new Set([...of.keys()].map(keyOfValue)).size === of.size && [...of.values()].every((w) => w > 0n) && totalOf(of) > 0n;

export const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
