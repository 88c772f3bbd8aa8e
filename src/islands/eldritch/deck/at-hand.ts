/** The Mythos cards that the deck is built from: those of the boxes, or the reader's own count. */
import { isOwned, type Boxes } from '../../../device/boxes.ts';
import type { Colour } from '../../../engines/eldritch/mythos-deck/deck.ts';
import type {
  Build,
  ByDifficulty,
  CardDifficulty,
  GameDifficulty,
  MythosCards,
} from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import type { CardBox, DeckData, State } from './model.ts';

/** The boxes whose cards are mixed. @param owned the boxes of the reader */
export const mixedBoxes = ({ boxes }: Pick<State, 'boxes'>, data: DeckData, owned: Boxes): readonly CardBox[] =>
  data.boxes.filter(({ id }) => (boxes === undefined ? isOwned(owned, id) : boxes.includes(id)));

const sumOfPiles = (piles: readonly ByDifficulty<number>[]): ByDifficulty<number> => {
  const sumOf = (of: CardDifficulty) => piles.reduce((sum, pile) => sum + pile[of], 0);
  return { easy: sumOf('easy'), normal: sumOf('normal'), hard: sumOf('hard') };
};
/** The cards at hand: the reader's own count, else what is in the boxes. */
export const cardsAtHand = (state: Pick<State, 'boxes' | 'cards'>, data: DeckData, owned: Boxes): MythosCards => {
  if (state.cards !== undefined) return state.cards;
  const boxes = mixedBoxes(state, data, owned);
  const sumOf = (colour: Colour) => sumOfPiles(boxes.map(({ cards }) => cards[colour]));
  return { green: sumOf('green'), yellow: sumOf('yellow'), blue: sumOf('blue') };
};
export const buildOf = (state: State, data: DeckData, owned: Boxes): Build => ({
  stages: state.stages,
  cards: cardsAtHand(state, data, owned),
  game: state.difficulty,
});

/** Another difficulty; the boxes of the reader stay with the game from now on, so that a link names them too. */
export const withDifficulty = (state: State, difficulty: GameDifficulty, data: DeckData, owned: Boxes): State => ({
  ...state,
  difficulty,
  boxes: mixedBoxes(state, data, owned).map(({ id }) => id),
});
/** A box more or fewer, the last one stays; the count is that of the boxes again. */
export const withBox = (state: State, id: string, data: DeckData, owned: Boxes): State => {
  const before = mixedBoxes(state, data, owned).map((box) => box.id);
  const boxes = data.boxes.map((box) => box.id).filter((one) => before.includes(one) !== (one === id));
  return boxes.length === 0 ? state : { ...state, boxes, cards: undefined };
};
interface Counted {
  readonly colour: Colour;
  readonly of: CardDifficulty;
  readonly count: number;
}
/** The reader's own count of one colour and difficulty, the others as they are at hand. */
export const withCount = (state: State, atHand: MythosCards, { colour, of, count }: Counted): State => ({
  ...state,
  cards: { ...atHand, [colour]: { ...atHand[colour], [of]: count } },
});
