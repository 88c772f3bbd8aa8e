/** Denominators for drawing token by token, see `solve-sequence.ts`: every weight of a table is a whole number over one of these. */

export interface Scale {
  /** Π (size − i) over the draws i from t on, times `common` for each redraw left. */
  readonly denominator: (out: number, redraws: number) => bigint;
  /** `common` / n as factors small enough for limbs. */
  readonly factorsFor: (n: number) => readonly number[];
}

/** A carried limb times this and what is carried over stays exact. */
const MOST_FACTOR = 2 ** 22;
/** Prime powers of the least common multiple of the numbers from `least` to `most`. */
const primePowers = (least: number, most: number): Map<number, number> => {
  const powers = new Map<number, number>();
  for (let n = least; n <= most; n += 1) {
    let rest = n;
    for (let p = 2; rest > 1; p += 1) {
      let power = 0;
      for (; rest % p === 0; rest /= p) power += 1;
      if (power > (powers.get(p) ?? 0)) powers.set(p, power);
    }
  }
  return powers;
};

/**
 * @param size tokens in the bag
 * @param last the most tokens that can be out before a draw
 * @param redraws whether a token may be put back at all
 */
export const makeScale = (size: number, last: number, redraws: boolean): Scale => {
  const powers = redraws ? primePowers(size - last, size) : new Map<number, number>();
  let common = 1n;
  for (const [p, power] of powers) common *= BigInt(p) ** BigInt(power);
  const falling: bigint[] = [];
  falling[last + 1] = 1n;
  for (let t = last; t >= 0; t -= 1) falling[t] = falling[t + 1]! * BigInt(size - t);
  const factors = new Map<number, readonly number[]>();
  return {
    denominator: (out, left) => falling[out]! * common ** BigInt(left),
    factorsFor: (n) => {
      const known = factors.get(n);
      if (known !== undefined) return known;
      const found: number[] = [];
      let factor = 1;
      for (const [p, power] of powers) {
        let rest = n;
        for (let i = 0; i < power; i += 1) {
          if (rest % p === 0) {
            rest /= p;
            continue;
          }
          if (factor * p >= MOST_FACTOR) {
            found.push(factor);
            factor = 1;
          }
          factor *= p;
        }
      }
      found.push(factor);
      factors.set(n, found);
      return found;
    },
  };
};
