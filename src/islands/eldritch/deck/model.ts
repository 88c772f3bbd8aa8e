/** The state of the Mythos deck: whose sheet it was built by, and the cards that have come, one after the other. */
import {
  COLOURS,
  deckAfter,
  sumOfCards,
  type Cards,
  type Colour,
  type Deck,
} from '../../../engines/eldritch/mythos-deck/deck.ts';
import type { GameDifficulty, MythosCards } from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';

/** The part of a sheet that the deck is built by. */
export interface Sheet {
  readonly id: string;
  readonly ru: string;
  readonly alsoRu?: string | undefined;
  readonly en: string;
  /** The box that it comes in. */
  readonly set: string;
  /** Id of the box. */
  readonly box?: string | undefined;
  readonly stages: readonly Cards[];
  /** Another source has other numbers, by the stages. */
  readonly alsoStages?: readonly Cards[] | undefined;
}
/** A box with its Mythos cards. */
export interface CardBox {
  readonly id: string;
  readonly name: string;
  readonly cards: MythosCards;
  /** Another source has other numbers for it, of these colours. */
  readonly also: Partial<MythosCards>;
}
export interface DeckData {
  readonly sheets: readonly Sheet[];
  /** The core game first. */
  readonly boxes: readonly CardBox[];
  readonly prose: CalculatorProse;
}

export interface State {
  /** The id of a sheet; absent: the reader's own numbers. */
  readonly sheet?: string | undefined;
  readonly stages: readonly Cards[];
  /** The colours of the cards drawn, the first card first. */
  readonly log: readonly Colour[];
  readonly difficulty: GameDifficulty;
  /** Ids of the boxes whose Mythos cards are mixed; absent: those that the reader owns. */
  readonly boxes?: readonly string[] | undefined;
  /** The reader's own count of the cards; absent: what is in the boxes. */
  readonly cards?: MythosCards | undefined;
}

export const STAGES = 3;
/** Cards of a colour in a stage; there are no more than 21 of any in the core box. */
export const MOST_OF_COLOUR = 21;
/** No more cards of a colour and a difficulty are in all boxes together. */
export const MOST_AT_HAND = 60;
/** No deck has more cards than this. */
export const MOST_CARDS = STAGES * COLOURS.length * MOST_OF_COLOUR;

export const stateOf = ({ id, stages }: Sheet): State => ({ sheet: id, stages, log: [], difficulty: 'standard' });
/** A new game by another sheet, with the same cards at hand. */
export const withSheet = (state: State, { id, stages }: Sheet): State => ({ ...state, sheet: id, stages, log: [] });
/** What the page opens on: the sheet that the rulebook recommends for a first game, nothing drawn. */
export const initialState = ({ sheets }: DeckData): State =>
  stateOf(sheets.find(({ id }) => id === 'azathoth') ?? sheets[0]!);
export const sheetOf = ({ sheet }: Pick<State, 'sheet'>, { sheets }: DeckData): Sheet | undefined =>
  sheets.find(({ id }) => id === sheet);

const countOf = (log: readonly Colour[]): Cards => {
  const count = (colour: Colour) => log.filter((one) => one === colour).length;
  return { green: count('green'), yellow: count('yellow'), blue: count('blue') };
};

/** The rest of the deck, and the number of cards of the log that it follows: the first impossible card ends them. */
export interface DeckLeft {
  readonly deck: Deck;
  readonly counted: number;
}
/** The deck after the longest beginning of the log that can have come from these stages. */
export const analysisOf = ({ stages, log }: Pick<State, 'stages' | 'log'>): DeckLeft => {
  const untouched: Deck = { stage: 0, left: stages };
  let standing: DeckLeft = { deck: untouched, counted: 0 };
  for (let counted = 0; counted <= log.length; counted += 1) {
    const deck = deckAfter(stages, countOf(log.slice(0, counted)));
    if (deck === undefined) return standing;
    standing = { deck, counted };
  }
  return standing;
};

/** Whether a card of this colour may be the next one. */
export const canCome = ({ stage, left }: Deck, colour: Colour): boolean => (left[stage]?.[colour] ?? 0) > 0;
/** One card more; the same where none of its colour can come, or where the log does not fit the deck. */
export const withDrawn = (state: State, colour: Colour): State => {
  const { deck, counted } = analysisOf(state);
  return counted === state.log.length && canCome(deck, colour) ? { ...state, log: [...state.log, colour] } : state;
};
export const withoutLast = (state: State): State => ({ ...state, log: state.log.slice(0, -1) });
/** Another number of cards in a stage: the numbers are the reader's own from now on. */
export const withCards = (state: State, at: number, cards: Partial<Cards>): State => ({
  ...state,
  sheet: undefined,
  stages: state.stages.map((stage, index) => (index === at ? { ...stage, ...cards } : stage)),
});
/** All cards of the deck, by colour. */
export const wholeDeck = ({ stages }: Pick<State, 'stages'>): Cards => sumOfCards(stages);
