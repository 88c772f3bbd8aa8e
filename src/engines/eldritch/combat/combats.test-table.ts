/** Combats for tests: one investigator meets one monster, once. Rules: «Боевые контакты», «Засада». */
import assert from 'node:assert/strict';
import { distributionOf, totalOf, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { fightOf, LILY, monsterOf } from './fights.test-table.ts';
import type { Fate, Fight, FightAnswer, FighterNow, Foe } from './fight.ts';
import type { Fighter } from './model/fighter.ts';
import type { Monster } from './model/monster.ts';
import { RULES, type Readings } from './model/readings.ts';
import { solveFight } from './solve.ts';

export interface Combat extends Foe, Pick<Fight, 'aim'>, Partial<Pick<Fight, 'spend' | 'readings'>> {
  readonly fighter: Fighter;
}
/** How a combat ends, all at once; the wounds are the monster's. */
export interface CombatEnd extends FighterNow {
  readonly fate: Fate;
  readonly wounds: number;
  readonly isDefeated: boolean;
}
interface CombatAnswer extends FightAnswer {
  /** The whole joint distribution. */
  readonly outcomes: () => Distribution<CombatEnd>;
}

export const combatOf = (
  monster: Partial<Monster>,
  fighter: Partial<Fighter> = {},
  more: Partial<Combat> = {},
): Combat => ({
  fighter: { ...LILY, ...fighter },
  monster: monsterOf(monster),
  wounds: 0,
  aim: 'survive',
  ...more,
});
/** One combat in the best hands for an aim. */
export const solveCombat = ({ fighter, monster, wounds, isAmbush = false, ...more }: Combat): CombatAnswer => {
  const foes = [{ monster, wounds, isAmbush }];
  const answer = solveFight(fightOf({ fighters: [fighter], foes, order: { kind: 'given', foes: [0] }, ...more }));
  const outcomes = () =>
    distributionOf(
      [...answer.ends()].map(([end, weight]) => [{ ...end.fighters[0]!, ...end.foes[0]! }, weight] as const),
    );
  return { ...answer, outcomes };
};
const chanceOf = (combat: Combat, has: (end: CombatEnd) => boolean): Fraction => {
  const outcomes = solveCombat(combat).outcomes();
  let hits = 0n;
  for (const [end, weight] of outcomes) if (has(end)) hits += weight;
  return makeFraction(hits, totalOf(outcomes));
};
export const isChance = (found: Fraction, n: number, d: number): void =>
  assert.deepEqual(found, makeFraction(BigInt(n), BigInt(d)));
/** Holds that a combat ends so in `n` of `d` cases. */
export const ends = (combat: Combat, has: (end: CombatEnd) => boolean, n: number, d: number): void =>
  isChance(chanceOf(combat, has), n, d);
/** One die in either test: what comes of it is easy to say. */
export const ONE_DIE = {
  skills: { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 },
  bonus: { will: 0, strength: 0 },
};
export const READ = (more: Partial<Readings>): Pick<Combat, 'readings'> => ({
  readings: { ...RULES, ...more },
});
