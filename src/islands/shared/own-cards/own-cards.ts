/** Cards that the reader has filled in himself, kept on the device by their names. */
import type { Codec } from '../state/codec.ts';
import type { Text } from '../state/texts.ts';

export interface Named {
  readonly name: string;
}
/** As many of each kind as a box with all its expansions may ask for. */
export const MOST_CARDS = 60;
/** Names are short: letters, digits, spaces and the marks that stand in them. */
const NAME = /^[\p{L}\d][\p{L}\d «»’'.,-]{0,23}$/u;
export const LONGEST_NAME = 24;
export const isName = (text: string): boolean => NAME.test(text);

/** Somebody by the id of a known card, or by a name that the reader gave. */
interface Called {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}
/** Somebody as a text: an id of those that there are, a name behind a dot, nothing. */
export const named = (ids: readonly string[]): Text<Called> => ({
  make: ({ id = '', name }) => (name === undefined ? id : `.${name}`),
  parse: (text) => {
    if (text === '') return {};
    if (text.startsWith('.')) return isName(text.slice(1)) ? { name: text.slice(1) } : undefined;
    return ids.includes(text) ? { id: text } : undefined;
  },
});

/** A card in the place of the one of its name, or behind all others; the oldest goes where there are too many. */
export const withCard = <C extends Named>(cards: readonly C[], card: C): readonly C[] =>
  [...cards.filter(({ name }) => name !== card.name), card].slice(-MOST_CARDS);
export const withoutCard = <C extends Named>(cards: readonly C[], name: string): readonly C[] =>
  cards.filter((card) => card.name !== name);

export type Fields = { readonly [field: string]: unknown };
/** The fields of whatever came; of what has none, nothing. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
/** Whether whatever came is a whole number within bounds, both of them allowed. */
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

/** Of each kind of card, whether what came has all that the page shows and counts; names are looked at apart. */
type Checks<L> = { readonly [K in keyof L & string]: (value: unknown) => boolean };
/** How the device keeps lists of cards; what is damaged is left as it lies until the reader fills in a card. */
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
