import type { Weighted } from './distribution.ts';
import { lcm, makeFraction, type Fraction } from './fraction.ts';

/**
 * The mean of fractions, each with a weight (a positive integer).
 * @throws where there is none: that is a bug of the caller
 */
export const weightedMean = (parts: readonly Weighted<Fraction>[]): Fraction => {
  const common = parts.reduce((d, { of }) => lcm(d, of.d), 1n);
  let [sum, total] = [0n, 0n];
  for (const { weight, of } of parts) {
    sum += weight * of.n * (common / of.d);
    total += weight;
  }
  return makeFraction(sum, total * common);
};
