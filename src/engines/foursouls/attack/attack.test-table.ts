/** What the tests of the attack start from. */
import fc from 'fast-check';
import { EMPTY_HAND, type Attack } from './attack.ts';

const PLAIN: Attack = {
  health: 2,
  attack: 1,
  sixBonus: 0,
  rollBonus: 0,
  firstBonus: 0,
  firstEach: false,
  dice: 1,
  fixTo: 6,
  pointsEach: 1,
  hand: EMPTY_HAND,
  goal: 'kill',
  foes: [{ health: 2, evasion: 4, attack: 1 }],
};
export const attackWith = (change: Partial<Attack>): Attack => ({ ...PLAIN, ...change });
export const against = (health: number, evasion: number, attack: number, change: Partial<Attack> = {}): Attack =>
  attackWith({ foes: [{ health, evasion, attack }], ...change });
export const small = (most: number) => fc.integer({ min: 0, max: most });
