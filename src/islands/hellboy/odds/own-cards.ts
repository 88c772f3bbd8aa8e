/** Agents and enemies that the reader has filled in from his own cards, kept on the device by their names. */
import { LEVELS } from '../../../engines/hellboy/dice/colour.ts';
import type { Codec } from '../../shared/state/codec.ts';
import { BOUNDS, TESTED, type Bounds, type Enemy, type Levels } from './model.ts';

export interface OwnAgent {
  readonly name: string;
  readonly levels: Levels;
  readonly slots: number;
}
export type OwnEnemy = { readonly name: string } & Pick<Enemy, 'toughness' | 'health' | 'melee' | 'ranged'>;
export interface OwnCards {
  readonly agents: readonly OwnAgent[];
  readonly enemies: readonly OwnEnemy[];
}
export const NO_CARDS: OwnCards = { agents: [], enemies: [] };
/** As many of each as a box with all its expansions may ask for. */
export const MOST_CARDS = 60;
/** Names of cards are short; letters, digits, spaces and the marks that stand in them. */
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

const isAgent = (value: unknown): value is OwnAgent => {
  const card = fieldsOf(value);
  const levels = fieldsOf(card.levels);
  return (
    isNamed(card) && isWithin(card.slots, BOUNDS.slots) && TESTED.every((s) => LEVELS.some((l) => l === levels[s]))
  );
};
const ENEMY_NUMBERS = { toughness: 'toughness', health: 'health', melee: 'attack', ranged: 'attack' } as const;
const isEnemy = (value: unknown): value is OwnEnemy => {
  const card = fieldsOf(value);
  return (
    isNamed(card) && Object.entries(ENEMY_NUMBERS).every(([field, bounds]) => isWithin(card[field], BOUNDS[bounds]))
  );
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** How the device keeps them; what is damaged is left as it lies until the reader fills in a card. */
export const CARDS_CODEC: Codec<OwnCards, { readonly code: 'cards' }> = {
  key: 'hellboy.cards',
  fields: [],
  make: (cards) => JSON.stringify(cards),
  parse: (text) => {
    const { agents, enemies } = fieldsOf(parseJson(text));
    if (!Array.isArray(agents) || !Array.isArray(enemies)) return { problems: [{ code: 'cards' }] };
    const isSound = agents.every(isAgent) && enemies.every(isEnemy);
    return isSound && agents.length <= MOST_CARDS && enemies.length <= MOST_CARDS
      ? { state: { agents, enemies }, problems: [] }
      : { problems: [{ code: 'cards' }] };
  },
};
