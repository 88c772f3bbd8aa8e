/** Faces for tests: whole sets, sets of few different faces, and any of few faces. */
import fc from 'fast-check';
import type { Faces } from '../dice/faces.ts';

/** The labelled assumption, dice that keep its rules otherwise, and dice that keep none. */
export const FACE_SETS: { readonly [name in 'assumed' | 'other' | 'strange']: Faces } = {
  assumed: {
    yellow: [0, 0, 1, 1, 1, 2],
    orange: [0, 1, 1, 1, 2, 2],
    red: [0, 1, 1, 2, 2, 3],
    black: [1, 1, 2, 2, 3, 3],
  },
  other: {
    yellow: [0, 0, 0, 1, 1, 2],
    orange: [0, 0, 1, 1, 2, 3],
    red: [0, 0, 2, 2, 3, 3],
    black: [0, 2, 2, 3, 3, 4],
  },
  strange: {
    yellow: [1, 1, 1, 1, 1, 1],
    orange: [0, 0, 0, 5, 5, 9],
    red: [0, 2, 3, 3, 7, 8],
    black: [0, 0, 0, 0, 0, 9],
  },
};
/** Three sets of two or three different faces a die, the last of them strange: small enough for every fall. */
export const FEW_FACES: { readonly [name in 'coins' | 'threes' | 'strange']: Faces } = {
  coins: {
    yellow: [0, 0, 0, 0, 1, 1],
    orange: [0, 0, 2, 2, 2, 2],
    red: [1, 1, 1, 3, 3, 3],
    black: [2, 2, 2, 2, 3, 3],
  },
  threes: {
    yellow: [0, 0, 0, 1, 1, 2],
    orange: [0, 1, 1, 2, 2, 2],
    red: [0, 1, 1, 1, 3, 3],
    black: [1, 1, 2, 2, 2, 3],
  },
  strange: {
    yellow: [4, 4, 4, 4, 4, 4],
    orange: [0, 0, 0, 0, 0, 9],
    red: [2, 2, 2, 0, 0, 7],
    black: [0, 0, 0, 0, 0, 1],
  },
};
/** A die of at most two different faces. */
const anyCoin = fc
  .tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 5 }))
  .map(([a, b, first]) => Array.from({ length: 6 }, (_, side) => (side < first ? a : b)));
export const anyCoins: fc.Arbitrary<Faces> = fc.record(
  { yellow: anyCoin, orange: anyCoin, red: anyCoin, black: anyCoin },
  { noNullPrototype: true },
);
