/** Detectives and enemies that the reader has filled in from his own cards and tokens, kept on the device by name. */
import { isBattle } from '../../../engines/echo/battle/check.ts';
import type { Detective, Enemy } from '../../../engines/echo/battle/battle.ts';
import type { Codec } from '../../shared/state/codec.ts';
import { battleOf, DEFAULT_STATE } from './model.ts';

export interface OwnCard<C> {
  readonly name: string;
  readonly card: C;
}
export interface OwnCards {
  readonly detectives: readonly OwnCard<Detective>[];
  readonly enemies: readonly OwnCard<Enemy>[];
}
export const NO_OWN: OwnCards = { detectives: [], enemies: [] };
/** As many as a table may ask for. */
export const MOST_CARDS = 60;
/** Names are short: letters, digits, spaces and the marks that stand in them. */
const NAME = /^[\p{L}\d][\p{L}\d «»’',-]{0,23}$/u;
export const LONGEST_NAME = 24;
export const isName = (text: string): boolean => NAME.test(text);

/** A card in the place of the one of its name, or behind all others. */
export const withCard = <C>(cards: readonly OwnCard<C>[], card: OwnCard<C>): readonly OwnCard<C>[] =>
  [...cards.filter(({ name }) => name !== card.name), card].slice(-MOST_CARDS);
export const withoutCard = <C>(cards: readonly OwnCard<C>[], name: string): readonly OwnCard<C>[] =>
  cards.filter((card) => card.name !== name);

const EMPTY = battleOf(DEFAULT_STATE);
/** Whether a value is a detective, or an enemy, that the page can show and the engine can count. */
export const isDetective = (card: unknown): card is Detective =>
  isBattle({ ...EMPTY, detectives: [card as Detective] }) && typeof (card as Detective).hasMartialArts === 'boolean';
export const isEnemy = (card: unknown): card is Enemy => isBattle({ ...EMPTY, enemies: [card as Enemy] });

type Fields = { readonly [field: string]: unknown };
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const areSound = (list: unknown, isCard: (card: unknown) => boolean): boolean =>
  Array.isArray(list) &&
  list.length <= MOST_CARDS &&
  list.map(fieldsOf).every(({ name, card }) => typeof name === 'string' && isName(name) && isCard(card));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** How the device keeps them; what is damaged is left as it lies until the reader fills in a card. */
export const OWN_CODEC: Codec<OwnCards, { readonly code: 'cards' }> = {
  key: 'echo.cards',
  fields: [],
  make: (cards) => JSON.stringify(cards),
  parse: (text) => {
    const cards = fieldsOf(parseJson(text));
    return areSound(cards.detectives, isDetective) && areSound(cards.enemies, isEnemy)
      ? { state: cards as unknown as OwnCards, problems: [] }
      : { problems: [{ code: 'cards' }] };
  },
};
