/** Faces for the tests of this room: no set is built in, and some are strange. */
import fc from 'fast-check';
import type { Colour } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';

/** Those that are assumed at first; a plain ladder; no ladder at all, with gaps and a die that always shows one number. */
export const SETS: { readonly [name: string]: Faces } = {
  assumed: {
    yellow: [0, 0, 1, 1, 1, 2],
    orange: [0, 1, 1, 1, 2, 2],
    red: [0, 1, 1, 2, 2, 3],
    black: [1, 1, 2, 2, 3, 3],
  },
  other: {
    yellow: [0, 0, 0, 0, 1, 1],
    orange: [0, 0, 1, 1, 2, 3],
    red: [0, 1, 2, 3, 3, 3],
    black: [0, 2, 2, 3, 4, 5],
  },
  strange: {
    yellow: [0, 0, 0, 0, 0, 9],
    orange: [7, 7, 7, 7, 7, 7],
    red: [0, 1, 4, 5, 8, 9],
    black: [0, 0, 0, 3, 3, 3],
  },
};

/** No dice, one, two and three, mixed and alike; not always best first. */
export const DICE: readonly (readonly Colour[])[] = [
  [],
  ['yellow'],
  ['black'],
  ['orange', 'yellow'],
  ['yellow', 'black'],
  ['red', 'red', 'orange'],
  ['black', 'red', 'yellow'],
];

const side = fc.oneof(fc.nat(3), fc.nat(9));
const sides = fc.array(side, { minLength: 6, maxLength: 6 }).map((of) => of.toSorted((a, b) => a - b));
/** Any faces at all. */
export const anyFaces: fc.Arbitrary<Faces> = fc.record(
  { yellow: sides, orange: sides, red: sides, black: sides },
  { noNullPrototype: true },
);
/** Faces of which each better die is at least as good side by side. */
export const risingFaces: fc.Arbitrary<Faces> = fc.tuple(sides, sides, sides, sides).map((dice) => {
  const [yellow, orange, red, black] = [0, 1, 2, 3].map((place) =>
    Array.from({ length: 6 }, (_, at) => dice.map((die) => die[at]!).toSorted((a, b) => a - b)[place]!),
  );
  return { yellow: yellow!, orange: orange!, red: red!, black: black! };
});
