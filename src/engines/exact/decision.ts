/** The best of some options by what they are worth: first by what is wanted most, then by what decides between equals. */
import { compareFractions, type Fraction } from './fraction.ts';

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
