/**
 * The number of typing mistakes between two words: letters wrong, missing, too many or swapped with their neighbour
 * (optimal string alignment). Stops early.
 *
 * @param limit the largest number of interest
 * @returns the distance, or `limit + 1` where it is larger
 */
export const typosBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit && (beforeLast.length === 0 || Math.min(...last) > limit)) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length]!, limit + 1);
};

/** How many typing mistakes a word may have: none below 4 letters, one below 8, two from 8 on. */
export const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
