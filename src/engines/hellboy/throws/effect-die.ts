/** The effect die thrown alone: the forbidden tome and the orrery. */
import { dieOf } from '../../exact/die.ts';
import { certain, followedBy, mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { EffectRule, Gains } from './rules.ts';

/**
 * What several throws bring together.
 * Every effect is on one side of the die; a reroll throws nothing again here, and B.P.R.D. is no wild: only the rule
 * says what a side brings.
 * @param times 0 or more
 */
export const solveEffectThrows = <N extends string>(rule: EffectRule<N>, times: number): Distribution<Gains<N>> => {
  const names = Object.keys(rule.gains[EFFECTS[0]]) as N[];
  const gainsBy = (gainOf: (name: N) => number): Gains<N> =>
    Object.fromEntries(names.map((name) => [name, gainOf(name)])) as Record<N, number>;
  const one = mapOutcomes(dieOf(EFFECTS), (effect) => rule.gains[effect]);
  let sum: Distribution<Gains<N>> = certain(gainsBy(() => 0));
  for (let i = 0; i < times; i += 1)
    sum = followedBy(sum, (had) => mapOutcomes(one, (gain) => gainsBy((name) => had[name] + gain[name])));
  return sum;
};
