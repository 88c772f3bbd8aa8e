/** What one more and two more of something would buy. */
import { RESOURCES, type Resource } from './attack.ts';
import { summaryOf, type Summary } from './odds.ts';
import { startOf } from './position.ts';
import { makeSolver, type Solver, type Worth } from './solve.ts';

export const GAINS = ['rollBonus', 'firstBonus', 'attack', 'health', 'dice', ...RESOURCES] as const;
export type GainOf = (typeof GAINS)[number];
/** So much more of it. */
export const STEPS = [1, 2] as const;

export interface Gain {
  readonly of: GainOf;
  /** One for each of `STEPS`. */
  readonly steps: readonly Summary[];
}

export const gainOf = (solver: Solver, of: GainOf): Gain => {
  const { attack } = solver;
  const start = startOf(attack);
  /** More health and more in hand are other positions of the same attack; anything else is another attack. */
  const worthWith = (by: number): Worth => {
    if (of === 'health') return solver.worthOf({ ...start, health: start.health + by });
    if (isResource(of)) return solver.worthOf({ ...start, hand: { ...start.hand, [of]: start.hand[of] + by } });
    return makeSolver({ ...attack, [of]: attack[of] + by }).worthOf(start);
  };
  return { of, steps: STEPS.map((by) => summaryOf(worthWith(by).endings, attack)) };
};

const isResource = (of: GainOf): of is Resource => (RESOURCES as readonly string[]).includes(of);
