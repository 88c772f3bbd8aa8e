/**
 * Exact finite distributions: outcomes that are whole numbers, each with an integer weight. Never floats: the chance of
 * an outcome is its weight over the sum of all weights.
 */
import { lcm, makeFraction, type Fraction } from './fraction.ts';

/** Outcome → weight; weights are positive. */
export type Distribution = ReadonlyMap<number, bigint>;

/** The distribution of something certain. */
export const certain = (outcome: number): Distribution => new Map([[outcome, 1n]]);

/** The sum of all weights: the denominator of every chance. */
export const totalOf = (distribution: Distribution): bigint => {
  let total = 0n;
  for (const weight of distribution.values()) total += weight;
  return total;
};

/** One of several distributions, each taken with a weight (a positive integer). */
export const mixture = (parts: readonly { readonly weight: bigint; readonly of: Distribution }[]): Distribution => {
  const totals = parts.map(({ of }) => totalOf(of));
  const common = totals.reduce(lcm, 1n);
  const mixed = new Map<number, bigint>();
  parts.forEach(({ weight, of }, i) => {
    const scale = weight * (common / totals[i]!);
    for (const [outcome, w] of of) mixed.set(outcome, (mixed.get(outcome) ?? 0n) + w * scale);
  });
  return mixed;
};

/** The chance that an outcome has a property, in lowest terms. */
export const chanceOf = (distribution: Distribution, has: (outcome: number) => boolean): Fraction => {
  let hits = 0n;
  for (const [outcome, weight] of distribution) if (has(outcome)) hits += weight;
  return makeFraction(hits, totalOf(distribution));
};

/** The mean of a whole-number value of the outcomes. */
export const meanOf = (distribution: Distribution, valueOf: (outcome: number) => number): Fraction => {
  let sum = 0n;
  for (const [outcome, weight] of distribution) sum += weight * BigInt(valueOf(outcome));
  return makeFraction(sum, totalOf(distribution));
};
