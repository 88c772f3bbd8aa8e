/** The state of the calculator and what is counted from it. A plain value: what an address holds. */
import { firstHand, laterHand, openingHand, replacedHand, type Opening } from '../../../engines/arkham/hand/hand.ts';
import { chanceOf, meanOf, type Distribution } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';

export interface State extends Opening {
  /** The player asks for this many wanted cards or more. */
  readonly wanted: number;
}

/** Bounds of the numbers that the reader sets, narrow enough for every replacement and every draw to find its cards. */
export const BOUNDS = {
  cards: [20, 60],
  copies: [1, 10],
  weaknesses: [0, 10],
  hand: [3, 10],
  drawn: [0, 10],
} as const;
/** Two copies in the smallest deck that most investigators have: 30 cards, one signature card, two weaknesses. */
export const DEFAULT_STATE: State = { cards: 31, copies: 2, weaknesses: 2, hand: 5, kept: 0, drawn: 0, wanted: 1 };

/** No more may be wanted than there are copies and room for on the hand. */
export const mostWanted = ({ copies, hand }: Pick<State, 'copies' | 'hand'>): number => Math.min(copies, hand);

/** The state with a change, everything within its bounds. */
export const withChange = (state: State, change: Partial<State>): State => {
  const next = { ...state, ...change };
  return { ...next, kept: Math.min(next.kept, next.hand), wanted: Math.min(next.wanted, mostWanted(next)) };
};

/** Wanted cards on the hand at the end. */
const endOf = (state: State): Distribution => laterHand(state, openingHand(state));
const enough =
  ({ wanted }: State) =>
  (n: number): boolean =>
    n >= wanted;
/** The chance of the wanted cards or more. */
export const answerOf = (state: State): Fraction => chanceOf(endOf(state), enough(state));

/** The ways to change one thing. */
const CHANGES = ['copy', 'card', 'draw', 'keep', 'weakness', 'deck'] as const;
export type Change = (typeof CHANGES)[number];
/** Cards that a larger deck has more. */
export const LARGER_BY = 5;
const CHANGED: { readonly [c in Change]: (state: State) => Partial<State> } = {
  copy: ({ copies }) => ({ copies: copies + 1 }),
  card: ({ hand }) => ({ hand: hand + 1 }),
  draw: ({ drawn }) => ({ drawn: drawn + 1 }),
  keep: ({ kept }) => ({ kept: kept + 1 }),
  weakness: ({ weaknesses }) => ({ weaknesses: weaknesses + 1 }),
  deck: ({ cards }) => ({ cards: cards + LARGER_BY }),
};
const isWithin = (state: State): boolean =>
  state.kept <= state.hand &&
  (Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]).every((name) => state[name] <= BOUNDS[name][1]);

/** Everything that the page shows of a state. */
export interface Plan {
  readonly state: State;
  readonly chance: Fraction;
  /** Wanted cards on average. */
  readonly mean: Fraction;
  /** Every number of wanted cards. */
  readonly held: Distribution;
  /** The chance without a replacement, and where all others are replaced. */
  readonly without: Fraction;
  readonly all: Fraction;
  /** The chance where no wanted card has come at first. */
  readonly afterNone: Fraction;
  /** The chance with one thing changed; changes without room are left out. */
  readonly changed: readonly (readonly [Change, Fraction])[];
  /** The chance by the number of cards drawn after the hand, from none on. */
  readonly byDrawn: readonly Fraction[];
}
export const planOf = (state: State): Plan => {
  const held = endOf(state);
  const isEnough = enough(state);
  return {
    state,
    chance: chanceOf(held, isEnough),
    mean: meanOf(held, (n) => n),
    held,
    without: chanceOf(laterHand(state, firstHand(state)), isEnough),
    all: answerOf({ ...state, kept: 0 }),
    afterNone: chanceOf(laterHand(state, replacedHand(state, 0)), isEnough),
    changed: CHANGES.map((change) => [change, { ...state, ...CHANGED[change](state) }] as const)
      .filter(([, other]) => isWithin(other))
      .map(([change, other]) => [change, answerOf(other)] as const),
    byDrawn: Array.from({ length: BOUNDS.drawn[1] + 1 }, (_, drawn) => answerOf({ ...state, drawn })),
  };
};
