/** The reader's own cards, kept on the device by their names. */
import type { Codec } from '../state/codec.ts';
import type { Text } from '../state/texts.ts';

export interface Named {
  readonly name: string;
}
/** The most cards of each kind: enough for a box with all its expansions. */
export const MOST_CARDS = 60;
/** Names are short: letters, digits, spaces and common punctuation. */
const NAME = /^[\p{L}\d][\p{L}\d «»’'.,-]{0,23}$/u;
export const LONGEST_NAME = 24;
export const isName = (text: string): boolean => NAME.test(text);

/** A character or foe: the id of a known card, or the name of one of the reader's own. */
interface Called {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
/** Its text: a known id, a name after a dot, or nothing. */
export const nameText = (ids: readonly string[]): Text<Called> => ({
  make: ({ id = '', name }) => (name === undefined ? id : `.${name}`),
  parse: (text) => {
    if (text === '') return {};
    if (text.startsWith('.')) return isName(text.slice(1)) ? { name: text.slice(1) } : undefined;
    return ids.includes(text) ? { id: text } : undefined;
  },
});

/** Replaces the card of the same name, or appends the card; drops the oldest where there are too many. */
export const withCard = <C extends Named>(cards: readonly C[], card: C): readonly C[] =>
  [...cards.filter(({ name }) => name !== card.name), card].slice(-MOST_CARDS);
export const withoutCard = <C extends Named>(cards: readonly C[], name: string): readonly C[] =>
  cards.filter((card) => card.name !== name);

export type Fields = { readonly [field: string]: unknown };
/** The fields of an unknown value; none where it is not an object. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
/** Whether an unknown value is a whole number within bounds, inclusive. */
export const isWithin = (value: unknown, [least, most]: readonly [least: number, most: number]): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const isNamed = (value: unknown): boolean => {
  const { name } = fieldsOf(value);
  return typeof name === 'string' && isName(name);
};

/** For each kind of card, whether a value has all that the page needs; names are checked separately. */
type Checks<L> = { readonly [K in keyof L & string]: (value: unknown) => boolean };
/** The codec of lists of cards; a damaged record stays until the reader fills in a card. */
export const cardsCodec = <L extends { readonly [K in keyof L]: readonly Named[] }>(
  key: string,
  checks: Checks<L>,
): Codec<L, { readonly code: 'cards' }> => ({
  key,
  fields: [],
  make: (cards) => JSON.stringify(cards),
  parse: (text) => {
    const lists = fieldsOf(parseJson(text));
    const kinds = Object.keys(checks) as (keyof L & string)[];
    const isSound = kinds.every((kind) => {
      const list = lists[kind];
      return Array.isArray(list) && list.length <= MOST_CARDS && list.every((one) => isNamed(one) && checks[kind](one));
    });
    if (!isSound) return { problems: [{ code: 'cards' }] };
    return { state: Object.fromEntries(kinds.map((kind) => [kind, lists[kind]])) as unknown as L, problems: [] };
  },
});
