import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { certain, meanOf, totalOf, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, ONE, sumOfFractions, ZERO } from '../../exact/fraction.ts';
import {
  chanceAmongNext,
  COLOURS,
  coloursAt,
  deckAfter,
  leftIn,
  NO_CARDS,
  nextCards,
  roundsLeft,
  sizeOf,
  sumOfCards,
  type Cards,
  type Colour,
  type Deck,
} from './deck.ts';

const cards = (green: number, yellow: number, blue: number): Cards => ({ green, yellow, blue });
const AZATHOTH = [cards(1, 2, 1), cards(2, 3, 1), cards(2, 4, 0)];
const deckOf = (stages: readonly Cards[], drawn: Cards = NO_CARDS): Deck => {
  const deck = deckAfter(stages, drawn);
  assert.ok(deck !== undefined);
  return deck;
};

/** The oracle: every order of the cards of a stage, card by card, each card a card of its own. */
const ordersOf = (stage: readonly Colour[]): readonly (readonly Colour[])[] =>
  stage.length === 0
    ? [[]]
    : stage.flatMap((card, at) => ordersOf(stage.toSpliced(at, 1)).map((rest) => [card, ...rest]));
const everyDeck = (stages: readonly Cards[]): readonly (readonly Colour[])[] =>
  stages.reduce<readonly (readonly Colour[])[]>(
    (before, stage) => {
      const orders = ordersOf(COLOURS.flatMap((colour) => Array.from<Colour>({ length: stage[colour] }).fill(colour)));
      return before.flatMap((top) => orders.map((order) => [...top, ...order]));
    },
    [[]],
  );
const countColours = (list: readonly Colour[]): Cards => {
  const count = (colour: Colour) => list.filter((card) => card === colour).length;
  return cards(count('green'), count('yellow'), count('blue'));
};
const isSame = (a: Cards, b: Cards) => COLOURS.every((colour) => a[colour] === b[colour]);
/** The chances in lowest terms, by the outcome as text. */
const chances = <T>(distribution: Distribution<T>) =>
  new Map([...distribution].map(([of, weight]) => [JSON.stringify(of), makeFraction(weight, totalOf(distribution))]));
const share = (list: readonly (readonly Colour[])[], has: (deck: readonly Colour[]) => boolean) =>
  makeFraction(BigInt(list.filter(has).length), BigInt(list.length));

/** Few cards: two stages of up to four. */
const small = fc
  .array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 3 })
  .map((list) => list.map(([green, yellow, blue]) => cards(green, yellow, blue)))
  .filter((stages) => stages.every((stage) => sizeOf(stage) <= 4) && sizeOf(sumOfCards(stages)) <= 8);

test('after any cards drawn, all answers are those of every order of the deck that begins so', () => {
  fc.assert(
    fc.property(small, fc.nat(8), fc.nat(4), fc.nat(1_000_000), (stages, draws, ahead, which) => {
      const all = everyDeck(stages);
      const size = sizeOf(sumOfCards(stages));
      const count = draws % (size + 1);
      const drawn = countColours(all[which % all.length]!.slice(0, count));
      const alike = all.filter((deck) => isSame(countColours(deck.slice(0, count)), drawn));
      const deck = deckOf(stages, drawn);
      const next = Math.min(ahead, size - count);

      assert.equal(roundsLeft(deck), size - count);
      assert.deepEqual(leftIn(deck), countColours(alike[0]!.slice(count)));
      assert.deepEqual(sumOfCards([leftIn(deck), drawn]), sumOfCards(stages));
      const ways = new Map<string, number>();
      for (const one of alike) {
        const key = JSON.stringify(countColours(one.slice(count, count + next)));
        ways.set(key, (ways.get(key) ?? 0) + 1);
      }
      assert.deepEqual(
        chances(nextCards(deck, ahead)),
        new Map([...ways].map(([key, n]) => [key, makeFraction(BigInt(n), BigInt(alike.length))])),
      );
      for (const colour of COLOURS) {
        for (let at = 1; at <= size - count; at += 1)
          assert.deepEqual(
            coloursAt(deck, at)![colour],
            share(alike, (one) => one[count + at - 1] === colour),
          );
        for (const least of [0, 1, 2])
          assert.deepEqual(
            chanceAmongNext(deck, ahead, { colour, least }),
            share(alike, (one) => countColours(one.slice(count, count + next))[colour] >= least),
          );
      }
      assert.equal(coloursAt(deck, size - count + 1), undefined);
      assert.equal(coloursAt(deck, 0), undefined);
    }),
    { numRuns: 300, seed: 11 },
  );
});

test('what cannot have been drawn is refused, and only that', () => {
  fc.assert(
    fc.property(small, fc.tuple(fc.nat(4), fc.nat(4), fc.nat(3)), (stages, [green, yellow, blue]) => {
      const drawn = cards(green, yellow, blue);
      const isPossible = everyDeck(stages).some((deck) => isSame(countColours(deck.slice(0, sizeOf(drawn))), drawn));
      assert.equal(deckAfter(stages, drawn) !== undefined, isPossible);
    }),
    { numRuns: 500, seed: 5 },
  );
});

test('a stage has neither more of a colour nor less than it can; a number of cards is a number', () => {
  for (const drawn of [cards(2, 0, 0), cards(2, 2, 0), cards(0, 5, 0), cards(5, 9, 3), cards(0, 3, 3)])
    assert.equal(deckAfter(AZATHOTH, drawn), undefined);
  for (const bad of [-1, 0.5, Number.NaN]) {
    assert.throws(() => deckAfter(AZATHOTH, cards(0, bad, 0)), /counted/);
    assert.throws(() => deckAfter([cards(bad, 1, 1)], NO_CARDS), /counted/);
  }
});

test('Azathoth: a new deck, one in the middle of a stage, one between stages, an empty one', () => {
  const whole = deckOf(AZATHOTH);
  assert.deepEqual(whole, { stage: 0, left: AZATHOTH });
  assert.equal(roundsLeft(whole), 16);
  assert.deepEqual(leftIn(whole), cards(5, 9, 2));
  const middle = deckOf(AZATHOTH, cards(2, 3, 1));
  assert.deepEqual(middle, {
    stage: 1,
    left: [NO_CARDS, cards(1, 2, 1), cards(2, 4, 0)],
  });
  assert.deepEqual(coloursAt(middle, 1), {
    green: makeFraction(1n, 4n),
    yellow: makeFraction(1n, 2n),
    blue: makeFraction(1n, 4n),
  });
  const between = deckOf(AZATHOTH, cards(1, 2, 1));
  assert.equal(between.stage, 1);
  assert.deepEqual(between.left, [NO_CARDS, AZATHOTH[1], AZATHOTH[2]]);
  const empty = deckOf(AZATHOTH, cards(5, 9, 2));
  assert.equal(empty.stage, 3);
  assert.equal(roundsLeft(empty), 0);
  assert.equal(coloursAt(empty, 1), undefined);
  assert.deepEqual(nextCards(empty, 3), certain(NO_CARDS));
});

test('a stage without cards is passed over', () => {
  const deck = deckOf([NO_CARDS, cards(0, 1, 0), NO_CARDS, cards(1, 0, 0)]);
  assert.equal(deck.stage, 1);
  assert.equal(deckOf([NO_CARDS, cards(0, 1, 0), NO_CARDS, cards(1, 0, 0)], cards(0, 1, 0)).stage, 3);
  assert.deepEqual(coloursAt(deck, 2), { green: ONE, yellow: ZERO, blue: ZERO });
});

test('for every Ancient One: chances sum to 1, and the mean of the next cards is that of their places', () => {
  const file = fileURLToPath(new URL('../../../../content/eldritch/data/ancient-ones.yaml', import.meta.url));
  const ancientOnes = parse(readFileSync(file, 'utf8')) as readonly { readonly stages: readonly Cards[] }[];
  assert.equal(ancientOnes.length, 16);
  for (const { stages } of ancientOnes) {
    const deck = deckOf(stages);
    for (let at = 1; at <= roundsLeft(deck); at += 1) {
      assert.deepEqual(sumOfFractions(Object.values(coloursAt(deck, at)!)), ONE);
      for (const colour of COLOURS) {
        const places = Array.from({ length: at }, (_, i) => coloursAt(deck, i + 1)![colour]);
        assert.deepEqual(
          meanOf(nextCards(deck, at), (next) => next[colour]),
          sumOfFractions(places),
        );
      }
    }
  }
});
