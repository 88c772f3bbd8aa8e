/**
 * What the parts of solving an attack cost, in steps (see `exact/work.ts`), as measured. The solver counts with these
 * what it does.
 */
export const STEPS = {
  /** A throw in a position. */
  throw: 650,
  /** The faces of several dice put into an order. */
  order: 1250,
  /** Something to do with a roll or against damage. */
  option: 250,
  /** An ending of what may follow, weighed in. */
  ending: 40,
  /** What is best in a position, kept as a plain value. */
  advice: 1200,
} as const;
