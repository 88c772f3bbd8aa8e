/**
 * Russian notation of exact numbers: decimal comma, real minus, non-breaking space before the per cent sign.
 *
 * A rounded number never claims more than the exact one: what is not certain is not shown as 100 %, what is possible
 * is not shown as 0 %.
 */

/** Any exact fraction with a positive denominator. */
interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const NBSP = '\u00a0';
const MINUS = '\u2212';
/** More digits than this in a fraction are noise to a reader. */
const MOST_DIGITS = 12;

/** `n / d` rounded half up to a whole number; `n` is not negative. */
const roundHalfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);
/** Tenths as a decimal without a needless «,0». */
const tenthsRu = (tenths: bigint): string =>
  tenths % 10n === 0n ? `${tenths / 10n}` : `${tenths / 10n},${tenths % 10n}`;

/** The number before the per cent sign: «75», «66,3», «<0,1», «>99,9». */
export const percentNumberRu = ({ n, d }: Ratio): string => {
  const tenths = roundHalfUp(n * 1000n, d);
  if (tenths === 0n && n > 0n) return '<0,1';
  if (tenths === 1000n && n < d) return '>99,9';
  return tenthsRu(tenths);
};

/** The same in two figures, for a narrow place: «75», «66», «6,6», «<0,1», «>99». */
export const shortPercentNumberRu = (chance: Ratio): string => {
  const { n, d } = chance;
  const whole = roundHalfUp(n * 100n, d);
  if (whole === 100n && n < d) return '>99';
  return n * 10n < d ? percentNumberRu(chance) : `${whole}`;
};

/** A chance in per cent with at most one decimal: «75 %», «66,3 %». */
export const percentRu = (chance: Ratio): string => `${percentNumberRu(chance)}${NBSP}%`;

/** The exact fraction, «3/4»; undefined where it is too long to read. */
export const shortFractionRu = ({ n, d }: Ratio): string | undefined => {
  if (d === 1n) return `${n}`;
  return `${n}${d}`.replace('-', '').length <= MOST_DIGITS ? `${n}/${d}`.replace('-', MINUS) : undefined;
};
/** The exact fraction; where it is too long to read, its decimal: «≈ 0,66304». */
export const fractionRu = ({ n, d }: Ratio): string => {
  const short = shortFractionRu({ n, d });
  if (short !== undefined) return short;
  const shown = roundHalfUp((n < 0n ? -n : n) * 100_000n, d);
  return `≈${NBSP}${n < 0n ? MINUS : ''}${shown / 100_000n},${`${shown % 100_000n}`.padStart(5, '0')}`;
};

/** A whole number with its sign: «−2», «0», «+1». */
export const signedRu = (n: number): string => {
  if (n > 0) return `+${n}`;
  return n < 0 ? `${MINUS}${-n}` : '0';
};

/** The way from one chance to another in percentage points: «+12,5», «−18,8», «0», «≈0»; the unit is the caller's. */
export const pointsRu = (from: Ratio, to: Ratio): string => {
  const { n, tenths } = changeOf(from, to);
  if (n === 0n) return '0';
  return tenths === 0n ? '≈0' : `${n < 0n ? MINUS : '+'}${tenthsRu(tenths)}`;
};
/** Whether `pointsRu` shows more or less; what is too little to be shown is neither. */
export const pointsSign = (from: Ratio, to: Ratio): 'plus' | 'minus' | 'none' => {
  const { n, tenths } = changeOf(from, to);
  if (tenths === 0n) return 'none';
  return n < 0n ? 'minus' : 'plus';
};
/** The sign of a change, and its size in whole tenths of a percentage point. */
const changeOf = (from: Ratio, to: Ratio): { readonly n: bigint; readonly tenths: bigint } => {
  const n = to.n * from.d - from.n * to.d;
  return { n, tenths: roundHalfUp((n < 0n ? -n : n) * 1000n, from.d * to.d) };
};

/** A non-negative fraction as a decimal with at most two places: «0,43», «2». */
export const decimalRu = ({ n, d }: Ratio): string => {
  const hundredths = roundHalfUp(n * 100n, d);
  const places = `${hundredths % 100n}`.padStart(2, '0').replace(/0+$/, '');
  return `${hundredths / 100n}${places === '' ? '' : `,${places}`}`;
};
