/**
 * Easy, normal and hard Mythos cards: which of them a game lets into a stage, whether the boxes have enough of them, and
 * how hard the cards are that are left. Rule: «Сложность игры». The numbers of the sheet stay the same.
 */
import {
  addFractions,
  makeFraction,
  multiplyFractions,
  wholeFraction,
  ZERO,
  type Fraction,
} from '../../exact/fraction.ts';
import { COLOURS, coloursAt, type Cards, type Colour, type Deck } from './deck.ts';

export const CARD_DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type CardDifficulty = (typeof CARD_DIFFICULTIES)[number];
/** A value for each difficulty of a card. */
export type ByDifficulty<T> = Readonly<Record<CardDifficulty, T>>;
/** The cards that decks are built from: how many of each colour and difficulty. */
export type MythosCards = Readonly<Record<Colour, ByDifficulty<number>>>;

export const GAME_DIFFICULTIES = ['standard', 'easier', 'harder', 'insane', 'staged', 'staged-harder'] as const;
export type GameDifficulty = (typeof GAME_DIFFICULTIES)[number];

type Allowed = readonly CardDifficulty[];
const BY_STAGE: readonly Allowed[] = [['easy'], ['normal'], ['hard']];
const BLUE_BY_STAGE: readonly Allowed[] = [['normal'], ['hard'], ['hard']];
const SAME_IN_ALL: Readonly<Record<Exclude<GameDifficulty, 'staged' | 'staged-harder'>, Allowed>> = {
  standard: CARD_DIFFICULTIES,
  easier: ['easy', 'normal'],
  harder: ['normal', 'hard'],
  insane: ['hard'],
};
/** The cards of a colour that may be in a stage. @param stage from 0 */
export const allowedIn = (game: GameDifficulty, stage: number, colour: Colour): Allowed => {
  if (game !== 'staged' && game !== 'staged-harder') return SAME_IN_ALL[game];
  const stages = game === 'staged-harder' && colour === 'blue' ? BLUE_BY_STAGE : BY_STAGE;
  return stages[Math.min(stage, stages.length - 1)]!;
};

const countOf = (cards: ByDifficulty<number>, allowed: Allowed): number =>
  allowed.reduce((sum, difficulty) => sum + cards[difficulty], 0);

/** A deck to build: its stages, the cards at hand and the difficulty of the game. */
export interface Build {
  readonly stages: readonly Cards[];
  readonly cards: MythosCards;
  readonly game: GameDifficulty;
}
const missingOf = (colour: Colour, { stages, cards, game }: Build): number => {
  // Stages that take the same cards take them from one pile; other stages take other cards.
  const needs = new Map<string, { readonly allowed: Allowed; readonly count: number }>();
  for (const [stage, { [colour]: count }] of stages.entries()) {
    const allowed = allowedIn(game, stage, colour);
    const key = allowed.join();
    needs.set(key, { allowed, count: count + (needs.get(key)?.count ?? 0) });
  }
  return [...needs.values()].reduce(
    (sum, { allowed, count }) => sum + Math.max(0, count - countOf(cards[colour], allowed)),
    0,
  );
};
/** How many cards of each colour the deck lacks. */
export const missingCards = (build: Build): Cards => ({
  green: missingOf('green', build),
  yellow: missingOf('yellow', build),
  blue: missingOf('blue', build),
});

type Pile = Pick<Build, 'cards' | 'game'>;
const shareOf = (of: CardDifficulty, stage: number, colour: Colour, { cards, game }: Pile): Fraction => {
  const allowed = allowedIn(game, stage, colour);
  const count = countOf(cards[colour], allowed);
  return allowed.includes(of) && count > 0 ? makeFraction(BigInt(cards[colour][of]), BigInt(count)) : ZERO;
};
const byDifficulty = <T>(valueOf: (difficulty: CardDifficulty) => T): ByDifficulty<T> => ({
  easy: valueOf('easy'),
  normal: valueOf('normal'),
  hard: valueOf('hard'),
});
const sumByColour = (valueOf: (colour: Colour) => Fraction): Fraction =>
  COLOURS.reduce((sum, colour) => addFractions(sum, valueOf(colour)), ZERO);

/**
 * How likely each difficulty is for the next card, where the colours of the cards drawn are known and their difficulties
 * are not; undefined for an empty deck. The deck can be built: no card is missing.
 */
export const nextDifficulty = (deck: Deck, pile: Pile): ByDifficulty<Fraction> | undefined => {
  const colours = coloursAt(deck, 1);
  return (
    colours &&
    byDifficulty((of) =>
      sumByColour((colour) => multiplyFractions(colours[colour], shareOf(of, deck.stage, colour, pile))),
    )
  );
};
/** The mean number of cards of each difficulty among those that are left, with the same knowledge. */
export const meanLeft = ({ left }: Deck, pile: Pile): ByDifficulty<Fraction> =>
  byDifficulty((of) =>
    left.reduce(
      (sum, stage, at) =>
        addFractions(
          sum,
          sumByColour((colour) => multiplyFractions(wholeFraction(stage[colour]), shareOf(of, at, colour, pile))),
        ),
      ZERO,
    ),
  );
