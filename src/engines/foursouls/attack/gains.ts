/** What one more and two more of something would buy. */
import { RESOURCES, type Attack, type Resource } from './attack.ts';
import { summaryOf, type Summary } from './odds.ts';
import { startOf } from './position.ts';
import { makeSolver, type Solver } from './solve.ts';
import type { Worth } from './worth.ts';

export const GAINS = ['rollBonus', 'firstBonus', 'attack', 'health', 'dice', ...RESOURCES] as const;
export type GainOf = (typeof GAINS)[number];
/** By how much it grows. */
export const STEPS = [1, 2] as const;

export interface Gain {
  readonly of: GainOf;
  /** One for each of `STEPS`. */
  readonly steps: readonly Summary[];
}

/** An attack with so much more of something. */
export const withMore = (attack: Attack, of: GainOf, by: number): Attack =>
  isInHand(of)
    ? { ...attack, hand: { ...attack.hand, [of]: attack.hand[of] + by } }
    : { ...attack, [of]: attack[of] + by };
export const isInHand = (of: GainOf): of is Resource => (RESOURCES as readonly string[]).includes(of);

/** What one and two more of something come to under the best choices. */
export const gainOf = (solver: Solver, of: GainOf): Gain => {
  const { attack } = solver;
  /** More health and more in hand are other positions of the same attack; anything else is another attack. */
  const worthWith = (by: number): Worth => {
    const more = withMore(attack, of, by);
    const isSame = of === 'health' || isInHand(of);
    return (isSame ? solver : makeSolver(more, solver.onWork)).worthOf(startOf(more));
  };
  return { of, steps: STEPS.map((by) => summaryOf(worthWith(by).endings, attack)) };
};
