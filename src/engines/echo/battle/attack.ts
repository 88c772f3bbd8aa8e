/** 3.4.4: what an attack of a detective takes from an enemy, and with what chance. */
import type { Fraction } from '../../exact/fraction.ts';
import { mapOutcomes, totalOf, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, multiplyFractions, ONE } from '../../exact/fraction.ts';
import type { Detective, Spell, Vigour, Weapon } from './battle.ts';
import { chanceOfTest, failureOf, successesOf, type TestRules } from './skill-check.ts';

/** Damage with its chance; an attack without effect takes nothing. */
export interface Blow {
  readonly chance: Fraction;
  readonly damage: Vigour;
}
export const NO_DAMAGE: Vigour = { will: 0, strength: 0 };

/** Half of the present Strength, rounded up, and what a knife adds. */
export const strikeDice = (strength: number, knife: number): number => Math.ceil(strength / 2) + knife;

/**
 * Bare hands, or a knife: from one success on exactly 1 Strength; with the skill «Боевые Единоборства» as much as there
 * are successes (the rules say only that it may be more).
 */
export const strike = (strength: number, knife: number, hasSkill: boolean, rules: TestRules): readonly Blow[] => {
  const successes = successesOf(strikeDice(strength, knife), rules);
  const taken = mapOutcomes(successes, (n) => (hasSkill ? n : Math.min(n, 1)));
  return blowsOf(taken);
};
const blowsOf = (taken: Distribution): readonly Blow[] => {
  const total = totalOf(taken);
  return [...taken].map(([strength, weight]) => ({
    chance: makeFraction(weight, total),
    damage: { will: 0, strength },
  }));
};

/** All or nothing. */
const blowsOfTest = (chance: Fraction, damage: Vigour): readonly Blow[] =>
  [
    { chance, damage },
    { chance: failureOf(chance), damage: NO_DAMAGE },
  ].filter((blow) => blow.chance.n > 0n);

/** A weapon that tests: whole present Strength, Vigilance, or both of them. */
export const shoot = (
  { vigilance, strength }: Pick<Detective, 'vigilance' | 'strength'>,
  { tests, penalty, damage }: Weapon,
  rules: TestRules,
): readonly Blow[] => {
  const parameters = { vigilance: [vigilance], strength: [strength], both: [vigilance, strength] }[tests];
  const chance = parameters.map((value) => chanceOfTest(value, penalty, rules)).reduce(multiplyFractions, ONE);
  return blowsOfTest(chance, damage);
};

/** The chance that a spell works. */
export const castChance = ({ skill, difficulty }: Spell, rules: TestRules): Fraction =>
  chanceOfTest(skill, difficulty, rules);
