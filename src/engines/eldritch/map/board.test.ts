import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBoard, type BoardLocation } from './board.ts';
import { locationsOf, world } from './boards.test-table.ts';
import { nextOf, WHOLE_ROUND, type TravellerState, type Tickets } from './journey.ts';

test('a third ticket takes the place of one of another kind', () => {
  const board = makeBoard(
    locationsOf(
      ['a'],
      [
        ['a', 'train', 'b'],
        ['a', 'ship', 'c'],
      ],
    ),
  );
  const at = (tickets: Tickets): TravellerState => ({
    at: 'a',
    tickets,
    round: WHOLE_ROUND,
    isRiding: false,
    local: 'to-come',
  });
  const prepare = (tickets: Tickets) =>
    nextOf(board, at(tickets), true)
      .filter(({ step }) => step.do === 'prepare')
      .map(({ step, after }) => [step, after.tickets]);
  assert.deepEqual(prepare({ train: 1, ship: 0 }), [
    [
      { do: 'prepare', ticket: 'train' },
      { train: 2, ship: 0 },
    ],
    [
      { do: 'prepare', ticket: 'ship' },
      { train: 1, ship: 1 },
    ],
  ]);
  assert.deepEqual(prepare({ train: 2, ship: 0 }), [
    [
      { do: 'prepare', ticket: 'ship', discarded: 'train' },
      { train: 1, ship: 1 },
    ],
  ]);
  assert.deepEqual(prepare({ train: 1, ship: 1 }), [
    [
      { do: 'prepare', ticket: 'train', discarded: 'ship' },
      { train: 2, ship: 0 },
    ],
    [
      { do: 'prepare', ticket: 'ship', discarded: 'train' },
      { train: 0, ship: 2 },
    ],
  ]);
});

test('only a city sells tickets, only for the paths that lead to it', () => {
  assert.deepEqual(world.ticketsAt('arkham'), ['train', 'ship']);
  assert.deepEqual(world.ticketsAt('tokyo'), ['ship']);
  assert.deepEqual(world.ticketsAt('istanbul'), ['train']);
  assert.deepEqual(world.ticketsAt('tunguska'), []);
  assert.deepEqual(world.neighboursOf('the-amazon'), [
    { to: 'buenos-aires', by: 'uncharted' },
    { to: 'space-7', by: 'uncharted' },
  ]);
});

test('a board that is none is refused', () => {
  const city = (id: string, paths: Partial<BoardLocation> = {}): BoardLocation => ({ id, kind: 'city', ...paths });
  const wrong: readonly [RegExp, readonly BoardLocation[]][] = [
    [/location stands twice/, [city('a'), city('a')]],
    [/path from a stands twice/, [city('a', { ship: ['b', 'b'] }), city('b', { ship: ['a'] })]],
    [/from a to itself/, [city('a', { ship: ['a'] })]],
    [/no location b/, [city('a', { ship: ['b'] })]],
    [/ship path from a to b does not lead back/, [city('a', { ship: ['b'] }), city('b', { train: ['a'] })]],
    [
      /ship path from a to b does not lead back/,
      [city('a', { ship: ['b'] }), city('b', { ship: ['c'] }), city('c', { ship: ['b'] })],
    ],
  ];
  for (const [message, locations] of wrong) assert.throws(() => makeBoard(locations), message);
  assert.doesNotThrow(() =>
    makeBoard([city('a', { ship: ['b'], train: ['b'] }), city('b', { train: ['a'], ship: ['a'] })]),
  );
  assert.throws(() => world.ticketsAt('atlantis'), /no location/);
});

test('an action takes one of the round, and none of its kind comes after it', () => {
  const roundsAfter = (round: TravellerState['round']) =>
    Object.fromEntries(
      nextOf(
        world,
        { at: 'istanbul', tickets: { train: 0, ship: 0 }, round, isRiding: false, local: 'to-come' },
        true,
      ).map(({ step, after }) => [step.do, after.round]),
    );
  assert.deepEqual(roundsAfter(WHOLE_ROUND), {
    travel: { actions: 1, hasTravelled: true, hasPrepared: false },
    prepare: { actions: 1, hasTravelled: false, hasPrepared: true },
    wait: WHOLE_ROUND,
  });
  assert.deepEqual(roundsAfter({ actions: 1, hasTravelled: false, hasPrepared: true }), {
    travel: { actions: 0, hasTravelled: true, hasPrepared: true },
    wait: WHOLE_ROUND,
  });
  assert.deepEqual(roundsAfter({ actions: 1, hasTravelled: true, hasPrepared: false }), {
    prepare: { actions: 0, hasTravelled: true, hasPrepared: true },
    wait: WHOLE_ROUND,
  });
  assert.deepEqual(roundsAfter({ actions: 0, hasTravelled: false, hasPrepared: false }), { wait: WHOLE_ROUND });
});
