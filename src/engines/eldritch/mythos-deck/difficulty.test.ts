import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeFraction, ONE, sumOfFractions, wholeFraction, type Fraction } from '../../exact/fraction.ts';
import { COLOURS, deckAfter, NO_CARDS, roundsLeft, sizeOf, sumOfCards, type Cards, type Colour } from './deck.ts';
import {
  CARD_DIFFICULTIES,
  GAME_DIFFICULTIES,
  meanLeft,
  missingCards,
  nextDifficulty,
  type Build,
  type CardDifficulty,
  type GameDifficulty,
  type MythosCards,
} from './difficulty.ts';

const cards = (green: number, yellow: number, blue: number): Cards => ({ green, yellow, blue });
const piles = (...[green, yellow, blue]: readonly (readonly [number, number, number])[]): MythosCards => {
  const pile = ([easy, normal, hard]: readonly number[]) => ({ easy: easy!, normal: normal!, hard: hard! });
  return { green: pile(green!), yellow: pile(yellow!), blue: pile(blue!) };
};
/** A card of its own: no two are the same. */
interface Card {
  readonly colour: Colour;
  readonly difficulty: CardDifficulty;
  readonly copy: number;
}
const boxOf = (at: MythosCards): readonly Card[] =>
  COLOURS.flatMap((colour) =>
    CARD_DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: at[colour][difficulty] }, (_, copy) => ({ colour, difficulty, copy })),
    ),
  );
/** The rule once more, as the table of the page says it. */
const isAllowed = (game: GameDifficulty, stage: number, { colour, difficulty }: Card): boolean => {
  const staged = ['easy', 'normal', 'hard'][stage];
  if (game === 'standard') return true;
  if (game === 'easier') return difficulty !== 'hard';
  if (game === 'harder') return difficulty !== 'easy';
  if (game === 'insane') return difficulty === 'hard';
  if (game === 'staged-harder' && colour === 'blue')
    return (stage === 0 && difficulty === 'normal') || (stage > 0 && difficulty === 'hard');
  return difficulty === staged;
};

/** The oracle: every deck, card by card from the box, each stage in every order. */
const everyDeck = ({ stages, cards: box, game }: Build): readonly (readonly Card[])[] => {
  const places = stages.flatMap((stage, at) => Array.from({ length: sizeOf(stage) }, () => at));
  const next = (deck: readonly Card[], rest: readonly Card[], left: readonly Cards[]): readonly (readonly Card[])[] => {
    const stage = places[deck.length];
    if (stage === undefined) return [deck];
    return rest.flatMap((card, at) =>
      left[stage]![card.colour] > 0 && isAllowed(game, stage, card)
        ? next(
            [...deck, card],
            rest.toSpliced(at, 1),
            left.with(stage, { ...left[stage]!, [card.colour]: left[stage]![card.colour] - 1 }),
          )
        : [],
    );
  };
  return next([], boxOf(box), stages);
};
const coloursOf = (list: readonly Card[]): Cards =>
  list.reduce((sum, { colour }) => ({ ...sum, [colour]: sum[colour] + 1 }), NO_CARDS);
const ratio = (n: number, d: number): Fraction => makeFraction(BigInt(n), BigInt(d));

const few = fc.nat(2);
const builds: fc.Arbitrary<Build> = fc
  .record({
    stages: fc.array(fc.record({ green: fc.nat(1), yellow: fc.nat(2), blue: fc.nat(1) }), {
      minLength: 3,
      maxLength: 3,
    }),
    cards: fc
      .tuple(fc.tuple(few, few, few), fc.tuple(few, few, few), fc.tuple(few, few, few))
      .map((all) => piles(...all)),
    game: fc.constantFrom(...GAME_DIFFICULTIES),
  })
  .filter(({ stages }) => sizeOf(sumOfCards(stages)) > 0 && sizeOf(sumOfCards(stages)) <= 4);

test('a deck lacks cards exactly where no deck can be laid out of the box', () => {
  fc.assert(
    fc.property(builds, (build) => {
      assert.equal(sizeOf(missingCards(build)) === 0, everyDeck(build).length > 0);
    }),
    { numRuns: 300, seed: 11 },
  );
});

test('a card more of the right kind is a card fewer that the deck lacks, of another kind none', () => {
  fc.assert(
    fc.property(builds, fc.constantFrom(...COLOURS), (build, colour) => {
      const own = build.cards[colour];
      const missing = missingCards(build)[colour];
      const saved = CARD_DIFFICULTIES.map((of) => {
        const cardsNow = { ...build.cards, [colour]: { ...own, [of]: own[of] + 1 } };
        return missing - missingCards({ ...build, cards: cardsNow })[colour];
      });
      assert.ok(saved.every((n) => n === 0 || n === 1));
      assert.equal(saved.includes(1), missing > 0);
    }),
  );
});

test('after any colours, how hard the next card and the rest are is the share of all decks that begin so', () => {
  fc.assert(
    fc.property(builds, fc.nat(4), fc.nat(1_000_000), (build, draws, which) => {
      const all = everyDeck(build);
      fc.pre(all.length > 0);
      const count = draws % (sizeOf(sumOfCards(build.stages)) + 1);
      const colours = (deck: readonly Card[]) =>
        deck
          .slice(0, count)
          .map(({ colour }) => colour)
          .join();
      const begins = colours(all[which % all.length]!);
      const alike = all.filter((deck) => colours(deck) === begins);
      const deck = deckAfter(build.stages, coloursOf(alike[0]!.slice(0, count)))!;
      const next = nextDifficulty(deck, build);
      const mean = meanLeft(deck, build);
      assert.equal(next === undefined, alike[0]!.length === count);
      for (const of of CARD_DIFFICULTIES) {
        const isOf = (card: Card | undefined) => card?.difficulty === of;
        if (next !== undefined)
          assert.deepEqual(next[of], ratio(alike.filter((one) => isOf(one[count])).length, alike.length));
        const rest = alike.reduce((sum, one) => sum + one.slice(count).filter(isOf).length, 0);
        assert.deepEqual(mean[of], ratio(rest, alike.length));
      }
    }),
    { numRuns: 300, seed: 11 },
  );
});

test('the chances of the next card sum to 1, and the means to the cards that are left', () => {
  fc.assert(
    fc.property(builds, (build) => {
      fc.pre(sizeOf(missingCards(build)) === 0);
      const deck = deckAfter(build.stages, NO_CARDS)!;
      assert.deepEqual(sumOfFractions(Object.values(nextDifficulty(deck, build)!)), ONE);
      assert.deepEqual(sumOfFractions(Object.values(meanLeft(deck, build))), wholeFraction(roundsLeft(deck)));
    }),
  );
});

test('Azathoth out of the core box: the insane game lacks 4 yellow cards, the others lack none', () => {
  const stages = [cards(1, 2, 1), cards(2, 3, 1), cards(2, 4, 0)];
  const core = piles([5, 8, 5], [5, 11, 5], [4, 4, 4]);
  const missing = (game: GameDifficulty) => missingCards({ stages, cards: core, game });
  assert.deepEqual(missing('insane'), cards(0, 4, 0));
  for (const game of GAME_DIFFICULTIES) if (game !== 'insane') assert.deepEqual(missing(game), NO_CARDS, game);
  const deck = deckAfter(stages, NO_CARDS)!;
  // A quarter green, a half yellow, a quarter blue: 5 of 18, 5 of 21, 4 of 12 are hard.
  assert.deepEqual(nextDifficulty(deck, { cards: core, game: 'standard' })!.hard, makeFraction(137n, 504n));
  assert.deepEqual(nextDifficulty(deck, { cards: core, game: 'staged' })!.easy, ONE);
});
