/** Decks by ratio: a ratio scaled to a deck of another size. */

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
