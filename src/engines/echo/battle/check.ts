/** Whether a battle is one: numbers within bounds, so that nothing is begun that makes no sense. */
import {
  AIMS,
  BOUNDS,
  ENEMY_KINDS,
  OPENINGS,
  PLANS,
  WEAPON_TESTS,
  type Battle,
  type Detective,
  type Enemy,
} from './battle.ts';
import { READING_NAMES, READINGS } from './readings.ts';

const within = (bound: keyof typeof BOUNDS, values: readonly number[]): void => {
  const [least, most] = BOUNDS[bound];
  for (const value of values)
    if (!Number.isInteger(value) || value < least || value > most)
      throw new RangeError(`${bound}: a whole number from ${least} to ${most}, got ${value}.`);
};
const oneOf = <T>(what: string, value: T, known: readonly T[]): void => {
  if (!known.includes(value)) throw new RangeError(`${what}: none of those that there are, got ${String(value)}.`);
};

const checkDetective = ({ opening, weapon, spell, heal, ...numbers }: Detective): void => {
  within('vigour', [numbers.will, numbers.strength]);
  within('parameter', [numbers.vigilance, numbers.stealth]);
  within('knife', [numbers.knife]);
  oneOf('opening', opening, OPENINGS);
  if (weapon !== undefined) {
    oneOf('weapon', weapon.tests, WEAPON_TESTS);
    within('penalty', [weapon.penalty]);
    within('damage', [weapon.damage.will, weapon.damage.strength]);
  }
  if (spell !== undefined) {
    within('parameter', [spell.skill]);
    within('penalty', [spell.difficulty]);
    within('price', [spell.price]);
    within('damage', [spell.damage.will, spell.damage.strength]);
    within('moves', [spell.moves]);
    within('casts', [spell.uses]);
  }
  if (heal !== undefined) {
    within('heal', [heal.will, heal.strength]);
    within('vigour', [heal.upTo.will, heal.upTo.strength]);
    within('heals', [heal.uses]);
  }
};
const checkEnemy = ({ kind, will, strength, willDice, strengthDice, vigilance }: Enemy): void => {
  oneOf('kind', kind, ENEMY_KINDS);
  within('vigour', [will, strength]);
  within('dice', [willDice, strengthDice]);
  within('penalty', [vigilance]);
};

/** @throws {RangeError} for numbers that are out of bounds, and for words that are none of those known */
export const checkBattle = (battle: Battle): void => {
  within('detectives', [battle.detectives.length]);
  within('enemies', [battle.enemies.length]);
  within('threshold', [battle.threshold]);
  oneOf('aim', battle.aim, AIMS);
  oneOf('plan', battle.plan, PLANS);
  for (const name of READING_NAMES) oneOf<string>(name, battle.readings[name], READINGS[name]);
  battle.detectives.forEach(checkDetective);
  battle.enemies.forEach(checkEnemy);
};

/** Whether a value that came from outside is a battle. */
export const isBattle = (value: Battle): boolean => {
  try {
    checkBattle(value);
    return true;
  } catch {
    return false;
  }
};
