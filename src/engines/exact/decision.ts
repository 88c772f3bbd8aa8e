/** The best of some options by their values: by the first aim, then, among equals, by the next. */
import { compareFractions, type Fraction } from './fraction.ts';

/** Negative, zero or positive as `a` is worse than, as good as or better than `b`, by the first values that differ. */
export const compareValues = (a: readonly Fraction[], b: readonly Fraction[]): number => {
  for (const [i, value] of a.entries()) {
    const order = compareFractions(value, b[i]!);
    if (order !== 0) return order;
  }
  return 0;
};

/** A decision: the option, its value by each aim, and the other options of exactly the same value. */
export interface Decided<A> {
  readonly action: A;
  readonly values: readonly Fraction[];
  readonly equal: readonly A[];
}
/**
 * The best of options with known values, the first of equals: list the one that spends nothing first.
 * @throws {RangeError} where there is no option
 */
export const decide = <A>(
  options: readonly { readonly action: A; readonly values: readonly Fraction[] }[],
): Decided<A> => {
  const [first, ...others] = options;
  if (first === undefined) throw new RangeError('A choice has an option at least.');
  const best = others.reduce((a, b) => (compareValues(b.values, a.values) > 0 ? b : a), first);
  const equal = options.filter((o) => o !== best && compareValues(o.values, best.values) === 0);
  return { ...best, equal: equal.map(({ action }) => action) };
};
