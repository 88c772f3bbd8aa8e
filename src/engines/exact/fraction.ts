/** An exact fraction; the denominator is positive. Division into a decimal happens only where a number is shown. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

/** The greatest common divisor of two non-negative integers. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};
/** The least common multiple of two positive integers. */
export const lcm = (a: bigint, b: bigint): bigint => (a === b ? a : (a / gcd(a, b)) * b);

/** The fraction in lowest terms. @throws where the denominator is not positive: that is a bug of the caller. */
export const makeFraction = (n: bigint, d: bigint): Fraction => {
  if (d <= 0n) throw new RangeError(`A denominator is positive, got ${d}.`);
  const common = gcd(n < 0n ? -n : n, d);
  return { n: n / common, d: d / common };
};
/** A whole number as a fraction. @throws where it is not whole */
export const wholeFraction = (whole: bigint | number): Fraction => ({ n: BigInt(whole), d: 1n });

/** Negative, zero or positive as `a` is smaller than, equal to or larger than `b`; in lowest terms or not. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};
/** Whether two fractions are one number; in lowest terms or not. */
export const isSameFraction = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) === 0;
/** The larger of two fractions, of equal ones the first. */
export const largerFraction = (a: Fraction, b: Fraction): Fraction => (compareFractions(b, a) > 0 ? b : a);

/** The sum. Results of arithmetic are in lowest terms; arguments may be in any terms. */
export const addFractions = (a: Fraction, b: Fraction): Fraction => makeFraction(a.n * b.d + b.n * a.d, a.d * b.d);
/** `a` less `b`, reduced; may be negative. */
export const subtractFractions = (a: Fraction, b: Fraction): Fraction => makeFraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => makeFraction(a.n * b.n, a.d * b.d);
/** `a` over `b`. @throws where `b` is zero */
export const divideFractions = (a: Fraction, b: Fraction): Fraction =>
  b.n < 0n ? makeFraction(-a.n * b.d, a.d * -b.n) : makeFraction(a.n * b.d, a.d * b.n);

/** The sum of any number of fractions; zero for none. */
export const sumOfFractions = (fractions: readonly Fraction[]): Fraction => {
  const common = fractions.reduce((d, f) => lcm(d, f.d), 1n);
  return makeFraction(
    fractions.reduce((n, f) => n + f.n * (common / f.d), 0n),
    common,
  );
};

/** The nearest floating-point number. Large integers are shifted first, so that none overflows. */
export const toNumber = ({ n, d }: Fraction): number => {
  const shift = BigInt(Math.max(0, d.toString(2).length - 1000));
  return Number(n >> shift) / Number(d >> shift);
};
