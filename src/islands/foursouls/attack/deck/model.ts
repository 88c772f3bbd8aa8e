/** A deck by ratio at another size, and a question about its next cards. */
import { scaledCounts } from '../../../../engines/foursouls/deck/deck.ts';
import type { DeckRatio } from '../../../../schemas/foursouls/deck-ratio.ts';
import type { Codec } from '../../../shared/state/codec.ts';

export type Deck = Omit<DeckRatio, 'id'> & { readonly id: string };

export interface State {
  readonly deck: string;
  /** Cards in the deck. */
  readonly size: number;
  /** The kind that is asked about. */
  readonly kind: string;
  /** The next cards. */
  readonly drawn: number;
  /** How many of them are of the kind. */
  readonly wanted: number;
}

export const BOUNDS = { size: [10, 400], drawn: [1, 10] } as const;
/** Cards that the ratios of the rulebook are given for. */
const RATIO_SIZE = 100;

export const deckOf = (state: Pick<State, 'deck'>, decks: readonly Deck[]): Deck =>
  decks.find((d) => d.id === state.deck) ?? decks[0]!;

/** A deck of 100 and its most numerous kind: one of it in the next card. */
export const stateFor = (deck: Deck): State => ({
  deck: deck.id,
  size: RATIO_SIZE,
  kind: deck.kinds.reduce((a, b) => (b.count > a.count ? b : a)).id,
  drawn: 1,
  wanted: 1,
});

/** The state with a change, everything within its bounds. */
export const withChange = (state: State, change: Partial<State>): State => {
  const next = { ...state, ...change };
  return { ...next, wanted: Math.min(next.wanted, next.drawn) };
};

/** Cards of each kind in a deck of this size, in the order of the rulebook. */
export const countsOf = (deck: Deck, size: number): number[] =>
  scaledCounts(
    deck.kinds.map((k) => k.count),
    size,
  );

/** The field of the address that holds a state. */
export const FIELD = 'deck';
export const makeAddress = ({ deck, size, kind, drawn, wanted }: State): string =>
  new URLSearchParams({ [FIELD]: [deck, size, kind, drawn, wanted].join('.') }).toString();

/** The state of an address; nothing where there is none, `bad` where it cannot be understood. Never throws. */
export const parseAddress = (search: string, decks: readonly Deck[]): State | 'bad' | undefined => {
  const text = new URLSearchParams(search).get(FIELD);
  if (text === null) return undefined;
  const parts = text.split('.');
  const [deckId, size, kind = '', drawn, wanted] = parts;
  const deck = decks.find((d) => d.id === deckId);
  const [cards, next, hits] = [size, drawn, wanted].map((n) =>
    /^(?:0|[1-9]\d{0,2})$/.test(n ?? '') ? Number(n) : NaN,
  ) as [number, number, number];
  const isWithin = (n: number, [least, most]: readonly [number, number]) => n >= least && n <= most;
  const fits =
    parts.length === 5 &&
    deck?.kinds.some((k) => k.id === kind) === true &&
    isWithin(cards, BOUNDS.size) &&
    isWithin(next, BOUNDS.drawn) &&
    isWithin(hits, [0, next]);
  return fits ? { deck: deck.id, size: cards, kind, drawn: next, wanted: hits } : 'bad';
};

/** How the calculator keeps its state, in a field of its own next to those of the attack. */
export const codecOf = (decks: readonly Deck[]): Codec<State, 'bad'> => ({
  key: 'foursouls.deck',
  fields: [FIELD],
  make: makeAddress,
  parse: (text) => {
    const read = parseAddress(text, decks);
    return read === 'bad' ? { problems: [read] } : { state: read, problems: [] };
  },
});
