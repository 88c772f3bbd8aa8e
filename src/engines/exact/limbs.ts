/**
 * Natural numbers as rows of one array, for tables of a million exact weights, where BigInts would be a million
 * objects. A number is a row of limbs, the lowest first, each below a radix once it is carried. The best radix depends
 * on the operations: tables of a fixed size ({@link Rows}) take limbs of 30 bits, which are multiplied by small factors
 * alone; rows that are opened as they are needed ({@link Weights}) take 20, so that products of two limbs can be added
 * thousands of times before they are carried.
 */

const compileRadix = (bits: number) => {
  const base = 2 ** bits;
  const [shift, mask] = [BigInt(bits), BigInt(base - 1)];
  return {
    /** The limbs of a number, without zeros above. */
    digitsOf: (value: bigint): readonly number[] => {
      const digits: number[] = [];
      for (let rest = value; rest > 0n; rest >>= shift) digits.push(Number(rest & mask));
      return digits;
    },
    /** Writes a number from a place on. */
    write: (limbs: Float64Array, from: number, width: number, value: bigint): void => {
      for (let i = 0, rest = value; i < width; i += 1, rest >>= shift) limbs[from + i] = Number(rest & mask);
    },
    /** Reads the number in carried limbs. */
    read: (limbs: Float64Array, from: number, width: number): bigint => {
      let value = 0n;
      for (let i = from + width - 1; i >= from; i -= 1) value = (value << shift) + BigInt(limbs[i]!);
      return value;
    },
    carry: (limbs: Float64Array, from: number, width: number): void => {
      for (let i = from, over = 0; i < from + width; i += 1) {
        const sum = limbs[i]! + over;
        over = Math.floor(sum / base);
        limbs[i] = sum - over * base;
      }
    },
  };
};
const ROW_BITS = 30;
const ROWS = compileRadix(ROW_BITS);
const WEIGHT_BITS = 20;
const WEIGHTS = compileRadix(WEIGHT_BITS);

/** Rows of limbs, one after the other; `width` limbs a row. */
export interface Rows {
  readonly limbs: Float64Array;
  readonly width: number;
}

/** The width of rows for numbers up to `most`, one spare limb included. */
export const widthFor = (most: bigint): number => Math.ceil(most.toString(2).length / ROW_BITS) + 1;
/** Rows of 0. */
export const makeRows = (count: number, width: number): Rows => ({ limbs: new Float64Array(count * width), width });

/** Row `to` becomes `value`. */
export const setRow = ({ limbs, width }: Rows, to: number, value: bigint): void =>
  ROWS.write(limbs, to * width, width, value);
/** A carried row as a number. */
export const rowOf = ({ limbs, width }: Rows, at: number): bigint => ROWS.read(limbs, at * width, width);
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
export const carry = ({ limbs, width }: Rows, at: number): void => ROWS.carry(limbs, at * width, width);
/** Row `to` becomes a carried row of `from`. */
export const copyRow = (rows: Rows, to: number, from: Rows, at: number): void => {
  const { limbs, width } = rows;
  for (let i = 0, a = to * width, b = at * width; i < width; i += 1) limbs[a + i] = from.limbs[b + i]!;
};
/** Multiplies a carried row by some factors below 2²², one after the other. */
export const scaleRow = (rows: Rows, at: number, factors: readonly number[]): void => {
  const { limbs, width } = rows;
  for (const factor of factors) {
    for (let i = at * width; i < (at + 1) * width; i += 1) limbs[i]! *= factor;
    carry(rows, at);
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

/** The most products added to a limb before it is carried: below 2⁵³ ∕ 2⁴⁰. */
const MOST_LOAD = 4000;

/** A factor in limbs, the lowest first, without zeros above. */
export type Digits = readonly number[];
/** A factor, 0 or more, in limbs, the least first. */
export const digitsOf: (factor: bigint) => Digits = WEIGHTS.digitsOf;
/** How many limbs hold every number below a power, carried or not. */
export const limbsFor = (base: number, exponent: number): number =>
  Math.ceil((Math.log2(base) * exponent) / WEIGHT_BITS) + 1;

export interface Weights {
  readonly width: number;
  /** Opens a new row of 0. */
  readonly open: () => number;
  /** Adds a multiple of a carried row of another table. */
  readonly addTimes: (row: number, from: Weights, fromRow: number, times: Digits) => void;
  /** Carries a row, so that it can be added elsewhere. */
  readonly carry: (row: number) => void;
  readonly set: (row: number, value: bigint) => void;
  readonly valueOf: (row: number) => bigint;
  /** Forgets all rows. */
  readonly clear: () => void;
  /** The limbs themselves, for inner loops of the caller. */
  readonly limbs: () => Float64Array;
}

/**
 * Rows of weights, none open yet.
 * @param width limbs of a row
 * @param rows the initial capacity
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
  const carryRow = (row: number): void => {
    if (load[row] === 0) return;
    load[row] = 0;
    WEIGHTS.carry(limbs, row * width, width);
  };
  const addRow: Weights['addTimes'] = (row, from, fromRow, times) => {
    if (load[row]! + times.length > MOST_LOAD) carryRow(row);
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
    addTimes: addRow,
    carry: carryRow,
    set: (row, value) => WEIGHTS.write(limbs, row * width, width, value),
    valueOf: (row) => {
      carryRow(row);
      return WEIGHTS.read(limbs, row * width, width);
    },
    clear: () => {
      limbs.fill(0, 0, count * width);
      load.fill(0, 0, count);
      count = 0;
    },
    limbs: () => limbs,
  };
};
