/** The question of the page as a plain value: who acquires, out of which reserve, what each card is worth to him. */
import type { Acquisition, Offer } from '../../../../engines/eldritch/assets/acquire.ts';
import { setupOf, testOf, type Bounds, type Setup } from '../inputs/setup.ts';
import type { TestData } from '../any-test/model.ts';

/** What is to be said of a card before it is bought. */
const CARD_REMARKS = ['service', 'unknown'] as const;
export type CardRemark = (typeof CARD_REMARKS)[number];
export interface AssetCard {
  readonly id: string;
  /** The Russian name where one is known, else our translation, else the English one. */
  readonly name: string;
  readonly en: string;
  /** Whether the name is our translation. */
  readonly isOurs: boolean;
  /** Russian words that it is looked for by where it has no Russian name. */
  readonly spoken?: string | undefined;
  readonly price: number;
  /** Its kind and traits, for the list: «предмет, оружие». */
  readonly traits: string;
  readonly set: string;
  /** Id of the box. */
  readonly box?: string | undefined;
  readonly remarks: readonly CardRemark[];
}
export interface AssetsData extends TestData {
  readonly assets: readonly AssetCard[];
}

/** What a card is worth to the reader, by its number. */
export const WANTS = [0, 1, 2, 3] as const;
export type Want = (typeof WANTS)[number];
/** A place of the reserve: a card of the data, or one of which the price alone is known. */
export interface Slot {
  readonly id?: string | undefined;
  readonly price: number;
  readonly want: Want;
}
export const PRICE: Bounds = [1, 9];
/** Cards of the reserve. */
export const SLOTS = 4;
/** An investigator holds no more. */
export const RESOURCES: Bounds = [0, 2];

/** Whether a loan may be taken: not at all, for a card that is wanted very much, for any that is wanted. */
export const LOANS = ['no', 'rarely', 'gladly'] as const;
export type LoanChoice = (typeof LOANS)[number];
/** What a debt is as bad as, in the measure of {@link WANTS}. */
export const LOAN_COSTS: { readonly [L in LoanChoice]: number | null } = { no: null, rarely: 2, gladly: 1 };

/** The best that can be had, or all that is wanted together. */
export const AIMS = ['best', 'all'] as const;
export type Aim = (typeof AIMS)[number];

export interface State {
  readonly setup: Setup;
  readonly reserve: readonly Slot[];
  readonly loan: LoanChoice;
  /** At hand, each a success more after the test. */
  readonly resources: number;
  readonly aim: Aim;
}

/** The investigator of the rulebook's example, and a card of each price that it has; all are wanted alike. */
const EXAMPLE = {
  investigator: 'charlie-kane',
  assets: ['38-revolver', 'holy-cross', 'arcane-tome', 'double-barreled-shotgun'],
} as const;
/** A card in a place of the reserve; without one a card of which nothing is known. */
export const slotOf = (card: AssetCard | undefined, want: Want, price = 1): Slot =>
  card === undefined ? { price, want } : { id: card.id, price: card.price, want };
export const defaultState = ({ investigators, assets }: Omit<AssetsData, 'prose'>): State => ({
  setup: setupOf(
    investigators.find(({ id }) => id === EXAMPLE.investigator),
    'influence',
  ),
  reserve: EXAMPLE.assets.map((id, at) =>
    slotOf(
      assets.find((card) => card.id === id),
      2,
      at + 1,
    ),
  ),
  loan: 'no',
  resources: 0,
  aim: 'best',
});

export const withSlot = (state: State, at: number, change: (slot: Slot) => Slot): State => ({
  ...state,
  reserve: state.reserve.map((slot, i) => (i === at ? change(slot) : slot)),
});

/** What the reader has chosen for places of the reserve, by place: the id of a card, empty for one of which the price alone is known. */
export type Taken = { readonly [at: number]: string };
/**
 * The place to be set after place `at`: the next in the circle that still holds the card of the example, and not because
 * the reader has chosen that very card. A reserve that was set before has none.
 */
export const nextToSet = ({ reserve }: State, at: number, taken: Taken): number | undefined =>
  reserve
    .map((_, step) => (at + 1 + step) % reserve.length)
    .find((place) => {
      const { id } = reserve[place]!;
      return place !== at && id === EXAMPLE.assets[place] && taken[place] !== id;
    });

/** Places of the cards that are wanted at all. */
export const wantedOf = ({ reserve }: State): readonly number[] =>
  reserve.flatMap(({ want }, at) => (want > 0 ? [at] : []));
export const priceOf = ({ reserve }: State, places: readonly number[]): number =>
  places.reduce((sum, at) => sum + reserve[at]!.price, 0);

/** The question for the engine. */
export const acquisitionOf = (state: State): Acquisition => {
  const { setup, reserve, loan, resources, aim } = state;
  const costs = LOAN_COSTS[loan];
  return {
    test: testOf(setup),
    reserve: reserve.map(({ price, want }): Offer => ({ price, worth: want })),
    loan: costs === null ? null : { costs },
    resources,
    goal: aim === 'all' ? wantedOf(state) : [],
  };
};
