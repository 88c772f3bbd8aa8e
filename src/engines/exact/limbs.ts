/**
 * Natural numbers of a fixed width in rows of one array: what a table of a million exact weights needs, where a BigInt
 * each would be a million objects. A number is a row of limbs, the lowest first, each below 2³⁰ once it is carried.
 */
const BITS = 30;
const BASE = 2 ** BITS;

/** Rows of limbs, one after the other; `width` limbs a row. */
export interface Rows {
  readonly limbs: Float64Array;
  readonly width: number;
}

/** The width of rows that hold numbers up to `most`. One limb is spare. */
export const widthFor = (most: bigint): number => Math.ceil(most.toString(2).length / BITS) + 1;
/** So many rows of 0. */
export const makeRows = (count: number, width: number): Rows => ({ limbs: new Float64Array(count * width), width });

/** Row `to` becomes `value`. */
export const setRow = ({ limbs, width }: Rows, to: number, value: bigint): void => {
  for (let i = 0, rest = value; i < width; i += 1, rest >>= BigInt(BITS))
    limbs[to * width + i] = Number(rest & BigInt(BASE - 1));
};
/** A carried row as a number. */
export const rowOf = ({ limbs, width }: Rows, at: number): bigint => {
  let value = 0n;
  for (let i = width - 1; i >= 0; i -= 1) value = (value << BigInt(BITS)) + BigInt(limbs[at * width + i]!);
  return value;
};
export const isZero = ({ limbs, width }: Rows, at: number): boolean => {
  for (let i = at * width; i < (at + 1) * width; i += 1) if (limbs[i] !== 0) return false;
  return true;
};

/** One row of several. */
export interface RowAt {
  readonly rows: Rows;
  readonly row: number;
}
/**
 * Adds `factor` times the carried row `from` to row `to`, without carrying: limbs stay exact for 2¹⁰ additions of
 * factors below 2¹².
 */
export const addTimes = (rows: Rows, to: number, from: RowAt, factor: number): void => {
  const { limbs, width } = rows;
  for (let i = 0, a = to * width, b = from.row * width; i < width; i += 1)
    limbs[a + i]! += from.rows.limbs[b + i]! * factor;
};
/** Carries a row: each limb below 2³⁰ again. */
export const carry = ({ limbs, width }: Rows, at: number): void => {
  for (let i = at * width, over = 0; i < (at + 1) * width; i += 1) {
    const sum = limbs[i]! + over;
    over = Math.floor(sum / BASE);
    limbs[i] = sum - over * BASE;
  }
};
/** Negative, zero or positive as row `a` is smaller than, equal to or larger than row `b`; both carried. */
export const compareRows = (rows: Rows, a: number, others: Rows, b: number): number => {
  const { limbs, width } = rows;
  for (let i = width - 1; i >= 0; i -= 1) {
    const difference = limbs[a * width + i]! - others.limbs[b * width + i]!;
    if (difference !== 0) return difference;
  }
  return 0;
};
