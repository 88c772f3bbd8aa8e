/** Timeline and notation, without any game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeText, NOTATION_LIMITS, parseText } from './notation.ts';
import {
  branch,
  framesOf,
  movedTo,
  newTimeline,
  redone,
  withoutOldest,
  stateAt,
  undone,
  type Step,
  type Timeline,
} from './timeline.ts';

const count: Step<number, number, string, 'negative'> = (state, n) =>
  n < 0 ? { refusal: 'negative' } : { state: state + n, happened: [`+${n}`] };
test('a timeline replays to its cursor, forks there, and stops at a refusal', () => {
  const timeline = { initial: 0, actions: [1, 2, 3], cursor: 2 };
  assert.deepEqual(stateAt(count, timeline), { state: 3, happened: [['+1'], ['+2']] });
  assert.deepEqual(branch(timeline, 9), { initial: 0, actions: [1, 2, 9], cursor: 3 });
  assert.equal(movedTo(timeline, 99).cursor, 3);
  assert.equal(movedTo(timeline, -1).cursor, 0);
  assert.deepEqual(stateAt(count, { initial: 0, actions: [1, -2, 3], cursor: 3 }).refused, {
    at: 1,
    refusal: 'negative',
  });
});

const anyActions = fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 30 });

test('the frames of a replay are the states of every prefix, up to the first refusal', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const { states, happened, refused } = framesOf(count, 0, actions);
      const stopped = actions.findIndex((n) => n < 0);
      const done = stopped < 0 ? actions : actions.slice(0, stopped);
      assert.deepEqual(refused, stopped < 0 ? undefined : { at: stopped, refusal: 'negative' });
      assert.deepEqual(
        states,
        [0, ...done].map((_, i) => done.slice(0, i).reduce((a, b) => a + b, 0)),
      );
      assert.deepEqual(
        happened,
        done.map((n) => [`+${n}`]),
      );
      done.forEach((_, cursor) => assert.equal(stateAt(count, { initial: 0, actions, cursor }).state, states[cursor]));
    }),
  );
});

test('back and forward walk the log and stop at its ends', () => {
  const begun = branch(branch(newTimeline<number, number>(0), 5), 6);
  assert.deepEqual(begun, { initial: 0, actions: [5, 6], cursor: 2 });
  assert.deepEqual(
    [begun, undone(begun), undone(undone(undone(begun))), redone(undone(begun)), redone(begun)].map((t) => t.cursor),
    [2, 1, 0, 2, 2],
  );
});

test('a timeline without its far past has the same states at the cursor and at everything that can be redone', () => {
  const legal = fc.array(fc.nat(9), { maxLength: 60 });
  fc.assert(
    fc.property(legal, fc.nat(60), fc.integer({ min: 1, max: 40 }), (actions, back, most) => {
      const timeline: Timeline<number, number> = { initial: 0, actions, cursor: Math.max(0, actions.length - back) };
      // A timeline may begin at an even sum only.
      const short = withoutOldest(count, timeline, most, (sum) => (sum % 2 === 0 ? sum : undefined));
      assert.equal(stateAt(count, short).state, stateAt(count, timeline).state);
      assert.deepEqual(short.actions.slice(short.cursor), actions.slice(timeline.cursor));
      assert.deepEqual(short.actions, actions.slice(actions.length - short.actions.length));
      if (short !== timeline) assert.equal(short.initial % 2, 0);
      // Half of `most` can still be undone, as far as it could before.
      const undoable = Math.min(timeline.cursor, Math.floor(most / 2) - (actions.length - timeline.cursor));
      assert.ok(short.cursor >= undoable);
      if (actions.length <= most) assert.equal(short, timeline);
      else {
        const cut = Math.min(timeline.cursor, actions.length - Math.floor(most / 2));
        const sums = framesOf(count, 0, actions).states.slice(1, cut + 1);
        const last = sums.findLastIndex((sum) => sum % 2 === 0) + 1;
        assert.equal(short.actions.length, actions.length - last);
      }
    }),
  );
});

const parseN = (word: string) => (/^\d+$/.test(word) ? Number(word) : undefined);
test('text: version and words there and back; everything else is refused with a reason', () => {
  assert.deepEqual(parseText(1, makeText(1, ['5', '6']), parseN), { value: [5, 6] });
  const codeOf = (text: string) => parseText(1, text, parseN).problem?.code;
  assert.deepEqual(
    [
      '',
      '2_5',
      '1_x',
      '1_5 6',
      `1_${'a'.repeat(NOTATION_LIMITS.characters)}`,
      `1${'_5'.repeat(NOTATION_LIMITS.words + 1)}`,
    ].map(codeOf),
    ['empty', 'version', 'word', 'characters', 'too-long', 'too-many'],
  );
});
