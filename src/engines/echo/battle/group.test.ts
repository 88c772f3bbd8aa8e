/** Groups of states that come back to each other, counted by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyGroup, settleValues, settleVisits } from './group.ts';

const close = (told: Float64Array, wanted: readonly number[]) =>
  wanted.forEach((one, at) => assert.ok(Math.abs(told[at]! - one) < 1e-12, `${at}: ${told[at]} and ${one}`));

/** From the first to the second with 1/2, back with 1/3; each is left with the rest. */
const pair = () => {
  const group = emptyGroup(2);
  group.within.set([0, 1 / 2, 1 / 3, 0]);
  group.leaving.set([1 / 2, 2 / 3]);
  return group;
};
test('two states that lead to each other: v = 1/2 + v/6 for who gains by leaving the first', () => {
  const of = Float64Array.of(1 / 2, 0);
  settleValues(pair(), [{ of, endless: 0 }]);
  close(of, [3 / 5, 1 / 5]);
});
test('visits of the same two, who come to the second', () => {
  const coming = Float64Array.of(0, 1);
  assert.equal(settleVisits(pair(), coming), 0);
  // The second is visited 1 + 1/6 + 1/36 … times, the first a third as often.
  close(coming, [2 / 5, 6 / 5]);
});

/** From the first to the third with 1/2 and to the second with 1/4; the second and the third never leave each other. */
const trap = () => {
  const group = emptyGroup(3);
  group.within.set([0, 1 / 4, 1 / 2, 0, 0, 1, 0, 1, 0]);
  group.leaving.set([1 / 4, 0, 0]);
  return group;
};
test('a trap is worth what it is said to be worth, and so is the way into it', () => {
  const of = Float64Array.of(2, 0, 0);
  settleValues(trap(), [{ of, endless: -8 }]);
  close(of, [2 - (3 / 4) * 8, -8, -8]);
});
test('what comes into a trap stays there', () => {
  const coming = Float64Array.of(1, 1, 0);
  assert.ok(Math.abs(settleVisits(trap(), coming) - 7 / 4) < 1e-12);
  assert.equal(coming[0], 1);
});
test('a trap that is taken out at once', () => {
  const group = emptyGroup(2);
  group.within.set([0, 1 / 3, 0, 1]);
  group.leaving.set([2 / 3, 0]);
  const of = Float64Array.of(1, 0);
  settleValues(group, [{ of, endless: -6 }]);
  close(of, [-1, -6]);
});
test('a group is empty each time it is asked for', () => {
  pair();
  assert.deepEqual([...emptyGroup(2).within, ...emptyGroup(2).leaving], [0, 0, 0, 0, 0, 0]);
});
