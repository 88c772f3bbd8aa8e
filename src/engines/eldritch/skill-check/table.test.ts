/** A test die by die: by hand, and against the same dice counted the plain way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { redone, undone } from '../../log/timeline.ts';
import { FORTUNES } from './skill.ts';
import {
  actOnTable,
  newTable,
  onTable,
  readyTable,
  stepTable,
  successesOf,
  tableAt,
  tableTestOf,
  throwsOf,
  worthOf,
  type TableAction,
  type TableTest,
  type TableTimeline,
} from './table.ts';

const TEST: TableTest = { dice: 4, fortune: 'plain', sixes: false, clues: 1, free: 1, all: true };
const thrown: TableAction = { kind: 'throw', faces: [6, 5, 4, 1] };
/** The log with one action more; the same where it is refused. */
const withAction = (timeline: TableTimeline, action: TableAction) => actOnTable(timeline, action).timeline ?? timeline;
const after = (...actions: readonly TableAction[]) => tableAt(actions.reduce(withAction, newTable(TEST)));
const refusalOf = (state: ReturnType<typeof after>, action: TableAction) => stepTable(state, action).refusal;

test('a test of the engine on the table', () => {
  const dice = { skill: 3, bonus: 2, extra: 0, modifier: -1, fortune: 'blessed' } as const;
  const rerolls = { clues: 2, free: 1, all: false };
  assert.deepEqual(tableTestOf({ dice, rerolls }), { ...rerolls, dice: 4, fortune: 'blessed', sixes: false });
  assert.equal(tableTestOf({ dice: { ...dice, sixesDouble: true }, rerolls }).sixes, true);
});
test('what a face is worth', () => {
  const worth = (other: Partial<TableTest>) => [1, 2, 3, 4, 5, 6].map((face) => worthOf(face, { ...TEST, ...other }));
  assert.deepEqual(worth({}), [0, 0, 0, 0, 1, 1]);
  assert.deepEqual(worth({ fortune: 'blessed', sixes: true }), [0, 0, 0, 1, 1, 2]);
  assert.deepEqual(worth({ fortune: 'cursed' }), [0, 0, 0, 0, 0, 1]);
});
test('by hand: a throw, a die for a clue, a die by a card, all that failed, and a new throw', () => {
  const first = after(thrown);
  assert.deepEqual(onTable(first), { clues: 1, free: 1, all: true, failed: 2, double: 0 });
  const second = after(thrown, { kind: 'again', by: 'clue', place: 2, face: 2 });
  assert.deepEqual([second.faces, second.left], [[6, 5, 2, 1], { clues: 0, free: 1, all: true }]);
  const third = after(
    thrown,
    { kind: 'again', by: 'clue', place: 2, face: 2 },
    { kind: 'again', by: 'free', place: 1, face: 3 },
    { kind: 'all', faces: [5, 1, 6] },
  );
  assert.deepEqual([third.faces, third.left], [[6, 5, 1, 6], { clues: 0, free: 0, all: false }]);
  assert.equal(successesOf(third.faces!, TEST), 3);
  const { state } = stepTable(third, { kind: 'throw', faces: [1, 1, 1, 1] }) as { state: typeof third };
  assert.deepEqual(state.done, [{ faces: [6, 5, 1, 6], successes: 3, spent: 1 }]);
  assert.deepEqual(state.left, { clues: 1, free: 1, all: true });
  assert.deepEqual(throwsOf(state), [...state.done, { faces: [1, 1, 1, 1], successes: 0, spent: 0 }]);
  assert.deepEqual(throwsOf(readyTable(TEST, state.done)), state.done);
});
test('what may not be is refused, and leaves the log as it was', () => {
  const fresh = readyTable(TEST);
  assert.equal(onTable(fresh), undefined);
  assert.equal(refusalOf(fresh, { kind: 'again', by: 'clue', place: 0, face: 1 }), 'not-thrown');
  assert.equal(refusalOf(fresh, { kind: 'all', faces: [] }), 'not-thrown');
  for (const faces of [[], [1, 2, 3], [1, 2, 3, 4, 5], [0, 1, 2, 3], [1, 2, 3, 7], [1, 2, 3, 1.5]])
    assert.equal(refusalOf(fresh, { kind: 'throw', faces }), 'bad-dice');
  const lying = after(thrown);
  assert.equal(refusalOf(lying, { kind: 'again', by: 'free', place: 4, face: 1 }), 'bad-dice');
  assert.equal(refusalOf(lying, { kind: 'again', by: 'free', place: 0, face: 7 }), 'bad-dice');
  assert.equal(refusalOf(lying, { kind: 'all', faces: [1] }), 'bad-dice');
  const used = after(thrown, { kind: 'again', by: 'clue', place: 0, face: 1 }, { kind: 'all', faces: [6, 6, 6] });
  assert.equal(refusalOf(used, { kind: 'again', by: 'clue', place: 0, face: 1 }), 'nothing-left');
  assert.equal(refusalOf(used, { kind: 'all', faces: [] }), 'nothing-left');
  const timeline = newTable(TEST);
  assert.equal(actOnTable(timeline, { kind: 'throw', faces: [] }).refusal, 'bad-dice');
  assert.throws(() => tableAt({ ...timeline, actions: [{ kind: 'all', faces: [] }], cursor: 1 }), /not-thrown/);
});
test('back and forward; throws of long ago are forgotten', () => {
  const one = withAction(newTable(TEST), thrown);
  assert.equal(tableAt(undone(one)).faces, undefined);
  assert.deepEqual(tableAt(redone(undone(one))), tableAt(one));
  let many = one;
  for (let i = 0; i < 50; i += 1) many = withAction(many, { kind: 'throw', faces: [1, 1, 1, 1 + (i % 6)] });
  assert.deepEqual([many.actions.length, tableAt(many).done.length], [51, 30]);
  assert.deepEqual(tableAt(many).faces, [1, 1, 1, 1 + (49 % 6)]);
});
test('any play: dice stay as many as they are, and what is spent is what is missing', () => {
  const face = fc.integer({ min: 1, max: 6 });
  const action: fc.Arbitrary<TableAction> = fc.oneof(
    fc.array(face, { minLength: 4, maxLength: 4 }).map((faces): TableAction => ({ kind: 'throw', faces })),
    fc.record({ kind: fc.constant('again' as const), by: fc.constantFrom('free', 'clue'), place: fc.nat(4), face }),
    fc.array(face, { maxLength: 4 }).map((faces): TableAction => ({ kind: 'all', faces })),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), fc.constantFrom(...FORTUNES), (actions, fortune) => {
      const timeline = actions.reduce(withAction, newTable({ ...TEST, fortune }));
      const { faces, left } = tableAt(timeline);
      const begun = timeline.actions.findLastIndex(({ kind }) => kind === 'throw');
      const since = timeline.actions.slice(begun + 1);
      const countSpent = (by: 'free' | 'clue') => since.filter((one) => one.kind === 'again' && one.by === by).length;
      assert.equal(faces?.length, begun < 0 ? undefined : 4);
      assert.deepEqual(left, {
        clues: 1 - countSpent('clue'),
        free: 1 - countSpent('free'),
        all: !since.some(({ kind }) => kind === 'all'),
      });
    }),
    { numRuns: 300 },
  );
});
