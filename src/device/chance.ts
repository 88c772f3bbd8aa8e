/** Unbiased random integers from `crypto.getRandomValues`, so that no token and no face is favoured. */

/**
 * A whole number below `below`, all equally likely. 32-bit numbers beyond the last full multiple of `below` are
 * rejected, because their remainders would favour small results.
 */
export const fairNumber = (below: number, bits32: () => number): number => {
  const fair = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const n = bits32();
    if (n < fair) return n % below;
  }
};

/** A whole number below `below` from the device. */
export const deviceNumber = (below: number): number =>
  fairNumber(below, () => crypto.getRandomValues(new Uint32Array(1))[0]!);
