/** Combats for tests, and the exact chance of what is asked. */
import assert from 'node:assert/strict';
import { totalOf } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { LILY, monsterOf } from './fights.test-table.ts';
import { solveCombat, type Combat, type CombatEnd } from './one-combat.test-table.ts';
import type { Fighter } from './model/fighter.ts';
import type { Monster } from './model/monster.ts';
import { SITE_READINGS, type Readings } from './model/readings.ts';

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
export const chanceOf = (combat: Combat, has: (end: CombatEnd) => boolean): Fraction => {
  const outcomes = solveCombat(combat).outcomes();
  let hits = 0n;
  for (const [end, weight] of outcomes) if (has(end)) hits += weight;
  return makeFraction(hits, totalOf(outcomes));
};
export const isChance = (found: Fraction, n: number, d: number): void =>
  assert.deepEqual(found, makeFraction(BigInt(n), BigInt(d)));
/** One die in either test: what comes of it is easy to say. */
export const ONE_DIE = {
  skills: { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 },
  bonus: { will: 0, strength: 0 },
};
export const READ = (more: Partial<Readings>): Pick<Combat, 'readings'> => ({
  readings: { ...SITE_READINGS, ...more },
});
