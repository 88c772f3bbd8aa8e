/** Dice rolled together: their sum, and how many of them have a property. */
import type { Die } from './die.ts';
import { certain, mapOutcomes, type Distribution } from './distribution.ts';

/** Dice of one kind or of several; a count is a whole number, 0 or more. */
export type Pool<T = number> = readonly { readonly die: Die<T>; readonly count: number }[];

/** The sum of two independent values. */
export const sumOf = (a: Distribution, b: Distribution): Distribution => {
  const sums = new Map<number, bigint>();
  for (const [x, v] of a) for (const [y, w] of b) sums.set(x + y, (sums.get(x + y) ?? 0n) + v * w);
  return sums;
};

/**
 * The sum of `times` independent values of one distribution, by squaring: its square, the square of that and so on.
 * @param times a whole number, 0 or more; the sum of none is 0
 * @throws {RangeError} for anything else
 */
export const sumOfEqual = (of: Distribution, times: number): Distribution => {
  if (!Number.isInteger(times) || times < 0)
    throw new RangeError(`A value is added a whole number of times, got ${times}.`);
  let sum = certain(0);
  for (let power = of, left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = sumOf(sum, power);
    if (left > 1) power = sumOf(power, power);
  }
  return sum;
};

/** The sum of what the dice of a pool show, by the value of each face; values are whole numbers. */
export const sumOfPool = <T>(pool: Pool<T>, valueOf: (face: T) => number): Distribution =>
  pool.map(({ die, count }) => sumOfEqual(mapOutcomes(die, valueOf), count)).reduce(sumOf, certain(0));

/** How many dice of a pool show a face with a property: successes. */
export const countInPool = <T>(pool: Pool<T>, has: (face: T) => boolean): Distribution =>
  sumOfPool(pool, (face) => (has(face) ? 1 : 0));
