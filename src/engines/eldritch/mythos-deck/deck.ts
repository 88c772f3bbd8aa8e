/**
 * The Mythos deck: stages one under another, shuffled only within themselves, so that the colours drawn so far tell what
 * is left. Rules: «Создание колоды Мифов», «Фаза Мифа», «Победа в игре».
 */
import { binomial } from '../../exact/counting.ts';
import { certain, chanceOf, followedBy, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';

export const COLOURS = ['green', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Cards by their colour: of a stage, drawn, left. */
export type Cards = Readonly<Record<Colour, number>>;
export const NO_CARDS: Cards = { green: 0, yellow: 0, blue: 0 };

/** How many cards there are, whatever their colour. */
export const sizeOf = (cards: Cards): number => COLOURS.reduce((sum, colour) => sum + cards[colour], 0);
const addCards = (a: Cards, b: Cards, times = 1): Cards => ({
  green: a.green + times * b.green,
  yellow: a.yellow + times * b.yellow,
  blue: a.blue + times * b.blue,
});
export const sumOfCards = (list: readonly Cards[]): Cards =>
  list.reduce((sum, cards) => addCards(sum, cards), NO_CARDS);

/** A deck after some cards are drawn. */
export interface Deck {
  /** The stage that the next card comes from, from 0; as many as there are stages once the deck is empty. */
  readonly stage: number;
  /** The cards left of each stage; an empty stage keeps its place. */
  readonly left: readonly Cards[];
}

/** Whether these cards can have come from the stages done and the one after them. */
const canBeDrawn = (stages: readonly Cards[], done: number, drawn: Cards): boolean => {
  const least = sumOfCards(stages.slice(0, done));
  const most = sumOfCards(stages.slice(0, done + 1));
  return COLOURS.every((colour) => drawn[colour] >= least[colour] && drawn[colour] <= most[colour]);
};

/**
 * The deck of these stages after these cards; undefined where they cannot have been drawn.
 * @throws {RangeError} where a number of cards is none
 */
export const deckAfter = (stages: readonly Cards[], drawn: Cards): Deck | undefined => {
  const isCount = (n: number) => Number.isInteger(n) && n >= 0;
  if (![...stages, drawn].every((cards) => COLOURS.every((colour) => isCount(cards[colour]))))
    throw new RangeError('Cards are counted.');
  const count = sizeOf(drawn);
  const isDone = (at: number) => sizeOf(sumOfCards(stages.slice(0, at + 1))) <= count;
  const going = stages.findIndex((_, at) => !isDone(at));
  const stage = going === -1 ? stages.length : going;
  if (!canBeDrawn(stages, stage, drawn)) return undefined;
  const begun = addCards(drawn, sumOfCards(stages.slice(0, stage)), -1);
  const leftOf = (cards: Cards, at: number): Cards => {
    if (at < stage) return NO_CARDS;
    return at === stage ? addCards(cards, begun, -1) : cards;
  };
  return { stage, left: stages.map(leftOf) };
};

/** All that is left. */
export const leftIn = ({ left }: Deck): Cards => sumOfCards(left);
/**
 * Mythos phases that still have their card: one is drawn in each round. In the phase after them the investigators lose, so
 * they have the action and the encounter phase of one round more.
 */
export const roundsLeft = (deck: Deck): number => sizeOf(leftIn(deck));

/** Hands of a stage without an order: the number of ways to each. */
const handsOf = (stage: Cards, count: number): Distribution<Cards> => {
  const hands = new Map<Cards, bigint>();
  for (let green = 0; green <= Math.min(stage.green, count); green += 1)
    for (let yellow = 0; yellow <= Math.min(stage.yellow, count - green); yellow += 1) {
      const blue = count - green - yellow;
      const ways = binomial(stage.green, green) * binomial(stage.yellow, yellow) * binomial(stage.blue, blue);
      if (ways > 0n) hands.set({ green, yellow, blue }, ways);
    }
  return hands;
};

/** The next cards by colour, never more than the deck holds. */
export const nextCards = ({ left }: Deck, count: number): Distribution<Cards> => {
  let cards: Distribution<Cards> = certain(NO_CARDS);
  let missing = count;
  for (const stage of left) {
    const taken = Math.min(missing, sizeOf(stage));
    missing -= taken;
    cards = followedBy(
      cards,
      (before) => new Map([...handsOf(stage, taken)].map(([c, w]) => [addCards(before, c), w])),
    );
  }
  return cards;
};

/** The chance of at least `least` of a colour among the next cards. */
export const chanceAmongNext = (deck: Deck, count: number, of: { colour: Colour; least: number }): Fraction =>
  chanceOf(nextCards(deck, count), (cards) => cards[of.colour] >= of.least);

/** How likely each colour is for a card that is left, the next one being the first; undefined where there are fewer. */
export const coloursAt = ({ left }: Deck, position: number): Readonly<Record<Colour, Fraction>> | undefined => {
  let before = 0;
  for (const stage of left) {
    const size = sizeOf(stage);
    // Within a stage no place is better than another.
    if (position > before && position <= before + size) {
      const chance = (colour: Colour) => makeFraction(BigInt(stage[colour]), BigInt(size));
      return { green: chance('green'), yellow: chance('yellow'), blue: chance('blue') };
    }
    before += size;
  }
  return undefined;
};
