/** Cards drawn from a shuffled deck, tokens from a bag without return. */
import { binomial } from './counting.ts';
import type { Distribution } from './distribution.ts';

/** A shuffled deck of `size` cards, `hits` of one kind; the next `drawn` are looked at. Whole numbers. */
export interface Draw {
  readonly size: number;
  readonly hits: number;
  readonly drawn: number;
}

/** How many of the next cards are of the kind (hypergeometric): number → ways out of all C(size, drawn). */
export const drawnHits = ({ size, hits, drawn }: Draw): Distribution => {
  const ways = new Map<number, bigint>();
  for (let n = Math.max(0, drawn - (size - hits)); n <= Math.min(hits, drawn); n += 1)
    ways.set(n, binomial(hits, n) * binomial(size - hits, drawn - n));
  return ways;
};
