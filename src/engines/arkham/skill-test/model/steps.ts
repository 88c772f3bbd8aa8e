/**
 * What the parts of solving a test cost, in steps (see `exact/work.ts`), as measured. Solvers count with these what they
 * do.
 */

/** For each limb of a row. */
export const PER_LIMB = { add: 1, carry: 2, scale: 2 } as const;

export const STEPS = {
  /** A state looked at. */
  state: 12,
  /** A class of which there are tokens in a state. */
  look: 4,
  /** Something else to do with a token, weighed against the best so far. */
  transition: 6,
  /** What such a thing ends a draw with. */
  end: 12,
  /** A class in a state of uses that is made, for each use and once besides. */
  usesState: 90,
  /** A class in a resolved set that is made. */
  resolved: 85,
  /** A place for the ends of draws. */
  place: 30,
  /** Two counts put together as whole numbers of any length, and kept by what they come to. */
  sum: 36,
  /** A hand looked at. */
  hand: 70,
  /** A way to resolve some of a hand. */
  plan: 35,
} as const;
