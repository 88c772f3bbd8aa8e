/** Counts of arrangements, exact at any size. */

const factorials: bigint[] = [1n];
/** n! for a whole n from 0. */
export const factorial = (n: number): bigint => {
  for (let i = factorials.length; i <= n; i += 1) factorials.push(factorials[i - 1]! * BigInt(i));
  return factorials[n]!;
};
/** The number of ways to choose k of n different things; 0 where k > n. */
export const binomial = (n: number, k: number): bigint =>
  k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));
