/** Battles for the tests: a plain one, its parts to be changed, and hard ones. */
import type { Battle, Detective, Enemy } from './battle.ts';
import { SITE_READINGS } from './readings.ts';

export const DETECTIVE: Detective = {
  will: 4,
  strength: 4,
  vigilance: 3,
  stealth: 2,
  opening: 'vigilance',
  hasMartialArts: false,
  knife: 0,
};
export const ENEMY: Enemy = { kind: 'citizen', will: 3, strength: 3, willDice: 0, strengthDice: 2, vigilance: 1 };
export const BATTLE: Battle = {
  detectives: [DETECTIVE],
  enemies: [ENEMY],
  aim: 'defeat',
  plan: 'best',
  canLeave: false,
  threshold: 5,
  readings: SITE_READINGS,
};
/** One detective who is not as the others. */
export const lone = (detective: Partial<Detective>, battle: Partial<Battle> = {}): Battle => ({
  ...BATTLE,
  ...battle,
  detectives: [{ ...DETECTIVE, ...detective }],
});
/** Four against three, as they may stand at a table: different Stealth, a knife, a weapon. */
export const FOUR_AGAINST_THREE: Battle = {
  ...BATTLE,
  detectives: [
    { ...DETECTIVE, stealth: 1 },
    { ...DETECTIVE, stealth: 2, strength: 5 },
    { ...DETECTIVE, stealth: 3, knife: 2 },
    { ...DETECTIVE, stealth: 4, weapon: { tests: 'vigilance', penalty: 0, damage: { will: 0, strength: 2 } } },
  ],
  enemies: [
    ENEMY,
    { ...ENEMY, kind: 'mage', willDice: 2, strengthDice: 0, vigilance: 2 },
    { ...ENEMY, kind: 'undead', strength: 4, willDice: 1, strengthDice: 1 },
  ],
};
