/**
 * Exact weights in rows of limbs, as many rows as are needed: a weight of a fight is over a power of the sides of a die
 * with a hundred digits, and there are ten thousands of them. Limbs are of 20 bits, so that products of two of them can be
 * added thousands of times before they are carried.
 */
const BITS = 20;
const BASE = 2 ** BITS;
/** Products added to a limb before it is carried: below 2⁵³ ∕ 2⁴⁰. */
const MOST_LOAD = 4000;

/** A factor in limbs, the lowest first, without zeros above. */
export type Digits = readonly number[];
/** A factor, 0 or more, in limbs, the least first. */
export const digitsOf = (factor: bigint): Digits => {
  const digits: number[] = [];
  for (let rest = factor; rest > 0n; rest >>= BigInt(BITS)) digits.push(Number(rest & BigInt(BASE - 1)));
  return digits;
};
/** How many limbs hold every number below a power, carried or not. */
export const limbsFor = (base: number, exponent: number): number => Math.ceil((Math.log2(base) * exponent) / BITS) + 1;

export interface Weights {
  readonly width: number;
  /** A new row of nothing. */
  readonly open: () => number;
  /** Adds a carried row of another, so many times. */
  readonly addTimes: (row: number, from: Weights, fromRow: number, times: Digits) => void;
  /** Makes a row whole: it may be added elsewhere after that. */
  readonly carry: (row: number) => void;
  readonly set: (row: number, value: bigint) => void;
  readonly valueOf: (row: number) => bigint;
  /** Forgets all rows. */
  readonly clear: () => void;
  /** The limbs themselves, for who adds. */
  readonly limbs: () => Float64Array;
}

/**
 * Rows of weights, none open yet.
 * @param width limbs of a row
 * @param rows how many there is room for before it grows
 */
export const makeWeights = (width: number, rows = 64): Weights => {
  let limbs = new Float64Array(rows * width);
  let load = new Uint16Array(rows);
  let count = 0;
  const open = (): number => {
    if (count === load.length) {
      const [moreLimbs, moreLoad] = [new Float64Array(limbs.length * 2), new Uint16Array(load.length * 2)];
      moreLimbs.set(limbs);
      moreLoad.set(load);
      [limbs, load] = [moreLimbs, moreLoad];
    }
    count += 1;
    return count - 1;
  };
  const carry = (row: number): void => {
    if (load[row] === 0) return;
    load[row] = 0;
    for (let i = row * width, end = i + width, over = 0; i < end; i += 1) {
      const sum = limbs[i]! + over;
      over = Math.floor(sum / BASE);
      limbs[i] = sum - over * BASE;
    }
  };
  const addTimes: Weights['addTimes'] = (row, from, fromRow, times) => {
    if (load[row]! + times.length > MOST_LOAD) carry(row);
    load[row]! += times.length;
    const source = from.limbs();
    const at = row * width;
    const start = fromRow * width;
    for (let digit = 0; digit < times.length; digit += 1) {
      const factor = times[digit]!;
      for (let i = digit; i < width; i += 1) limbs[at + i]! += source[start + i - digit]! * factor;
    }
  };
  return {
    width,
    open,
    addTimes,
    carry,
    set: (row, value) => {
      for (let i = 0, rest = value; i < width; i += 1, rest >>= BigInt(BITS))
        limbs[row * width + i] = Number(rest & BigInt(BASE - 1));
    },
    valueOf: (row) => {
      carry(row);
      let value = 0n;
      for (let i = width - 1; i >= 0; i -= 1) value = (value << BigInt(BITS)) + BigInt(limbs[row * width + i]!);
      return value;
    },
    clear: () => {
      limbs.fill(0, 0, count * width);
      load.fill(0, 0, count);
      count = 0;
    },
    limbs: () => limbs,
  };
};
