/** The slow and obvious count: every order of a small deck, card by card as the rulebook says it, and every replacement. */
import { addFractions, makeFraction, multiplyFractions, ZERO, type Fraction } from '../../exact/fraction.ts';
import type { Opening } from './hand.ts';

/** A wanted card, another one, a weakness. */
type Card = 'wanted' | 'other' | 'weakness';
type Deck = readonly Card[];

/** Every order in which the cards may lie; each is as likely as any other. */
const orders = (cards: Deck): Deck[] =>
  cards.length === 0
    ? [[]]
    : (['wanted', 'other', 'weakness'] as const).flatMap((card) => {
        const at = cards.indexOf(card);
        return at < 0 ? [] : orders(cards.toSpliced(at, 1)).map((rest) => [card, ...rest]);
      });
const meanOver = <T>(all: readonly T[], of: (one: T) => Fraction): Fraction =>
  multiplyFractions(all.map(of).reduce(addFractions, ZERO), makeFraction(1n, BigInt(all.length)));

/** Draws cards from the top; a weakness is set aside and another card is drawn for it. */
const drawPast = (deck: Deck, wanted: number) => {
  const [hand, aside]: [Card[], Card[]] = [[], []];
  let at = 0;
  for (; hand.length < wanted; at += 1) (deck[at] === 'weakness' ? aside : hand).push(deck[at]!);
  return { hand, aside, rest: deck.slice(at) };
};
const hitsIn = (cards: Deck): number => cards.filter((card) => card === 'wanted').length;

/** How many of the wanted and of the other cards are replaced. */
export interface Replacement {
  readonly wanted: number;
  readonly other: number;
}
/** What a player does with a first hand, by its number of wanted cards. */
export type Habit = (had: number) => Replacement;
/** That of the engine: every other card but those that are kept. */
export const habitOf =
  ({ hand, kept }: Opening): Habit =>
  (had) => ({ wanted: 0, other: Math.max(0, hand - had - kept) });
/** Everything that may be done with a hand. */
export const replacements = (had: number, hand: number): Replacement[] =>
  Array.from({ length: had + 1 }, (_, wanted) =>
    Array.from({ length: hand - had + 1 }, (__, other) => ({ wanted, other })),
  ).flat();

const deckOf = ({ cards, copies, weaknesses }: Opening): Deck => [
  ...Array<Card>(copies).fill('wanted'),
  ...Array<Card>(cards - copies).fill('other'),
  ...Array<Card>(weaknesses).fill('weakness'),
];
/** The decks of a first hand, by its number of wanted cards. */
export const firstHands = (opening: Opening): ReadonlyMap<number, readonly Deck[]> =>
  Map.groupBy(orders(deckOf(opening)), (deck) => hitsIn(drawPast(deck, opening.hand).hand));

/** The chance of `least` wanted cards or more in the end, over the given orders of the deck and under one habit. */
export const slowChance = (opening: Opening, decks: readonly Deck[], habit: Habit, least: number): Fraction =>
  meanOver(decks, (deck) => {
    const first = drawPast(deck, opening.hand);
    const had = hitsIn(first.hand);
    const out = habit(had);
    const second = drawPast(first.rest, out.wanted + out.other);
    const held = had - out.wanted + hitsIn(second.hand);
    const back: Deck = [
      ...Array<Card>(out.wanted).fill('wanted'),
      ...Array<Card>(out.other).fill('other'),
      ...first.aside,
      ...second.aside,
      ...second.rest,
    ];
    return opening.drawn === 0
      ? makeFraction(held >= least ? 1n : 0n, 1n)
      : meanOver(orders(back), (later) =>
          makeFraction(held + hitsIn(later.slice(0, opening.drawn)) >= least ? 1n : 0n, 1n),
        );
  });
/** The same over every order of the deck. */
export const slowChanceOf = (opening: Opening, habit: Habit, least: number): Fraction =>
  slowChance(opening, [...firstHands(opening).values()].flat(), habit, least);
