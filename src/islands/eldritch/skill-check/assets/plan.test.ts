/** What the page says of an acquisition: by hand, and laws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareFractions, makeFraction, sumOfFractions, toNumber, ONE } from '../../../../engines/exact/fraction.ts';
import { DATA, anyState } from './states.test-table.ts';
import { defaultState, type State } from './model.ts';
import { basketChances, changesOf, planOf, rowFor } from './plan.ts';

const EXAMPLE = defaultState(DATA);
const wanting = (...wants: readonly State['reserve'][number]['want'][]): State => ({
  ...EXAMPLE,
  reserve: EXAMPLE.reserve.map((slot, at) => ({ ...slot, want: wants[at]! })),
});

test('the example: influence 4, cards for 1 to 4, all wanted alike', () => {
  const plan = planOf(EXAMPLE);
  assert.deepEqual([plan.dice, plan.chance], [4, makeFraction(65n, 81n)]);
  assert.deepEqual(
    plan.rows.map(({ from, to, basket, chance }) => [from, to, basket.cards, chance]),
    [
      [0, 0, [], makeFraction(16n, 81n)],
      [1, 2, [0], makeFraction(56n, 81n)],
      [3, undefined, [0, 1], makeFraction(1n, 9n)],
    ],
  );
  assert.deepEqual(
    plan.cards.map(({ affordable }) => (100 * toNumber(affordable)).toFixed(1)),
    ['80.2', '40.7', '11.1', '1.2'],
  );
  // 2 of 56/81 and 4 of 9/81.
  assert.deepEqual(plan.meanWorth, makeFraction(148n, 81n));
  assert.deepEqual(rowFor(plan.rows, 2).basket.cards, [0]);
  assert.deepEqual(rowFor(plan.rows, 9).basket.cards, [0, 1]);
});
test('a card that is wanted more goes before cheaper ones', () => {
  const plan = planOf(wanting(1, 0, 3, 0));
  assert.deepEqual(
    plan.rows.map(({ basket }) => basket.cards),
    [[], [0], [2], [0, 2]],
  );
  assert.deepEqual([plan.enough, plan.rows.at(-1)!.to], [4, 4]);
  assert.deepEqual(plan.all, makeFraction(1n, 81n));
});
test('all together, and nothing wanted at all', () => {
  const all = planOf({ ...wanting(2, 2, 0, 0), aim: 'all' });
  assert.deepEqual(all.chance, makeFraction(1n, 9n));
  const none = planOf(wanting(0, 0, 0, 0));
  assert.deepEqual([none.chance, none.all], [makeFraction(0n, 1n), makeFraction(0n, 1n)]);
  assert.deepEqual(basketChances(wanting(0, 0, 0, 0)), []);
});
test('a loan is taken for what is wanted enough, and is offered where there is none', () => {
  const takes = (loan: State['loan'], want: 1 | 2 | 3) => planOf({ ...wanting(0, want, 0, 0), loan }).loan.n > 0n;
  assert.deepEqual(
    ([1, 2, 3] as const).map((want) => [takes('no', want), takes('rarely', want), takes('gladly', want)]),
    [
      [false, false, false],
      [false, false, true],
      [false, true, true],
    ],
  );
  const codes = (state: State) => changesOf(state).map(({ code }) => code);
  assert.ok(codes(EXAMPLE).includes('loan') && !codes({ ...EXAMPLE, loan: 'rarely' }).includes('loan'));
  assert.deepEqual(changesOf(EXAMPLE).find(({ code }) => code === 'loan')!.chance, ONE);
});
test('each basket by itself: of what is wanted, the cheapest first', () => {
  assert.deepEqual(
    basketChances(wanting(1, 0, 2, 0)).map(({ cards, price, chance }) => [cards, price, chance]),
    [
      [[0], 1, makeFraction(65n, 81n)],
      [[2], 3, makeFraction(1n, 9n)],
      [[0, 2], 4, makeFraction(1n, 81n)],
    ],
  );
  assert.deepEqual(basketChances({ ...wanting(1, 0, 2, 0), loan: 'rarely' })[1]!.chance, makeFraction(65n, 81n));
});
test('any acquisition: rows add up to 1, nothing taken alone is likelier than enough successes for it', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      const state = { ...any, setup: { ...any.setup, extra: 0, bonus: 0, sixes: false, clues: any.setup.clues % 3 } };
      const { rows, cards, chance, all } = planOf(state);
      assert.deepEqual(sumOfFractions(rows.map((row) => row.chance)), ONE);
      for (const { taken, affordable } of cards) assert.ok(compareFractions(taken, affordable) <= 0);
      assert.ok(compareFractions(all, chance) <= 0);
    }),
    { numRuns: 150 },
  );
});
