import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUDGETS, budget, checkBytes, MOST_BYTES, OutOfBudget, OutOfMemory, type OnWork } from './work.ts';

const parts = fc.array(fc.nat(1000));
const sumOf = (steps: readonly number[]): number => steps.reduce((sum, one) => sum + one, 0);
const spend = (onWork: OnWork, steps: readonly number[]): void => steps.forEach((one) => onWork(one));

test('a budget throws as soon as the sum passes it, and never before', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 1000 }), (steps, more) => {
      const onWork = budget(sumOf(steps));
      spend(onWork, steps);
      onWork(0);
      assert.throws(() => onWork(more), OutOfBudget);
    }),
  );
});

test('a spent budget stays spent; one without bounds is never spent', () => {
  const onWork = budget(10);
  assert.throws(() => onWork(11), OutOfBudget);
  assert.throws(() => onWork(0), OutOfBudget);
  fc.assert(fc.property(parts, (steps) => spend(budget(Infinity), steps)));
});

test('a page gives less than a worker', () => assert.ok(BUDGETS.inline < BUDGETS.worker));

test('what fits into the memory may begin, what does not may not', () => {
  checkBytes(MOST_BYTES);
  assert.throws(() => checkBytes(MOST_BYTES + 1), OutOfMemory);
});
