/**
 * One choice made as well as it can be for an aim: the best of what its options lead to. A mechanic with one choice is a
 * roll `followedBy` the best of the options that it leaves; one with a choice after the other is in `policy.ts`.
 */
import type { Distribution } from './distribution.ts';
import { compareFractions, wholeFraction, type Fraction } from './fraction.ts';
import { weightedMean } from './mean.ts';

/**
 * What is wanted of a result, as a value to make large on average: 1 for what should come about and 0 for all else, or
 * how much of something there is. A number has to be whole.
 */
export type Aim<R> = (result: R) => number | Fraction;
/** What is wanted most, then what decides between equals, and so on. */
export type Aims<R> = readonly Aim<R>[];

/** The mean of each aim, in their order. @throws {RangeError} where there is no result, or a number is not whole */
export const valuesOf = <R>(results: Distribution<R>, aims: Aims<R>): readonly Fraction[] =>
  aims.map((aim) =>
    weightedMean(
      [...results].map(([result, weight]) => {
        const value = aim(result);
        return { weight, of: typeof value === 'number' ? wholeFraction(value) : value };
      }),
    ),
  );
/** Negative, zero or positive as values are worse, as good or better than others: by the first that differ. */
export const compareValues = (a: readonly Fraction[], b: readonly Fraction[]): number => {
  for (const [i, value] of a.entries()) {
    const order = compareFractions(value, b[i]!);
    if (order !== 0) return order;
  }
  return 0;
};

/** A choice made: what is done, what it is worth by each aim, and what else is worth exactly as much. */
export interface Decided<A> {
  readonly action: A;
  readonly values: readonly Fraction[];
  readonly equal: readonly A[];
}
/**
 * The best of options whose values are known; of equals the first, so let the one that spends nothing stand first.
 * @throws {RangeError} where there is no option
 */
export const decided = <A>(
  options: readonly { readonly action: A; readonly values: readonly Fraction[] }[],
): Decided<A> => {
  const [first, ...others] = options;
  if (first === undefined) throw new RangeError('A choice has an option at least.');
  const best = others.reduce((a, b) => (compareValues(b.values, a.values) > 0 ? b : a), first);
  const equal = options.filter((o) => o !== best && compareValues(o.values, best.values) === 0);
  return { ...best, equal: equal.map(({ action }) => action) };
};

/**
 * The best of some options, each with the distribution of results that it leads to; of equals the first.
 * @throws {RangeError} where there is no option, or one without results
 */
export const bestOf = <A, R>(
  options: readonly { readonly action: A; readonly results: Distribution<R> }[],
  aims: Aims<R>,
): Decided<A> & { readonly results: Distribution<R> } => {
  const weighed = options.map(({ action, results }) => ({
    action: { action, results },
    values: valuesOf(results, aims),
  }));
  const { action: best, values, equal } = decided(weighed);
  return { ...best, values, equal: equal.map(({ action }) => action) };
};
