/** What a position is worth: how it ends, and what of that is wanted. */
import { totalOf, type Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import type { Attack, Goal } from './attack.ts';
import { endingOf } from './outcome.ts';

/** What a position leads to under the best choices. */
export interface Worth {
  readonly endings: Distribution;
  /** Attack rolls still to come on average (a reroll is no new roll); absent where it may go on for ever. */
  readonly rolls: Fraction | undefined;
  /** What is wanted first, then what decides between equals. */
  readonly values: readonly Fraction[];
}

/** Sums over a distribution; not reduced, because they are only compared. */
const valuesIn = (
  endings: Distribution,
  foes: number,
): { readonly [v in 'first' | 'alive' | 'all' | 'health']: Fraction } => {
  let [first, alive, all, health] = [0n, 0n, 0n, 0n];
  for (const [outcome, weight] of endings) {
    const ending = endingOf(outcome);
    if (ending.killed > 0) first += weight;
    if (ending.health > 0) alive += weight;
    if (ending.killed === foes) all += weight;
    health += weight * BigInt(ending.health);
  }
  const d = totalOf(endings);
  return { first: { n: first, d }, alive: { n: alive, d }, all: { n: all, d }, health: { n: health, d } };
};
const VALUES: { readonly [g in Goal]: (endings: Distribution, foes: number) => Fraction[] } = {
  kill: (endings, foes) => (({ first, alive, health }) => [first, alive, health])(valuesIn(endings, foes)),
  survive: (endings, foes) => (({ alive, all, health }) => [alive, all, health])(valuesIn(endings, foes)),
  health: (endings, foes) => (({ all, health }) => [health, all])(valuesIn(endings, foes)),
};

/** The worth of endings for what an attack is made for. @param rolls still to come on average, where they come to an end */
export const worthIn = ({ goal, foes }: Attack, endings: Distribution, rolls: Fraction | undefined): Worth => ({
  endings,
  rolls,
  values: VALUES[goal](endings, foes.length),
});
