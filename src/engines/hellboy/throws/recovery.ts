/** Healing in a breather, and crushed agents who come back in the confrontation. */
import { dieOf } from '../../exact/die.ts';
import { chanceOf, mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, ONE, subtractFractions, type Fraction } from '../../exact/fraction.ts';
import { countInPool } from '../../exact/pool.ts';
import type { Faces } from '../dice/faces.ts';
import type { DesperateRule, Rolled } from './rules.ts';
import { sumOfRolled } from './sum.ts';

export interface Recovery {
  /** Damage that the dice would heal. */
  readonly rolled: Distribution;
  /** Damage that is healed: no more than there is. */
  readonly healed: Distribution;
  /** Damage that stays, on an agent's track counted as in a siege: a wound is 1, an injury 2. */
  readonly left: Distribution;
}
/**
 * Healing by dice. Healing turns the last injury over or, where there is none, takes the last wound: each point of it
 * takes one point of damage off the track. Rules: «Восстановление», «Лечение», «Непосредственная поддержка».
 * @param damage on the agent, 0 or more
 */
export const solveRecovery = (faces: Faces, rule: Rolled, damage: number): Recovery => {
  const rolled = sumOfRolled(faces, rule);
  const healed = mapOutcomes(rolled, (sum) => Math.min(sum, damage));
  return { rolled, healed, left: mapOutcomes(healed, (points) => damage - points) };
};

/** The chance that a crushed agent comes back in one round: no die shows a blank face. */
export const chanceOfReturn = (faces: Faces, { colour, dice, blank }: DesperateRule): Fraction =>
  chanceOf(
    countInPool([{ die: dieOf(faces[colour]), count: dice }], (face) => face === blank),
    (blanks) => blanks === 0,
  );

/** The chance that he is back after 1, 2, … `rounds` rounds. */
export const returnsWithin = (faces: Faces, rule: DesperateRule, rounds: number): readonly Fraction[] => {
  const away = subtractFractions(ONE, chanceOfReturn(faces, rule));
  return Array.from({ length: rounds }, (_, i) => {
    const times = BigInt(i + 1);
    return subtractFractions(ONE, makeFraction(away.n ** times, away.d ** times));
  });
};
