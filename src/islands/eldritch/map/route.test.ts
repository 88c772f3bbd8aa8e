/** A plan in words: no step is lost, each way once, the one that acts soonest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bestPlans, type Answer } from '../../../engines/eldritch/map/search.ts';
import { anyState, DATA } from './model.test-table.ts';
import { HANDS, INITIAL, questionOf, withTickets, type State } from './model.ts';
import { costsOf, handCost, MOST_PLANS, resultOf } from './result.ts';
import { routeOf } from './route.ts';
import { mapOnTable } from './side-boards.ts';

const NO_WAY: Answer = { cost: { rounds: 0, actions: 0, tickets: 0 }, plans: [] };

test('from Arkham to Tokyo without a ticket: two rounds over San Francisco, by either railway', () => {
  const { cost, ways } = resultOf(INITIAL, DATA)!;
  assert.deepEqual(cost, { rounds: 2, actions: 4, tickets: 2 });
  assert.deepEqual(ways.map(({ places }) => places.join()).toSorted(), [
    'arkham,space-5,san-francisco,space-2,tokyo',
    'arkham,space-6,san-francisco,space-2,tokyo',
  ]);
  assert.deepEqual(ways.find(({ places }) => places.includes('space-6'))!.rounds, [
    [
      { do: 'prepare', ticket: 'train' },
      {
        do: 'travel',
        legs: [
          { from: 'arkham', to: 'space-6', by: 'train' },
          { from: 'space-6', to: 'san-francisco', by: 'train', ticket: 'train' },
        ],
      },
    ],
    [
      { do: 'prepare', ticket: 'ship' },
      {
        do: 'travel',
        legs: [
          { from: 'san-francisco', to: 'space-2', by: 'ship' },
          { from: 'space-2', to: 'tokyo', by: 'ship', ticket: 'ship' },
        ],
      },
    ],
  ]);
});

test('the words match what was found: rounds, actions, tickets and places', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const { cost, plans } = bestPlans(questionOf(state, mapOnTable(state, DATA)), 20) ?? NO_WAY;
      for (const steps of plans) {
        const { rounds, places } = routeOf(state.from, steps);
        const legs = rounds.flat().flatMap((action) => (action.do === 'prepare' ? [] : action.legs));
        assert.deepEqual(cost, {
          rounds: steps.length === 0 ? 0 : rounds.length,
          // A walk takes no action, and a travel that goes on after it is the same one.
          actions: rounds
            .flat()
            .filter(
              (action) => action.do === 'prepare' || (action.do === 'travel' && action.legs[0]!.ticket === undefined),
            ).length,
          tickets: legs.filter(({ ticket }) => ticket !== undefined).length,
        });
        assert.deepEqual([state.from, ...legs.map(({ to }) => to)], places);
        assert.deepEqual(
          legs.map(({ from }) => from),
          places.slice(0, -1),
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('each way is listed once, whatever the order of its actions', () => {
  const { ways } = resultOf({ ...INITIAL, from: 'london' }, DATA)!;
  assert.equal(ways.length, 4);
  assert.equal(new Set(ways.map(({ places }) => places.join())).size, 4);
});

test('all plans are looked through, between any two locations', () => {
  const countOf = (state: State) =>
    (bestPlans(questionOf(state, mapOnTable(state, DATA)), MOST_PLANS) ?? NO_WAY).plans.length;
  const counts = DATA.places.flatMap(({ id: from }, order) =>
    DATA.places.filter((_, at) => (at + order) % 6 === 0).map(({ id: to }) => countOf({ ...INITIAL, from, to })),
  );
  assert.ok(Math.max(...counts) > 48 && Math.max(...counts) < MOST_PLANS, String(Math.max(...counts)));
  fc.assert(
    fc.property(anyState, (state) => assert.ok(countOf(state) < MOST_PLANS)),
    { numRuns: 200 },
  );
});

test('each hand of tickets costs what the same journey costs with it; a ticket more never costs a round', () => {
  fc.assert(
    fc.property(anyState, (state: State) => {
      const map = mapOnTable(state, DATA);
      const here = handCost(state.tickets, state, map);
      assert.deepEqual(state.mayPrepare ? here.prepared : here.plain, resultOf(state, map)?.cost);
      if (here.plain === undefined || state.aim !== 'rounds') return;
      const [none, ...others] = HANDS.map((hand) => handCost(hand, state, map));
      for (const { prepared, plain } of others) {
        assert.ok(prepared!.rounds <= none!.prepared!.rounds);
        assert.ok(plain!.rounds <= none!.plain!.rounds && prepared!.rounds <= plain!.rounds);
      }
    }),
    { numRuns: 100 },
  );
});

test('the table of locations has the cost of each journey', () => {
  const costs = costsOf(INITIAL, DATA);
  assert.equal(costs.size, 36);
  for (const { id } of DATA.places) assert.deepEqual(costs.get(id), resultOf({ ...INITIAL, to: id }, DATA)!.cost);
});

test('no more than two tickets: of the other kind as many as there is room for', () => {
  assert.deepEqual(withTickets({ train: 1, ship: 1 }, 'train', 2), { train: 2, ship: 0 });
  assert.deepEqual(withTickets({ train: 0, ship: 2 }, 'train', 1), { train: 1, ship: 1 });
  assert.deepEqual(withTickets({ train: 1, ship: 1 }, 'ship', 0), { train: 1, ship: 0 });
});
