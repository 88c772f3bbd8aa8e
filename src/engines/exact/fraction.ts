/** An exact fraction; the denominator is positive. Division into a decimal happens only where a number is shown. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** The greatest common divisor of two non-negative integers. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** The fraction in lowest terms. @throws where the denominator is not positive: that is a bug of the caller. */
export const makeFraction = (n: bigint, d: bigint): Fraction => {
  if (d <= 0n) throw new RangeError(`A denominator is positive, got ${d}.`);
  const common = gcd(n < 0n ? -n : n, d);
  return { n: n / common, d: d / common };
};

/** Negative, zero or positive as `a` is smaller than, equal to or larger than `b`. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The nearest number. Large integers are shortened first, so that no precision is lost to overflow. */
export const toNumber = ({ n, d }: Fraction): number => {
  const shift = BigInt(Math.max(0, d.toString(2).length - 1000));
  return Number(n >> shift) / Number(d >> shift);
};
