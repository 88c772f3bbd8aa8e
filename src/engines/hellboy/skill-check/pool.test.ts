/** The dice of a test: what cancels, what is applied, what is lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LEVELS } from '../dice/colour.ts';
import { poolFor, TEST_DICE } from './pool.ts';

const [Y, O, R, B] = ['yellow', 'orange', 'red', 'black'] as const;

test('the dice by level and what is left after cancelling, read off the rulebook', () => {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const dice = (level: (typeof LEVELS)[number]) =>
    steps.map((step) => poolFor(level, Math.max(0, step), Math.max(0, -step)).dice);
  assert.deepEqual(dice('yellow'), [[], [], [Y], [Y, Y], [Y, Y, Y], [O, Y, Y], [O, O, Y], [O, O, O], [O, O, O]]);
  assert.deepEqual(dice('orange'), [
    [Y, Y, Y],
    [Y, Y, Y],
    [O, Y, Y],
    [O, O, Y],
    [O, O, O],
    [R, O, O],
    [R, R, O],
    [R, R, R],
    [R, R, R],
  ]);
  assert.deepEqual(dice('red'), [
    [O, O, O],
    [O, O, O],
    [R, O, O],
    [R, R, O],
    [R, R, R],
    [B, R, R],
    [B, B, R],
    [B, B, B],
    [B, B, B],
  ]);
});

test('what became of the improvements and degradations', () => {
  assert.deepEqual(poolFor('red', 0, 0), { dice: [R, R, R], cancelled: 0, applied: 0, wasted: 0, removed: 0 });
  assert.deepEqual(poolFor('red', 2, 1), { dice: [B, R, R], cancelled: 1, applied: 1, wasted: 0, removed: 0 });
  assert.deepEqual(poolFor('orange', 4, 0), { dice: [R, R, R], cancelled: 0, applied: 3, wasted: 1, removed: 0 });
  assert.deepEqual(poolFor('orange', 1, 6), { dice: [Y, Y, Y], cancelled: 1, applied: -3, wasted: 2, removed: 0 });
  assert.deepEqual(poolFor('yellow', 0, 2), { dice: [Y], cancelled: 0, applied: -2, wasted: 0, removed: 2 });
  assert.deepEqual(poolFor('yellow', 0, 5), { dice: [], cancelled: 0, applied: -3, wasted: 2, removed: 3 });
  // Before the cap: 5 − 2 are 3, not 3 − 2.
  assert.deepEqual(poolFor('yellow', 5, 2), { dice: [O, O, O], cancelled: 2, applied: 3, wasted: 0, removed: 0 });
});

const few = fc.nat(9);
test('improvements and degradations cancel before the cap: as many of each change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), few, few, few, (level, improvements, degradations, more) => {
      const plain = poolFor(level, improvements, degradations);
      const both = poolFor(level, improvements + more, degradations + more);
      assert.deepEqual(both, { ...plain, cancelled: plain.cancelled + more });
    }),
  );
});

test('everything is accounted for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), few, few, (level, improvements, degradations) => {
      const { dice, cancelled, applied, wasted, removed } = poolFor(level, improvements, degradations);
      assert.equal(improvements + degradations, 2 * cancelled + Math.abs(applied) + wasted);
      assert.equal(dice.length + removed, TEST_DICE);
      assert.equal(dice.filter((colour) => colour !== level).length + removed, Math.abs(applied));
    }),
  );
});

test('counts are whole, none is negative', () => {
  for (const bad of [-1, 0.5, NaN, Infinity]) {
    assert.throws(() => poolFor('red', bad, 0), { name: 'RangeError', message: /whole number of times/ });
    assert.throws(() => poolFor('red', 0, bad), { name: 'RangeError', message: /whole number of times/ });
  }
});
