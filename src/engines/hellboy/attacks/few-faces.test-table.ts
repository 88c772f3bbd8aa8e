/** Dice of few different faces: every fall of several tests can be tried. */
import fc from 'fast-check';
import type { Faces } from '../dice/faces.ts';

/** Three sets of two or three different faces a die, the last of them strange. */
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
