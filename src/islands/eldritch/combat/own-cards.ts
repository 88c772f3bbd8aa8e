/** Investigators and monsters that the reader has filled in from his own sheets and tokens, kept on the device by name. */
import { MONSTER_FLAGS, type Monster } from '../../../engines/eldritch/combat/monster.ts';
import { SKILLS } from '../../../engines/eldritch/test/skill.ts';
import type { Codec } from '../../shared/state/codec.ts';
import type { Skills } from './cards.ts';
import { BOUNDS, type Bounds } from './model.ts';

export interface OwnInvestigator {
  readonly name: string;
  readonly health: number;
  readonly sanity: number;
  readonly skills: Skills;
}
export interface OwnMonster {
  readonly name: string;
  readonly monster: Monster;
}
export interface OwnCards {
  readonly investigators: readonly OwnInvestigator[];
  readonly monsters: readonly OwnMonster[];
}
export const NO_OWN: OwnCards = { investigators: [], monsters: [] };
/** As many of each as a box with all its expansions may ask for. */
export const MOST_CARDS = 60;
/** Names are short: letters, digits, spaces and the marks that stand in them. */
const NAME = /^[\p{L}\d][\p{L}\d «»’'.,-]{0,23}$/u;
export const LONGEST_NAME = 24;
export const isName = (text: string): boolean => NAME.test(text);

/** A card in the place of the one of its name, or behind all others. */
export const withCard = <C extends { readonly name: string }>(cards: readonly C[], card: C): readonly C[] =>
  [...cards.filter(({ name }) => name !== card.name), card].slice(-MOST_CARDS);
export const withoutCard = <C extends { readonly name: string }>(cards: readonly C[], name: string): readonly C[] =>
  cards.filter((card) => card.name !== name);

type Fields = { readonly [field: string]: unknown };
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isWithin = (value: unknown, [least, most]: Bounds): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isNamed = ({ name }: Fields): boolean => typeof name === 'string' && isName(name);

const isInvestigator = (value: unknown): value is OwnInvestigator => {
  const card = fieldsOf(value);
  const skills = fieldsOf(card.skills);
  return (
    isNamed(card) &&
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
const isOwnMonster = (value: unknown): value is OwnMonster => {
  const card = fieldsOf(value);
  return isNamed(card) && isMonster(card.monster);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** How the device keeps them; what is damaged is left as it lies until the reader fills in a card. */
export const OWN_CODEC: Codec<OwnCards, { readonly code: 'cards' }> = {
  key: 'eldritch.cards',
  fields: [],
  make: (cards) => JSON.stringify(cards),
  parse: (text) => {
    const { investigators, monsters } = fieldsOf(parseJson(text));
    if (!Array.isArray(investigators) || !Array.isArray(monsters)) return { problems: [{ code: 'cards' }] };
    const isSound = investigators.every(isInvestigator) && monsters.every(isOwnMonster);
    return isSound && investigators.length <= MOST_CARDS && monsters.length <= MOST_CARDS
      ? { state: { investigators, monsters }, problems: [] }
      : { problems: [{ code: 'cards' }] };
  },
};
