/** What action tokens may be spent on against one enemy: attacks, and boosts of them. */
import { compareFractions, type Fraction } from '../../exact/fraction.ts';
import type { Level } from '../dice/colour.ts';
import type { Faces } from '../dice/faces.ts';
import { poolFor } from '../skill-check/pool.ts';
import type { Bprd } from '../skill-check/solve.ts';
import { readyTests } from './ready.ts';
import { solveSeries, type AttackSeries, type Enemy, type SeriesAnswer } from './series.ts';

/** Attacks that are alike but for their boosts. */
export interface PlanQuestion {
  readonly faces: Faces;
  readonly bprd: Bprd;
  readonly level: Level;
  /** Before any boost. */
  readonly improvements: number;
  readonly degradations: number;
  /** What cards add to a result. */
  readonly bonus: number;
  readonly enemy: Enemy;
  /** Action tokens, at least 1: each attack takes one, each boost another. */
  readonly tokens: number;
  readonly aim: AttackSeries['aim'];
}
export interface BoostPlan {
  /** For each attack how many tokens boost it. */
  readonly boosts: readonly number[];
  readonly answer: SeriesAnswer;
}

/** Every way to spend all tokens, in the order of the attacks: those with the fewest boosts of the first attack first. */
export const splitsOf = (tokens: number): readonly (readonly number[])[] => {
  if (tokens === 0) return [[]];
  return Array.from({ length: tokens }, (_, boost) => boost).flatMap((boost) =>
    splitsOf(tokens - 1 - boost).map((rest) => [boost, ...rest]),
  );
};

/** The order of comparison, most wanted first; of equal plans the one with fewer attacks, then the first. */
const VALUES: { readonly [A in AttackSeries['aim']]: readonly ((answer: SeriesAnswer) => Fraction)[] } = {
  kill: [({ kill }) => kill.at(-1)!, ({ damage }) => damage],
  damage: [({ damage }) => damage, ({ kill }) => kill.at(-1)!],
};
const compareBy =
  (aim: AttackSeries['aim']) =>
  (a: BoostPlan, b: BoostPlan): number => {
    for (const valueOf of VALUES[aim]) {
      const order = compareFractions(valueOf(b.answer), valueOf(a.answer));
      if (order !== 0) return order;
    }
    return compareFractions(a.answer.attacksUsed, b.answer.attacksUsed);
  };

/**
 * All plans that spend every token, the best for the aim first. A plan is made before the first throw; tokens of attacks
 * on an enemy who is dead by then stay with the agent.
 * @throws {RangeError} where the tokens are not a whole number from 1
 */
export const plansFor = (question: PlanQuestion): readonly BoostPlan[] => {
  const { faces, bprd, level, improvements, degradations, bonus, enemy, tokens, aim } = question;
  if (!Number.isInteger(tokens) || tokens < 1) throw new RangeError(`An attack takes a token, got ${tokens}.`);
  const ready = readyTests(faces, bprd);
  const attackWith = (boost: number) => ({ dice: poolFor(level, improvements + boost, degradations).dice, bonus });
  return splitsOf(tokens)
    .map((boosts) => ({
      boosts,
      answer: solveSeries({ faces, bprd, enemy, aim, attacks: boosts.map(attackWith) }, ready),
    }))
    .toSorted(compareBy(aim));
};
