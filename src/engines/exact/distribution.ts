/**
 * Exact finite distributions: outcomes with integer weights. Never floats: the chance of an outcome is its weight over
 * the sum of all weights. Outcomes are any immutable values; `key.ts` defines which are equal.
 */
import { gcd, lcm, makeFraction, type Fraction } from './fraction.ts';
import { keyOfValue, type Key, type KeyOf } from './key.ts';

/** Outcome → weight; weights are positive and outcomes distinct. */
export type Distribution<T = number> = ReadonlyMap<T, bigint>;
/** Something with a weight, a positive integer. */
export interface Weighted<T> {
  readonly weight: bigint;
  readonly of: T;
}

/** The distribution of something certain. */
export const certain = <T>(outcome: T): Distribution<T> => new Map([[outcome, 1n]]);

/**
 * A distribution from outcomes with weights; the weights of equal outcomes are added, and the first of them is kept.
 * @throws {RangeError} where a weight is not positive
 */
export const distributionOf = <T>(
  entries: Iterable<readonly [outcome: T, weight: bigint]>,
  keyOf?: KeyOf<T>,
): Distribution<T> => {
  const gathering = gather(keyOf);
  for (const [outcome, weight] of entries) {
    if (weight <= 0n) throw new RangeError(`A weight is positive, got ${weight}.`);
    gathering.add(outcome, weight);
  }
  return gathering.weights;
};

/** A distribution under construction. */
interface Gathering<T> {
  readonly weights: Map<T, bigint>;
  readonly add: (outcome: T, weight: bigint) => void;
}
const gather = <T>(keyOf: KeyOf<T> | undefined): Gathering<T> => {
  const weights = new Map<T, bigint>();
  const known = new Map<Key, T>();
  /** Key → the outcome kept for it. */
  const oneOf = (outcome: T): T => {
    const key = (keyOf ?? keyOfValue)(outcome);
    if (!known.has(key)) known.set(key, outcome);
    return known.get(key)!;
  };
  const add = (outcome: T, weight: bigint) => {
    // A Map compares primitives by value without a key.
    const one = keyOf === undefined && typeof outcome !== 'object' ? outcome : oneOf(outcome);
    weights.set(one, (weights.get(one) ?? 0n) + weight);
  };
  return { weights, add };
};

/** The sum of all weights: the denominator of every chance. */
export const totalOf = (distribution: Distribution<unknown>): bigint => {
  let total = 0n;
  for (const weight of distribution.values()) total += weight;
  return total;
};

/**
 * The mixture of several distributions, each with its weight.
 * @throws {RangeError} where one of them is empty
 */
export const mixture = <T>(parts: readonly Weighted<Distribution<T>>[], keyOf?: KeyOf<T>): Distribution<T> => {
  const totals = parts.map(({ of }) => totalOf(of));
  if (totals.includes(0n)) throw new RangeError('A distribution without outcomes cannot be mixed.');
  const common = totals.reduce(lcm, 1n);
  const { weights, add } = gather(keyOf);
  parts.forEach(({ weight, of }, i) => {
    const scale = weight * (common / totals[i]!);
    for (const [outcome, w] of of) add(outcome, w * scale);
  });
  return weights;
};

/** Maps the outcomes; the weights of those that become equal are added. */
export const mapOutcomes = <T, U>(
  distribution: Distribution<T>,
  become: (outcome: T) => U,
  keyOf?: KeyOf<U>,
): Distribution<U> => {
  const { weights, add } = gather(keyOf);
  for (const [outcome, weight] of distribution) add(become(outcome), weight);
  return weights;
};

/**
 * Continues each outcome with a distribution of its own: a second roll, a choice that depends on the roll. The chance
 * of a path is the product of the chances along it.
 * @throws {RangeError} where a distribution that follows is empty
 */
export const followedBy = <T, U>(
  distribution: Distribution<T>,
  next: (outcome: T) => Distribution<U>,
  keyOf?: KeyOf<U>,
): Distribution<U> => {
  // Outcomes that lead to the same distribution are combined first.
  const parts = new Map<Distribution<U>, bigint>();
  for (const [outcome, weight] of distribution) {
    const of = next(outcome);
    parts.set(of, (parts.get(of) ?? 0n) + weight);
  }
  return mixture(
    [...parts].map(([of, weight]) => ({ weight, of })),
    keyOf,
  );
};

/** The outcomes with a property, with their weights: the conditional distribution. May be empty. */
export const conditionOn = <T>(distribution: Distribution<T>, has: (outcome: T) => boolean): Distribution<T> =>
  new Map([...distribution].filter(([outcome]) => has(outcome)));

/** The same distribution with the smallest whole weights. */
export const reduceWeights = <T>(distribution: Distribution<T>): Distribution<T> => {
  let common = 0n;
  for (const weight of distribution.values()) common = gcd(weight, common);
  return common <= 1n
    ? distribution
    : new Map([...distribution].map(([outcome, weight]) => [outcome, weight / common]));
};

/** The chance that an outcome has a property, in lowest terms. @throws {RangeError} where there is no outcome */
export const chanceOf = <T>(distribution: Distribution<T>, has: (outcome: T) => boolean): Fraction => {
  let hits = 0n;
  for (const [outcome, weight] of distribution) if (has(outcome)) hits += weight;
  return makeFraction(hits, totalOf(distribution));
};

/**
 * The mean of a whole-number value of the outcomes.
 * @throws {RangeError} where there is no outcome, or a value is not whole
 */
export const meanOf = <T>(distribution: Distribution<T>, valueOf: (outcome: T) => number): Fraction => {
  let sum = 0n;
  for (const [outcome, weight] of distribution) sum += weight * BigInt(valueOf(outcome));
  return makeFraction(sum, totalOf(distribution));
};
