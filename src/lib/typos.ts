/**
 * The number of typing mistakes between two words: letters that are wrong, missing, added or swapped with a neighbour
 * (optimal string alignment). Stops once the limit is passed.
 *
 * @param limit the largest distance that the caller needs
 * @returns the distance, or `limit + 1` where it is larger
 */
export const typosBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [beforeLast, last, row] = [[], Array.from({ length: b.length + 1 }, (_, j) => j), []] as [
    number[],
    number[],
    number[],
  ];
  let leastOfLast = 0;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back over one row, so two rows beyond the limit end it.
    if (least > limit && leastOfLast > limit) return limit + 1;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length]!, limit + 1);
};

/** How many typing mistakes a word may have: none below 4 letters, one below 8, two from 8 on. */
export const typosAllowed = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Which letters a word has, as bits; letters of different alphabets may share one. */
export const letterMask = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
};

/**
 * Whether the letters alone show that more than `limit` mistakes lie between two words. A mistake brings in or takes
 * away at most one letter, so `true` is always right; most words need no full comparison after it.
 */
export const tooFarByLetters = (maskA: number, maskB: number, limit: number): boolean =>
  bits(maskA & ~maskB) > limit || bits(maskB & ~maskA) > limit;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};
