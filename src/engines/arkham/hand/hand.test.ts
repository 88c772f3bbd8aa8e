import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf } from '../../exact/distribution.ts';
import { compareFractions, makeFraction } from '../../exact/fraction.ts';
import { firstHand, laterHand, openingHand, replacedHand, type Opening } from './hand.ts';
import { firstHands, habitOf, replacements, slowChance, slowChanceOf } from './oracle.test-table.ts';

const START: Opening = { cards: 31, copies: 2, weaknesses: 2, hand: 5, kept: 0, drawn: 0 };
const inTheEnd = (opening: Opening, least: number) =>
  chanceOf(laterHand(opening, openingHand(opening)), (n) => n >= least);

/** Small enough for every order of its deck: up to six cards and two weaknesses. */
const small: fc.Arbitrary<Opening> = fc
  .record({
    hand: fc.integer({ min: 1, max: 2 }),
    more: fc.integer({ min: 0, max: 2 }),
    weaknesses: fc.integer({ min: 0, max: 2 }),
    copies: fc.integer({ min: 0, max: 6 }),
    kept: fc.integer({ min: 0, max: 2 }),
    drawn: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ hand, more, copies, kept, drawn, weaknesses }) => {
    const cards = 2 * hand + more;
    return {
      cards,
      weaknesses,
      hand,
      copies: Math.min(copies, cards),
      kept: Math.min(kept, hand),
      drawn: Math.min(drawn, cards + weaknesses - hand),
    };
  });

test('a hand holds what every order of the deck gives it', () =>
  fc.assert(
    fc.property(small, fc.integer({ min: 0, max: 4 }), (opening, least) =>
      assert.deepEqual(inTheEnd(opening, least), slowChanceOf(opening, habitOf(opening), least)),
    ),
    { numRuns: 60 },
  ));

test('to find wanted cards, nothing is better than to replace all others and none of them', () =>
  fc.assert(
    fc.property(small, fc.integer({ min: 1, max: 3 }), (any, least) => {
      const opening = { ...any, kept: 0 };
      for (const [had, decks] of firstHands(opening)) {
        const best = slowChance(opening, decks, habitOf(opening), least);
        for (const one of replacements(had, opening.hand))
          assert.ok(
            compareFractions(
              slowChance(opening, decks, () => one, least),
              best,
            ) <= 0,
            JSON.stringify(one),
          );
      }
    }),
    { numRuns: 30 },
  ));

/** As large as the page lets it be. */
const any: fc.Arbitrary<Opening> = fc.record({
  cards: fc.integer({ min: 20, max: 60 }),
  copies: fc.integer({ min: 1, max: 9 }),
  weaknesses: fc.integer({ min: 0, max: 9 }),
  hand: fc.integer({ min: 3, max: 9 }),
  kept: fc.integer({ min: 0, max: 3 }),
  drawn: fc.integer({ min: 0, max: 9 }),
});
const isNoLess = (a: Opening, b: Opening) =>
  [1, 2].forEach((least) => assert.ok(compareFractions(inTheEnd(a, least), inTheEnd(b, least)) >= 0));

test('a copy, a card of the hand or a draw more never harms; a kept card, another card or a weakness never helps', () =>
  fc.assert(
    fc.property(any, (opening) => {
      isNoLess({ ...opening, copies: opening.copies + 1 }, opening);
      isNoLess({ ...opening, hand: opening.hand + 1 }, opening);
      isNoLess({ ...opening, drawn: opening.drawn + 1 }, opening);
      isNoLess(opening, { ...opening, kept: opening.kept + 1 });
      isNoLess(opening, { ...opening, cards: opening.cards + 1 });
      isNoLess(opening, { ...opening, weaknesses: opening.weaknesses + 1 });
    }),
    { numRuns: 60 },
  ));

test('who keeps the whole hand replaces nothing; weaknesses touch no opening hand', () =>
  fc.assert(
    fc.property(any, (opening) => {
      const chance = (of: ReturnType<typeof firstHand>) => chanceOf(of, (n) => n > 0);
      assert.deepEqual(chance(openingHand({ ...opening, kept: opening.hand })), chance(firstHand(opening)));
      assert.deepEqual(openingHand(opening), openingHand({ ...opening, weaknesses: 0 }));
    }),
  ));

// By hand, from step 8 of the setup («Справочник правил», приложение III) and the entry «Замена карт».
test('two copies among 31 cards: 28/93 at once, 17/31 with the replacement', () => {
  // None of five: 29·28·27·26·25 / 31·30·29·28·27 = 26·25 / 31·30 = 65/93.
  assert.deepEqual(
    chanceOf(firstHand(START), (n) => n > 0),
    makeFraction(28n, 93n),
  );
  // None of five others out of the 26 that are left: 21·20 / 26·25 = 42/65.
  assert.deepEqual(
    chanceOf(replacedHand(START, 0), (n) => n > 0),
    makeFraction(23n, 65n),
  );
  assert.deepEqual(
    chanceOf(openingHand(START), (n) => n > 0),
    makeFraction(17n, 31n),
  );
});

test('one draw after it: one of 28 cards, weaknesses among them', () => {
  // None in the hand: 14/31; then 26 of 28 are not wanted.
  assert.deepEqual(inTheEnd({ ...START, drawn: 1 }, 1), makeFraction(18n, 31n));
});
