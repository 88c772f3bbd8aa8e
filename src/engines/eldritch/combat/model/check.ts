/** Whether a fight is one: numbers within bounds, so that nothing is begun that makes no sense. */
import { MONSTER_FLAGS } from './monster.ts';
import { TRIALS } from './fighter.ts';
import { FORTUNES, SKILLS } from '../../skill-check/skill.ts';
import { AIMS, type Fight } from '../fight.ts';

/** The largest numbers of a fight. */
export const LIMITS = {
  fighters: 4,
  foes: 6,
  rounds: 6,
  health: 20,
  tokens: 20,
  items: 4,
  number: 30,
  toughness: 20,
} as const;

const whole = (what: string, value: number, least: number, most: number): void => {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${what}: a whole number from ${least} to ${most}, got ${value}.`);
};
const oneOf = <T>(what: string, value: T, known: readonly T[]): void => {
  if (!known.includes(value)) throw new RangeError(`${what}: none of those that there are, got ${String(value)}.`);
};

const checkedFighter = (fighter: Fight['fighters'][number]): void => {
  const { health, sanity, most, clues, focus, skills, fortune, bonus, extra, cards } = fighter;
  const { health: mostHealth, sanity: mostSanity } = most ?? fighter;
  whole('health', health, 1, LIMITS.health);
  whole('sanity', sanity, 1, LIMITS.health);
  whole('most health', mostHealth, health, LIMITS.health);
  whole('most sanity', mostSanity, sanity, LIMITS.health);
  whole('clues', clues, 0, LIMITS.tokens);
  whole('focus', focus, 0, LIMITS.tokens);
  for (const skill of SKILLS) whole(skill, skills[skill], 0, LIMITS.number);
  oneOf('fortune', fortune, FORTUNES);
  for (const trial of TRIALS) {
    whole(`bonus of ${trial}`, bonus[trial], -LIMITS.number, LIMITS.number);
    whole(`dice beside ${trial}`, extra[trial], 0, LIMITS.number);
    whole(`dice thrown again in ${trial}`, cards.free[trial], 0, LIMITS.tokens);
  }
  whole('cost of throwing again', cards.allCosts.sanity, 0, LIMITS.health);
  whole('health for a monster', cards.onDefeat.health, 0, LIMITS.number);
  whole('sanity for a monster', cards.onDefeat.sanity, 0, LIMITS.number);
  whole('clues for a monster', cards.onDefeat.clues, 0, LIMITS.items);
  whole('items', cards.items.length, 0, LIMITS.items);
  for (const item of cards.items)
    for (const value of item.kind === 'bonus' ? [item.will, item.strength] : [item.health, item.sanity])
      whole('what an item does', value, 0, LIMITS.number);
};
const checkedFoe = ({ monster, wounds }: Fight['foes'][number]): void => {
  const { horror, damage, toughness, will, strength, flags } = monster;
  whole('horror', horror, 0, LIMITS.number);
  whole('damage', damage, 0, LIMITS.number);
  whole('toughness', toughness, 1, LIMITS.toughness);
  whole('wounds', wounds, 0, toughness - 1);
  for (const trial of [will, strength]) {
    whole('modifier', trial?.modifier ?? 0, -LIMITS.number, LIMITS.number);
    oneOf('skill', trial?.skill ?? 'will', SKILLS);
  }
  for (const flag of flags) oneOf('flag', flag, MONSTER_FLAGS);
};

/** @throws {RangeError} for numbers that are out of bounds, and for an order that is none */
export const checkedFight = ({ fighters, foes, rounds, order, aim }: Fight): void => {
  whole('investigators', fighters.length, 1, LIMITS.fighters);
  whole('monsters', foes.length, 1, LIMITS.foes);
  whole('rounds', rounds, 1, LIMITS.rounds);
  oneOf('aim', aim, AIMS);
  fighters.forEach(checkedFighter);
  foes.forEach(checkedFoe);
  if (order.kind === 'given' && order.foes.toSorted((a, b) => a - b).join() !== [...foes.keys()].join())
    throw new RangeError(`An order has each of ${foes.length} monsters once, got ${order.foes.join()}.`);
};
