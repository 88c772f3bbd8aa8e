import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeBoard } from './board.ts';
import { boards, locationsOf, world } from './boards.test-table.ts';
import { nextOf, placesOf, WHOLE_ROUND, type TravellerState, type Cost, type Step, type Tickets } from './journey.ts';
import { everyPlan, type Journey, type Plan } from './oracle.test-table.ts';
import { AIMS, bestPlans, costsFrom, type Aim, type Question } from './search.ts';

const NONE: Tickets = { train: 0, ship: 0 };
const ask = (question: Partial<Question> & Pick<Question, 'from' | 'to'>): Question => ({
  board: world,
  tickets: NONE,
  mayPrepare: true,
  aim: 'rounds',
  ...question,
});
const best = (question: Question, most?: number) => {
  const answer = bestPlans(question, most);
  assert.ok(answer !== undefined);
  return answer;
};

/** What the steps take, one after the other. */
const costOf = (steps: readonly Step[]): Cost => {
  const count = (...kinds: readonly Step['do'][]) => steps.filter((step) => kinds.includes(step.do)).length;
  return {
    rounds: steps.length === 0 ? 0 : count('wait') + 1,
    actions: count('travel', 'prepare'),
    tickets: count('ride'),
  };
};

const holdings = fc.constantFrom<Tickets>(
  ...[0, 1, 2].flatMap((train) => [0, 1, 2].filter((ship) => train + ship <= 2).map((ship) => ({ train, ship }))),
);

const presents = fc.constantFrom(
  WHOLE_ROUND,
  ...[0, 1, 2].map((actions) => ({ ...WHOLE_ROUND, actions })),
  { actions: 1, hasTravelled: true, hasPrepared: false },
  { actions: 1, hasTravelled: false, hasPrepared: true },
);
const choices = { tickets: holdings, round: presents, mayPrepare: fc.boolean(), aim: fc.constantFrom(...AIMS) };

/** A plan in the words of the oracle: one text a round. */
const stepText = (step: Step): string => {
  if (step.do === 'prepare') return `; prepare ${step.ticket}${step.discarded ? ` for ${step.discarded}` : ''}`;
  if (step.do === 'wait') return '\n';
  if (step.do === 'local') return `; local to ${step.to}`;
  return `${step.do === 'ride' ? ', ' : '; '}${step.do} ${step.by} to ${step.to}`;
};
const roundsOf = (steps: readonly Step[]): string =>
  steps
    .map(stepText)
    .join('')
    .split('\n')
    .map((round) => round.replace(/^; /, ''))
    .join('\n');
const smallest = (plans: readonly Plan[], aim: Aim): readonly Plan[] => {
  const rank = ({ rounds, actions, spent, local }: Plan) =>
    aim === 'rounds' ? [rounds.length, actions, spent, local] : [actions, rounds.length, spent, local];
  const order = (a: Plan, b: Plan) =>
    rank(a)
      .map((n, at) => n - rank(b)[at]!)
      .find((n) => n !== 0) ?? 0;
  const sorted = plans.toSorted(order);
  return sorted.filter((plan) => order(plan, sorted[0]!) === 0);
};

test('the best plans are those that trying every round finds, each once', () => {
  let found = 0;
  fc.assert(
    fc.property(
      boards,
      fc.record({ to: fc.constantFrom('b', 'c', 'd', 'e'), ...choices }),
      (locations, { to, tickets, round, mayPrepare, aim }) => {
        fc.pre(locations.some(({ id }) => id === to));
        const journey: Journey = { locations, from: 'a', to, ...tickets, mayPrepare, first: round };
        // The oracle sees a few rounds ahead, fewer where it may walk too; ways that take more are left to the laws.
        const ahead = locations.some(({ local = [] }) => local.length > 0) ? 2 : 3;
        const all = smallest(everyPlan(journey, ahead), aim);
        const answer = bestPlans({ board: makeBoard(locations), from: 'a', to, tickets, round, mayPrepare, aim }, 1000);
        if (all.length === 0) return assert.ok(answer === undefined || answer.cost.rounds > ahead);
        if (answer !== undefined && answer.cost.rounds > ahead) return undefined;
        found += 1;
        const { actions, spent, rounds } = all[0]!;
        assert.deepEqual(answer?.cost, { rounds: rounds.length, actions, tickets: spent });
        assert.deepEqual(answer.plans.map(roundsOf).toSorted(), all.map((plan) => plan.rounds.join('\n')).toSorted());
        assert.equal(answer.plans.length, all.length);
        return undefined;
      },
    ),
    { numRuns: 180, seed: 7 },
  );
  assert.ok(found > 70, `${found} of them are reached`);
});

test('every plan goes by steps that are allowed, arrives, and takes what is said', () => {
  fc.assert(
    fc.property(
      fc.record({ from: fc.constantFrom(...world.ids), to: fc.constantFrom(...world.ids), ...choices }),
      ({ from, to, tickets, round, mayPrepare, aim }) => {
        const { cost, plans } = best(ask({ from, to, tickets, round, mayPrepare, aim }), 20);
        assert.ok(plans.length > 0 && plans.length <= 20);
        for (const plan of plans) {
          let standing: TravellerState = { at: from, tickets, round, isRiding: false, local: 'to-come' };
          for (const step of plan) {
            const next = nextOf(world, standing, mayPrepare).find((one) => stepText(one.step) === stepText(step));
            assert.ok(next !== undefined, stepText(step));
            standing = next.after;
          }
          assert.equal(standing.at, to);
          assert.equal(placesOf(from, plan).at(-1), to);
          assert.deepEqual(costOf(plan), cost);
        }
        assert.deepEqual(costsFrom(ask({ from, to, tickets, round, mayPrepare, aim })).get(to), cost);
      },
    ),
    { numRuns: 100, seed: 3 },
  );
});

const costsOf = (from: string, aim: Aim, held: { readonly tickets?: Tickets; readonly mayPrepare?: boolean } = {}) =>
  costsFrom(ask({ from, to: from, mayPrepare: false, aim, ...held }));

test('a ticket more never takes more rounds, nor more actions; preparing never takes more rounds, and never saves actions', () => {
  for (const [from, aim] of world.ids.flatMap((id) => AIMS.map((one) => [id, one] as const))) {
    const none = costsOf(from, aim);
    const one = costsOf(from, aim, { tickets: { train: 1, ship: 0 } });
    const two = costsOf(from, aim, { tickets: { train: 1, ship: 1 } });
    const prepared = costsOf(from, aim, { mayPrepare: true });
    for (const [to, cost] of none) {
      assert.ok(one.get(to)![aim] <= cost[aim] && two.get(to)![aim] <= one.get(to)![aim], `${from} ${to}`);
      assert.ok(prepared.get(to)!.rounds <= cost.rounds, `${from} ${to}`);
      const { actions } = prepared.get(to)!;
      assert.ok(aim === 'actions' ? actions === cost.actions : actions >= cost.actions, `${from} ${to}`);
    }
  }
});

test('without tickets each round brings one step: the way back is as long, and no neighbour is more than one farther', () => {
  for (const aim of AIMS) {
    const all = new Map(world.ids.map((from) => [from, costsOf(from, aim)]));
    for (const [from, costs] of all) {
      assert.equal(costs.size, world.ids.length);
      for (const [to, cost] of costs) {
        assert.deepEqual(cost, { rounds: cost.actions, actions: cost.actions, tickets: 0 });
        assert.deepEqual(all.get(to)!.get(from), cost);
        const near = world.neighboursOf(to).map((one) => costs.get(one.to)!.actions);
        assert.ok(near.every((actions) => Math.abs(actions - cost.actions) <= 1));
      }
    }
  }
});

test('published: the example of the action phase, from San Francisco over 5 to Arkham by one action and one ticket', () => {
  const { cost, plans } = best(ask({ from: 'san-francisco', to: 'arkham', tickets: { train: 1, ship: 0 } }));
  assert.deepEqual(cost, { rounds: 1, actions: 1, tickets: 1 });
  assert.deepEqual(
    new Set(plans.map((plan) => placesOf('san-francisco', plan).join())),
    new Set(['san-francisco,space-5,arkham', 'san-francisco,space-6,arkham']),
  );
});

test('from Arkham to Tokyo: four rounds on foot, two with a ticket of each kind, two by preparing twice', () => {
  const way = { from: 'arkham', to: 'tokyo' };
  const onFoot = { rounds: 4, actions: 4, tickets: 0 };
  assert.deepEqual(best(ask({ ...way, mayPrepare: false })).cost, onFoot);
  assert.deepEqual(best(ask({ ...way, tickets: { train: 1, ship: 1 } })).cost, { rounds: 2, actions: 2, tickets: 2 });
  assert.deepEqual(best(ask(way)).cost, { rounds: 2, actions: 4, tickets: 2 });
  assert.deepEqual(
    new Set(best(ask(way)).plans.map((plan) => roundsOf(plan))),
    new Set(
      ['space-5', 'space-6'].map(
        (over) =>
          `prepare train; travel train to ${over}, ride train to san-francisco\nprepare ship; travel ship to space-2, ride ship to tokyo`,
      ),
    ),
  );
});

test('the present round counts: what is done in it cannot be done again', () => {
  const from = 'san-francisco';
  const costs = (round: Partial<Question['round']>) =>
    best(ask({ from, to: 'space-5', round: { ...WHOLE_ROUND, ...round } })).cost;
  assert.deepEqual(costs({}), { rounds: 1, actions: 1, tickets: 0 });
  assert.deepEqual(costs({ actions: 1 }), { rounds: 1, actions: 1, tickets: 0 });
  assert.deepEqual(costs({ actions: 0 }), { rounds: 2, actions: 1, tickets: 0 });
  assert.deepEqual(costs({ actions: 1, hasTravelled: true }), { rounds: 2, actions: 1, tickets: 0 });
  // To prepare now and travel in the next round takes two rounds as well, where a second step is wanted.
  const far = (round: Partial<Question['round']>) =>
    best(ask({ from, to: 'arkham', round: { ...WHOLE_ROUND, ...round } })).cost;
  assert.deepEqual(far({}), { rounds: 1, actions: 2, tickets: 1 });
  assert.deepEqual(far({ actions: 1 }), { rounds: 2, actions: 2, tickets: 0 });
  assert.deepEqual(far({ actions: 1, hasPrepared: true }), { rounds: 2, actions: 2, tickets: 0 });
  assert.deepEqual(far({ actions: 1, hasTravelled: true }), { rounds: 2, actions: 2, tickets: 1 });
});

test('local paths take no action, once a round, and a travel action goes on after them', () => {
  const cities = ['port', 'camp', 'far'];
  const paths: Parameters<typeof locationsOf>[1] = [
    ['port', 'ship', 'bay'],
    ['bay', 'local', 'camp'],
    ['camp', 'local', 'hill'],
    ['hill', 'ship', 'far'],
    ['far', 'local', 'peak'],
  ];
  const board = makeBoard(locationsOf(cities, paths));
  const cost = (from: string, to: string, more: Partial<Question> = {}) =>
    best(ask({ board, from, to, mayPrepare: false, ...more })).cost;
  assert.deepEqual(cost('bay', 'hill'), { rounds: 1, actions: 0, tickets: 0 });
  assert.deepEqual(cost('bay', 'hill', { round: { ...WHOLE_ROUND, actions: 0 } }), {
    rounds: 1,
    actions: 0,
    tickets: 0,
  });
  const ticket = { tickets: { train: 0, ship: 1 } };
  assert.deepEqual(cost('port', 'far', ticket), { rounds: 1, actions: 1, tickets: 1 });
  // The walk of this round is over: the last step waits for the next.
  assert.deepEqual(cost('port', 'peak', ticket), { rounds: 2, actions: 1, tickets: 1 });
  // A path is a path: the travel action takes a local one too, and so saves the walk.
  assert.deepEqual(cost('hill', 'bay', { round: { ...WHOLE_ROUND, actions: 1 } }), {
    rounds: 1,
    actions: 0,
    tickets: 0,
  });
});

test('where one is, nothing is to be done; where no path leads, nothing can be', () => {
  assert.deepEqual(best(ask({ from: 'rome', to: 'rome' })), {
    cost: { rounds: 0, actions: 0, tickets: 0 },
    plans: [[]],
  });
  const split = makeBoard(locationsOf(['a', 'b'], [['c', 'train', 'd']]));
  assert.equal(bestPlans(ask({ board: split, from: 'a', to: 'b' })), undefined);
  assert.deepEqual([...costsFrom(ask({ board: split, from: 'c', to: 'd' })).keys()], ['c', 'd']);
});

test('a question that is none is refused', () => {
  const asking = (more: Partial<Question>) => () => bestPlans(ask({ from: 'rome', to: 'london', ...more }));
  assert.throws(asking({ to: 'atlantis' }), /no location atlantis/);
  assert.throws(asking({ from: 'atlantis' }), /no location atlantis/);
  assert.throws(asking({ tickets: { train: 2, ship: 1 } }), /more than 2 tickets/);
  assert.throws(asking({ tickets: { train: -1, ship: 1 } }), /counted/);
  assert.throws(asking({ tickets: { train: 0.5, ship: 0 } }), /counted/);
  assert.throws(asking({ tickets: { train: 0, ship: Number.NaN } }), /counted/);
  assert.throws(asking({ round: { ...WHOLE_ROUND, actions: 3 } }), /more than 2 actions/);
  assert.throws(asking({ round: { ...WHOLE_ROUND, actions: -1 } }), /counted/);
});
