import type { Distribution } from './distribution.ts';
import { compareFractions, type Fraction } from './fraction.ts';

/** Something that may be done and the distribution to which it leads. */
export interface Option<A> {
  readonly action: A;
  readonly leadsTo: Distribution;
}

/**
 * The best of some options by an exact value of their distributions; among equals the first, so that the order of the
 * options breaks ties.
 * @throws where there is no option: that is a bug of the caller
 */
export const bestOption = <A>(options: readonly Option<A>[], valueOf: (distribution: Distribution) => Fraction): Option<A> => {
  if (options.length === 0) throw new RangeError('A choice without options.');
  let [best] = options as [Option<A>];
  let bestValue = valueOf(best.leadsTo);
  for (const option of options.slice(1)) {
    const value = valueOf(option.leadsTo);
    if (compareFractions(value, bestValue) > 0) [best, bestValue] = [option, value];
  }
  return best;
};
