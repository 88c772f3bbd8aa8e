/** Acquiring assets against every basket tried, and by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, meanOf } from '../../exact/distribution.ts';
import { makeFraction, toNumber } from '../../exact/fraction.ts';
import { brutePlay } from '../skill-check/oracle.test-table.ts';
import { answerTest, type Test } from '../skill-check/solve.ts';
import { acquire, LOAN, type Acquisition, type AcquisitionAnswer, type Offer } from './acquire.ts';

const testOf = (skill: number, clues = 0): Test => ({
  dice: { skill, bonus: 0, extra: 0, modifier: 0, fortune: 'plain' },
  rerolls: { clues, free: 0, all: false },
});
const offers = (...prices: readonly number[]): readonly Offer[] => prices.map((price) => ({ price, worth: price }));
const acquisitionOf = (skill: number, reserve: readonly Offer[], more: Partial<Acquisition> = {}): Acquisition => ({
  test: testOf(skill),
  reserve,
  loan: null,
  ...more,
});

const meanWorth = ({ taken }: AcquisitionAnswer) => meanOf(taken, ({ worth }) => worth);
const chanceWith = ({ taken }: AcquisitionAnswer, goal: readonly number[]) =>
  chanceOf(taken, ({ cards }) => goal.every((at) => cards.includes(at)));

test('the best basket for each number of successes: prices no higher than it, the cheapest of equals', () => {
  const { baskets } = acquire(acquisitionOf(4, offers(1, 2, 3, 4)));
  assert.deepEqual(
    baskets.slice(0, 6).map(({ cards, price }) => [price, cards]),
    [
      [0, []],
      [1, [0]],
      [2, [1]],
      [3, [2]],
      [4, [3]],
      [5, [1, 2]],
    ],
  );
  assert.deepEqual(baskets.at(-1)!.cards, [0, 1, 2, 3]);
  const odd = acquire(
    acquisitionOf(4, [
      { price: 2, worth: 5 },
      { price: 1, worth: 3 },
      { price: 1, worth: 2 },
      { price: 0, worth: 0 },
    ]),
  );
  assert.deepEqual(
    odd.baskets.map(({ cards }) => cards),
    [[], [1], [0], [0, 1], [0, 1, 2]],
  );
  assert.deepEqual(
    odd.baskets.map(({ worth }) => worth),
    [0, 3, 5, 8, 10],
  );
});
test('a resource makes up for a success by hand: two dice, cards for 1 and 2', () => {
  const answer = acquire(acquisitionOf(2, offers(2, 1), { resources: 1 }));
  assert.deepEqual(
    answer.affordable.map(({ plain }) => toNumber(plain)),
    [5 / 9, 1],
  );
  assert.deepEqual(answer.nothing, makeFraction(0n, 1n));
  assert.throws(() => acquire(acquisitionOf(2, offers(1), { resources: -1 })), RangeError);
});
test('law: with resources the basket is the one of as many successes more, and they take nothing away', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 2 }),
      (skill, prices, resources) => {
        const [plain, rich] = [0, resources].map((more) =>
          acquire(acquisitionOf(skill, offers(...prices), { resources: more })),
        ) as [AcquisitionAnswer, AcquisitionAnswer];
        rich.baskets.forEach(({ cards }, successes) => {
          const same = plain.baskets[Math.min(successes + resources, plain.baskets.length - 1)]!;
          assert.deepEqual(cards, same.cards);
        });
        assert.ok(toNumber(meanWorth(rich)) >= toNumber(meanWorth(plain)) - 1e-9);
      },
    ),
    { numRuns: 40 },
  ));
test('chances of a reserve by hand: two dice, cards for 1 and 2', () => {
  const answer = acquire(acquisitionOf(2, offers(2, 1)));
  assert.deepEqual(
    answer.affordable.map(({ plain, onLoan }) => [toNumber(plain), toNumber(onLoan)]),
    [
      [1 / 9, 1],
      [5 / 9, 1],
    ],
  );
  assert.deepEqual([answer.nothing, answer.loan], [makeFraction(4n, 9n), makeFraction(0n, 1n)]);
  assert.deepEqual(
    [...answer.taken].map(([{ cards }, weight]) => [cards, weight]),
    [
      [[], 4n],
      [[1], 4n],
      [[0], 1n],
    ],
  );
  assert.deepEqual(meanWorth(answer), makeFraction(2n, 3n));
  assert.deepEqual(
    [answer.dice, [...answer.successes]],
    [
      2,
      [
        [0, 4n],
        [1, 4n],
        [2, 1n],
      ],
    ],
  );
});
test('a loan adds two successes where that is worth what it costs', () => {
  const answer = acquire(acquisitionOf(1, offers(3), { loan: { costs: 1 } }));
  assert.equal(LOAN, 2);
  assert.deepEqual([answer.loan, answer.nothing], [makeFraction(1n, 3n), makeFraction(2n, 3n)]);
  assert.deepEqual(answer.baskets[1], { cards: [0], price: 3, worth: 2, isOnLoan: true });
  assert.deepEqual(answer.baskets[3], { cards: [0], price: 3, worth: 3, isOnLoan: false });
  assert.deepEqual(acquire(acquisitionOf(1, offers(3), { loan: { costs: 3 } })).loan, makeFraction(0n, 1n));
  assert.deepEqual(acquire(acquisitionOf(1, offers(3))).loan, makeFraction(0n, 1n));
});
test('a clue is spent where it buys something, and kept where no success buys what is worth it', () => {
  const spend = (worth: number) => [
    ...acquire({ ...acquisitionOf(1, [{ price: 1, worth }]), test: testOf(1, 1) }).cluesSpent,
  ];
  assert.deepEqual(spend(1), [
    [0, 1n],
    [1, 2n],
  ]);
  assert.deepEqual(spend(0), [[0, 1n]]);
});
test('the best play is as good as trying everything', () => {
  const anyOffer = fc.record({ price: fc.integer({ min: 0, max: 4 }), worth: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.array(anyOffer, { minLength: 1, maxLength: 4 }),
      fc.option(fc.record({ costs: fc.integer({ min: 0, max: 6 }) })),
      (skill, clues, reserve, loan) => {
        const bestFor = (successes: number): number => {
          let best = 0;
          for (let set = 0; set < 16; set += 1) {
            const cards = reserve.filter((_, at) => [1, 2, 4, 8].map((bit) => set % (2 * bit) >= bit)[at]);
            const price = cards.reduce((sum, card) => sum + card.price, 0);
            const worth = cards.reduce((sum, card) => sum + card.worth, 0);
            if (price <= successes) best = Math.max(best, worth);
            if (loan !== null && price <= successes + 2) best = Math.max(best, worth - loan.costs);
          }
          return best;
        };
        const answer = acquire({ test: testOf(skill, clues), reserve, loan });
        const brute = brutePlay({
          dice: skill,
          value: (face) => (face >= 5 ? 1 : 0),
          clues,
          free: 0,
          all: false,
          singles: false,
          worth: bestFor,
        });
        assert.ok(Math.abs(toNumber(meanWorth(answer)) - brute.worth) < 1e-6);
      },
    ),
    { numRuns: 100 },
  );
});
test('a goal goes before everything else, on loan if need be, and clues are thrown for it', () => {
  const reserve = [
    { price: 3, worth: 1 },
    { price: 1, worth: 5 },
    { price: 2, worth: 5 },
  ];
  const answer = acquire({ ...acquisitionOf(3, reserve), goal: [0], test: testOf(3, 1) });
  assert.deepEqual(
    answer.baskets.map(({ cards }) => cards),
    [[], [1], [1], [0], [0, 1], [0, 1], [0, 1, 2]],
  );
  // Three of three, or two of three and a clue for the last: 1/27 + 3 · 2/27 · 1/3.
  assert.deepEqual(chanceWith(answer, [0]), makeFraction(1n, 9n));
  const aimless = acquire({ ...acquisitionOf(3, reserve), test: testOf(3, 1) });
  assert.deepEqual(aimless.baskets.at(3)!.cards, [1, 2]);
  const lent = acquire({ ...acquisitionOf(1, reserve), goal: [0], loan: { costs: 9 } });
  assert.deepEqual([lent.baskets[0]!.isOnLoan, lent.baskets[1]!.isOnLoan], [false, true]);
  assert.deepEqual(lent.baskets[1], { cards: [0], price: 3, worth: -8, isOnLoan: true });
  assert.equal(lent.baskets[3]!.isOnLoan, false);
  assert.deepEqual(chanceWith(lent, [0]), makeFraction(1n, 3n));
});
test('a goal is reached as often as a test for its price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 2 }),
      fc.array(fc.record({ price: fc.integer({ min: 0, max: 3 }), worth: fc.integer({ min: 0, max: 3 }) }), {
        minLength: 2,
        maxLength: 4,
      }),
      fc.boolean(),
      (skill, clues, reserve, isLent) => {
        const price = reserve[0]!.price + reserve[1]!.price;
        const needed = Math.max(0, price - (isLent ? LOAN : 0));
        const answer = acquire({
          test: testOf(skill, clues),
          reserve,
          loan: isLent ? { costs: 1 } : null,
          goal: [0, 1],
        });
        assert.deepEqual(chanceWith(answer, [0, 1]), answerTest(testOf(skill, clues), needed).chance(needed));
      },
    ),
    { numRuns: 200 },
  );
});
test('who spends until it is enough spends for cards that are wanted, not for the others', () => {
  const reserve = [
    { price: 1, worth: 1 },
    { price: 3, worth: 0 },
  ];
  const needed: Test = { ...testOf(2, 1), spend: 'needed' };
  assert.deepEqual(
    [...acquire({ ...acquisitionOf(2, reserve), test: needed }).cluesSpent],
    [
      [0, 5n],
      [1, 4n],
    ],
  );
  // Only of two successes no die is left to throw again.
  assert.deepEqual(
    [...acquire({ ...acquisitionOf(2, reserve), test: needed, goal: [1] }).cluesSpent],
    [
      [0, 1n],
      [1, 8n],
    ],
  );
});
test('dice on the table are thrown again for the basket that may be had', () => {
  const { choiceAt } = acquire({ ...acquisitionOf(2, offers(2)), test: testOf(2, 1) });
  const at = (failed: number) => choiceAt({ clues: 1, failed, free: 0, all: false }).action;
  assert.deepEqual([at(0), at(1), at(2)], ['stop', 'clue', 'stop']);
});
test('prices and worths that are none are refused', () => {
  const assertRefused = (more: Partial<Acquisition>) =>
    assert.throws(() => acquire(acquisitionOf(1, offers(1), more)), RangeError);
  assertRefused({ reserve: offers(-1) });
  assertRefused({ reserve: offers(0.5) });
  assertRefused({ reserve: offers(1, 1, 1, 1, 1, 1, 1, 1, 1) });
  assertRefused({ reserve: [{ price: 1, worth: -1 }] });
  assertRefused({ reserve: [{ price: 1, worth: Number.NaN }] });
  assertRefused({ loan: { costs: -1 } });
  assertRefused({ goal: [1] });
  assert.equal(acquire(acquisitionOf(1, offers(1, 1, 1, 1, 1, 1, 1, 1))).baskets.length, 9);
  assert.equal(acquire(acquisitionOf(1, [])).baskets.length, 1);
});
