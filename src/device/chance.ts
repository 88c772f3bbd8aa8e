/** Chance that is nobody's: the device's own generator, so that nobody can say that the site favours a token or a face. */

/**
 * A whole number below `below`, each equally likely: numbers of 32 bits beyond the last full multiple are thrown away,
 * for a remainder of all of them would favour the small ones.
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
