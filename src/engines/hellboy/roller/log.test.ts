/** The roller as its log: undo, redo, history, where chance comes in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { movedTo, newTimeline, redone, undone } from '../../log/timeline.ts';
import { act, pickAgain, pickThrow, withoutOldest, stateOf, type RollerTimeline, type Source } from './log.ts';
import { again, COUNT, faces, fall, spending, TEST, wild } from './roller.test-table.ts';
import { isBegun, readyFor, type Applied, type RollerAction } from './roller.ts';

/** Plays by numbers: whatever they are, what is done is legal or refused. */
const anyAction: fc.Arbitrary<RollerAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), fc.nat(5))
      .map(([sides, effect]): RollerAction => ({ kind: 'throw', sides, effect })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Applied>('catastrophe', 'plus-one', 'plus-two', 'reroll', 'double', 'spent').map(wild),
  },
  {
    weight: 2,
    arbitrary: fc
      .subarray([0, 1, 2])
      .chain((places) =>
        fc
          .array(fc.nat(5), { minLength: places.length, maxLength: places.length })
          .map((sides) => again(places, sides)),
      ),
  },
  { weight: 3, arbitrary: fc.constant(COUNT) },
);
const playedAtRandom = (actions: readonly RollerAction[]): RollerTimeline =>
  actions.reduce<RollerTimeline>(
    (timeline, action) => act(timeline, action).timeline ?? timeline,
    newTimeline(readyFor(faces, spending)),
  );
const anyPlay = fc.array(anyAction, { maxLength: 40 }).map(playedAtRandom);

test('any play: back and forward, a fork, its past forgotten', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(40), (timeline, cut) => {
      const state = stateOf(timeline);
      assert.deepEqual(stateOf(redone(undone(timeline))), state);
      const back = movedTo(timeline, cut);
      const short = withoutOldest(timeline, 8);
      assert.deepEqual({ ...stateOf(short), done: [] }, { ...state, done: [] });
      const { refusal, timeline: forked } = act(back, { kind: 'count' });
      assert.equal(refusal === undefined, isBegun(stateOf(back)) && forked !== undefined);
      if (forked !== undefined) assert.equal(forked.actions.length, back.cursor + 1);
    }),
    { numRuns: 150 },
  );
});

test('a long log keeps what may still be undone, and begins with a table on which nothing lies', () => {
  const many = Array.from({ length: 30 }, () => [fall('double'), COUNT]).flat();
  const short = withoutOldest(playedAtRandom([...many, fall('double')]), 20);
  assert.ok(short.actions.length <= 20 && short.actions.length >= 9);
  assert.deepEqual(short.initial, readyFor(faces, spending));
  assert.equal(stateOf(short).moment.kind, 'chosen');
});

test('chance comes in as numbers: every die is asked once, and the effect die last', () => {
  const asked: number[] = [];
  const source: Source = (below) => asked.push(below) - 1;
  const state = readyFor(faces, TEST);
  assert.deepEqual(pickThrow(state, source), { kind: 'throw', sides: [0, 1, 2], effect: 3 });
  assert.deepEqual(asked, [6, 6, 6, 6]);
  assert.deepEqual(pickAgain([0, 2], source), { kind: 'again', places: [0, 2], sides: [4, 5] });
  assert.deepEqual(asked.slice(4), [6, 6]);
  assert.deepEqual(
    pickThrow(readyFor(faces, { ...TEST, dice: [] }), () => 1),
    { kind: 'throw', sides: [], effect: 1 },
  );
});

test('an illegal action in a log from outside is noticed', () => {
  const timeline = { initial: readyFor(faces, TEST), actions: [COUNT], cursor: 1 };
  assert.throws(() => stateOf(timeline), /illegal action: not-thrown/);
  assert.equal(act(newTimeline(readyFor(faces, TEST)), COUNT).refusal, 'not-thrown');
});
