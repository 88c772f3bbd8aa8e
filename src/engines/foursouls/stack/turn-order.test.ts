/** Priority and orders, without any game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { groupsInOrder, turnOrder } from './order.ts';
import { passPriority, priorityFrom, type Priority } from './priority.ts';

test('from whoever holds priority, all pass after exactly as many passes as there are seats, each seat once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), (seats, from) => {
      const holders: number[] = [];
      let priority: Priority | 'all-passed' = priorityFrom(from % seats);
      while (priority !== 'all-passed') {
        holders.push(priority.holder);
        priority = passPriority(priority, seats);
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
