/** Priority, orders, items, timeline and notation, without any game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { topOf, withChangedItem, withItem, withoutItem } from './item.ts';
import { makeText, NOTATION_LIMITS, parseText } from './notation.ts';
import { groupsInOrder, turnOrder } from './order.ts';
import { passed, priorityFrom, type Priority } from './priority.ts';
import { forked, movedTo, stateAt, type Step } from './timeline.ts';

test('last in, first out; an item may leave from anywhere', () => {
  const stack = [1, 2, 3].reduce<readonly { id: number; controller: number | null }[]>(
    (s, id) => withItem(s, { id, controller: null }),
    [],
  );
  assert.equal(topOf(stack)?.id, 3);
  assert.deepEqual(
    withoutItem(stack, 2).map((i) => i.id),
    [1, 3],
  );
  assert.deepEqual(
    withChangedItem(stack, { id: 2, controller: 5 }).map((i) => i.controller),
    [null, 5, null],
  );
  assert.equal(topOf([]), undefined);
});

test('from whoever holds priority, all pass after exactly as many passes as there are seats, each seat once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), (seats, from) => {
      const holders: number[] = [];
      let priority: Priority | 'all-passed' = priorityFrom(from % seats);
      while (priority !== 'all-passed') {
        holders.push(priority.holder);
        priority = passed(priority, seats);
      }
      assert.deepEqual(holders, turnOrder(seats, from % seats));
    }),
  );
});

test('what waits is put in groups: the game, then players from the active one', () => {
  const waiting = [2, 0, null, 1, 0].map((controller, at) => ({ controller, at }));
  assert.deepEqual(
    groupsInOrder(waiting, 3, 1).map((g) => g.map((w) => w.at)),
    [[2], [3], [0], [1, 4]],
  );
});

const count: Step<number, number, string, 'negative'> = (state, n) =>
  n < 0 ? { refusal: 'negative' } : { state: state + n, happened: [`+${n}`] };
test('a timeline replays to its cursor, forks there, and stops at a refusal', () => {
  const timeline = { initial: 0, actions: [1, 2, 3], cursor: 2 };
  assert.deepEqual(stateAt(count, timeline), { state: 3, happened: [['+1'], ['+2']] });
  assert.deepEqual(forked(timeline, 9), { initial: 0, actions: [1, 2, 9], cursor: 3 });
  assert.equal(movedTo(timeline, 99).cursor, 3);
  assert.equal(movedTo(timeline, -1).cursor, 0);
  assert.deepEqual(stateAt(count, { initial: 0, actions: [1, -2, 3], cursor: 3 }).refused, {
    at: 1,
    refusal: 'negative',
  });
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
      '1_' + 'a'.repeat(NOTATION_LIMITS.characters),
      '1' + '_5'.repeat(NOTATION_LIMITS.words + 1),
    ].map(codeOf),
    ['empty', 'version', 'word', 'characters', 'too-long', 'too-many'],
  );
});
