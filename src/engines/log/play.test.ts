/** Tests `makePlay` with the smallest possible game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePlay } from './play.ts';
import { newTimeline, undone, type Step, type Timeline } from './timeline.ts';

const count: Step<number, number, string, 'negative'> = (state, n) =>
  n < 0 ? { refusal: 'negative' } : { state: state + n, happened: [`+${n}`] };
const { stateOf, act, historyOf } = makePlay(count);
const playAll = (...actions: number[]): Timeline<number, number> =>
  actions.reduce((timeline, n) => act(timeline, n).timeline!, newTimeline<number, number>(10));

test('an action is added to the log, and what had been undone gives way', () => {
  assert.equal(stateOf(playAll(1, 2)), 13);
  assert.deepEqual(act(undone(playAll(1, 2)), 5).timeline, { initial: 10, actions: [1, 5], cursor: 2 });
});
test('an illegal action is refused with its reason; one that a log holds is a bug', () => {
  assert.deepEqual(act(playAll(1), -1), { refusal: 'negative' });
  assert.throws(() => stateOf({ initial: 0, actions: [1, -1], cursor: 2 }), /illegal action: negative/);
  assert.equal(stateOf({ initial: 0, actions: [1, -1], cursor: 1 }), 1);
});
test('the history tells each action up to the cursor, with the state before it', () => {
  assert.deepEqual(historyOf(undone(playAll(1, 2, 3))), [
    { action: 1, told: ['+1'], before: 10 },
    { action: 2, told: ['+2'], before: 11 },
  ]);
});
