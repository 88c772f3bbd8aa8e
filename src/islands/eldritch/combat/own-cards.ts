/** Investigators and monsters that the reader has filled in from his own sheets and tokens, kept on the device by name. */
import { MONSTER_FLAGS, type Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import { SKILLS } from '../../../engines/eldritch/skill-check/skill.ts';
import { cardsCodec, fieldsOf, isWithin } from '../../shared/own-cards/own-cards.ts';
import type { Skills } from '../shared/investigator.ts';
import { BOUNDS } from './model.ts';

interface OwnInvestigator {
  readonly name: string;
  readonly health: number;
  readonly sanity: number;
  readonly skills: Skills;
}
interface OwnMonster {
  readonly name: string;
  readonly monster: Monster;
}
export interface OwnCards {
  readonly investigators: readonly OwnInvestigator[];
  readonly monsters: readonly OwnMonster[];
}
export const NO_OWN: OwnCards = { investigators: [], monsters: [] };

const isInvestigator = (value: unknown): boolean => {
  const card = fieldsOf(value);
  const skills = fieldsOf(card.skills);
  return (
    isWithin(card.health, BOUNDS.health) &&
    isWithin(card.sanity, BOUNDS.health) &&
    SKILLS.every((skill) => isWithin(skills[skill], BOUNDS.skill))
  );
};
const isTrial = (value: unknown): boolean => {
  if (value === null) return true;
  const { modifier, skill } = fieldsOf(value);
  return isWithin(modifier, BOUNDS.modifier) && (skill === undefined || SKILLS.some((one) => one === skill));
};
/** Whether a value is a monster that the page can show and the engine can count. */
export const isMonster = (value: unknown): value is Monster => {
  const { horror, damage, toughness, will, strength, isEpic, flags } = fieldsOf(value);
  return (
    [horror, damage].every((loss) => isWithin(loss, BOUNDS.loss)) &&
    isWithin(toughness, BOUNDS.toughness) &&
    [will, strength].every(isTrial) &&
    typeof isEpic === 'boolean' &&
    Array.isArray(flags) &&
    isWithin(flags.length, BOUNDS.flags) &&
    flags.every((flag) => MONSTER_FLAGS.some((one) => one === flag))
  );
};
/** How the device keeps them. */
export const OWN_CODEC = cardsCodec<OwnCards>('eldritch.cards', {
  investigators: isInvestigator,
  monsters: (value) => isMonster(fieldsOf(value).monster),
});
