/** Decks by ratio: a ratio scaled to a deck of another size, and the next cards of a shuffled deck. */
import { binomial } from '../../exact/counting.ts';
import type { Distribution } from '../../exact/distribution.ts';

/**
 * A ratio scaled to `size` cards by largest remainders: each part gets the whole of its share, what is left goes to the
 * largest remainders, among equals to the earlier part. The sum is `size` exactly.
 * @param counts whole numbers, 0 or more, not all 0
 */
export const scaledCounts = (counts: readonly number[], size: number): number[] => {
  const total = counts.reduce((a, b) => a + b, 0);
  const whole = counts.map((n) => Math.floor((n * size) / total));
  const left = size - whole.reduce((a, b) => a + b, 0);
  const byRemainder = counts
    .map((n, i) => ({ i, remainder: (n * size) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  const lucky = new Set(byRemainder.slice(0, left).map(({ i }) => i));
  return whole.map((n, i) => n + (lucky.has(i) ? 1 : 0));
};

/** Cards of a shuffled deck, `hits` of which are of a kind; the next `drawn` are looked at. Whole numbers. */
export interface Draw {
  readonly size: number;
  readonly hits: number;
  readonly drawn: number;
}

/** How many of the next cards are of the kind (hypergeometric): number → ways out of all C(size, drawn). */
export const drawOf = ({ size, hits, drawn }: Draw): Distribution => {
  const ways = new Map<number, bigint>();
  for (let n = Math.max(0, drawn - (size - hits)); n <= Math.min(hits, drawn); n += 1)
    ways.set(n, binomial(hits, n) * binomial(size - hits, drawn - n));
  return ways;
};
