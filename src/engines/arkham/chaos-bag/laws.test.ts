/** Laws of the bag under any actions and under random play: nothing is lost, nothing is made, chance is fair. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  TESTS_KEPT,
  act,
  hasBegun,
  inPlay,
  initialBag,
  pickCancel,
  pickDraw,
  poolOf,
  withoutOldest,
  stateOf,
  step,
  type BagAction,
  type BagState,
  type BagTimeline,
  type Source,
} from './bag.ts';
import { framesOf, movedTo, newTimeline, redone, undone } from '../../log/timeline.ts';
import { TOKEN_IDS, mostOf, sizeOf, type Bag, type TokenId } from '../token.ts';
import { NIGHT } from '../skill-test/night.test-table.ts';
import { seededSource, freeze, BACK, BLOOD_STAYS } from './bag.test-table.ts';

/** A timeline that begins with this bag. */
const timelineOf = (bag: Bag): BagTimeline => newTimeline(initialBag(bag));
const anyToken = fc.constantFrom(...TOKEN_IDS);

/** Limits and small bags: refusals and chains come up often. */
const anyBag: fc.Arbitrary<Bag> = fc.record({
  '0': fc.nat(3),
  '-1': fc.nat(2),
  skull: fc.nat(2),
  'auto-fail': fc.nat(1),
  bless: fc.nat(10),
  curse: fc.nat(2),
  frost: fc.nat(3),
  blood: fc.nat(3),
});
const anyAction: fc.Arbitrary<BagAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('draw' as const, 'draw-more' as const, 'cancel-return' as const),
      token: anyToken,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('seal' as const, 'release' as const, 'add' as const, 'remove' as const),
      token: anyToken,
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom(BACK, BLOOD_STAYS) },
  { weight: 2, arbitrary: fc.nat(3).map((at): BagAction => ({ kind: 'set-aside', at })) },
  { weight: 1, arbitrary: anyBag.map((bag): BagAction => ({ kind: 'lay', bag })) },
);

/** What a player would do: tokens are picked from what there is. */
const likely = (state: BagState, source: Source): BagAction | undefined => {
  const roll = source(20);
  const token = TOKEN_IDS[source(TOKEN_IDS.length)]!;
  if (roll < 8) return pickDraw(state, source).action;
  if (roll < 12) return BACK;
  if (roll === 12) return pickCancel(state, source).action;
  if (roll === 13) return { kind: 'set-aside', at: source(3) };
  if (roll === 19) return source(40) === 0 ? { kind: 'lay', bag: NIGHT } : { kind: 'add', token: 'bless' };
  return { kind: (['seal', 'release', 'add', 'remove', 'add'] as const)[roll - 14]!, token };
};

/** How many tokens of a kind there should be after an action that was carried out: the rules, counted another way. */
const expectedCount = (before: BagState, action: BagAction, id: TokenId): number => {
  const had = inPlay(before, id);
  if (action.kind === 'lay') return action.bag[id] ?? 0;
  if (action.kind === 'add' && action.token === id) return had + 1;
  if (action.kind === 'remove' && action.token === id) return had - 1;
  if ((action.kind === 'return-drawn' || action.kind === 'return-but-blood') && (id === 'bless' || id === 'curse'))
    return had - [...before.drawn, ...before.aside].filter((x) => x === id).length;
  return had;
};
const sound = (state: BagState) => {
  for (const id of TOKEN_IDS) {
    assert.ok(
      Number.isInteger(state.inBag[id]) &&
        state.inBag[id] >= 0 &&
        Number.isInteger(state.sealed[id]) &&
        state.sealed[id] >= 0,
      id,
    );
    assert.ok(inPlay(state, id) <= mostOf(id), id);
  }
  for (const id of ['bless', 'curse'] as const)
    assert.ok(poolOf(state, id) >= 0 && poolOf(state, id) + inPlay(state, id) === 10, id);
  assert.ok(state.tests.length <= TESTS_KEPT);
};

test('random play of 5000 steps loses no token and makes none', () => {
  const source = seededSource(1920);
  let state = initialBag(NIGHT);
  const done = new Map<string, number>();
  for (let i = 0; i < 5000; i += 1) {
    const action = likely(state, source);
    if (action === undefined) continue;
    const next = step(freeze(state), freeze(action));
    const name = next.refusal ?? action.kind;
    done.set(name, (done.get(name) ?? 0) + 1);
    if (next.refusal !== undefined) continue;
    sound(next.state);
    for (const id of TOKEN_IDS)
      assert.equal(inPlay(next.state, id), expectedCount(state, action, id), `${action.kind}: ${id}`);
    state = next.state;
  }
  for (const name of [
    'draw',
    'draw-more',
    'cancel-return',
    'set-aside',
    'return-drawn',
    'seal',
    'release',
    'add',
    'remove',
    'lay',
    'limit',
    'nothing-drawn',
    'not-in-bag',
    'not-sealed',
  ])
    assert.ok((done.get(name) ?? 0) > 0, `${name} never came up`);
});

test('any actions whatever: what is carried out keeps the tokens, what is refused has its reason, nothing given is changed', () => {
  fc.assert(
    fc.property(anyBag, fc.array(anyAction, { maxLength: 60 }), (bag, actions) => {
      let state = freeze(initialBag(freeze(bag)));
      for (const action of actions) {
        const next = freeze(step(state, freeze(action)));
        if (next.refusal !== undefined) continue;
        sound(next.state);
        for (const id of TOKEN_IDS) assert.equal(inPlay(next.state, id), expectedCount(state, action, id));
        state = next.state;
      }
    }),
    { numRuns: 200 },
  );
});

test('replaying any prefix is stepping so far; undo and redo walk the same states; a new action cuts the tail', () => {
  fc.assert(
    fc.property(anyBag, fc.array(anyAction, { maxLength: 40 }), anyAction, fc.nat(), (bag, actions, other, back) => {
      let timeline = freeze(timelineOf(bag));
      const states = [stateOf(timeline)];
      for (const action of actions) {
        const [next, stepped] = [act(timeline, action), step(states.at(-1)!, action)];
        assert.equal(next.refusal, stepped.refusal);
        if (next.timeline === undefined || stepped.refusal !== undefined) continue;
        timeline = freeze(next.timeline);
        states.push(stepped.state);
      }
      const last = timeline.actions.length;
      for (let i = last; i >= 0; i -= 1) {
        assert.deepEqual(stateOf(timeline), states[i]);
        assert.deepEqual(stateOf(movedTo({ ...timeline, cursor: 0 }, i)), states[i]);
        timeline = freeze(undone(timeline));
      }
      assert.equal(timeline.cursor, 0);
      for (let i = 0; i <= last; i += 1) timeline = freeze(redone(timeline));
      assert.equal(timeline.cursor, last);
      assert.deepEqual(stateOf(timeline), states[last]);
      const at = back % (last + 1);
      const cut = act({ ...timeline, cursor: at }, other).timeline;
      if (cut !== undefined)
        assert.deepEqual([cut.actions, cut.cursor], [[...timeline.actions.slice(0, at), other], at + 1]);
    }),
    { numRuns: 100 },
  );
});

test('a shortened timeline keeps its place and forgets only the far past', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), (seed, back) => {
      const source = seededSource(seed);
      let state = initialBag(NIGHT);
      const actions: BagAction[] = [];
      // It is cut where no test is under way: the longest row of states in one.
      let [row, longest] = [0, 0];
      for (let i = 0; i < 150; i += 1) {
        const action = likely(state, source);
        const next = action && step(state, action);
        if (next === undefined || next.refusal !== undefined) continue;
        actions.push(action!);
        ({ state } = next);
        row = hasBegun(state) ? row + 1 : 0;
        longest = Math.max(longest, row);
      }
      const timeline = movedTo({ ...timelineOf(NIGHT), actions }, actions.length - back);
      const short = withoutOldest(freeze(timeline), 60);
      assert.equal(timeline.actions.length - timeline.cursor, short.actions.length - short.cursor);
      const [{ tests: all, ...long }, { tests: kept, ...now }] = [stateOf(timeline), stateOf(short)];
      assert.deepEqual(now, long);
      assert.deepEqual(kept, kept.length === 0 ? [] : all.slice(-kept.length));
      assert.equal(framesOf(step, short.initial, short.actions).refused, undefined);
      assert.ok(back > 30 || short.actions.length <= Math.max(60, 30 + longest));
    }),
    { numRuns: 100 },
  );
});

test('each token is drawn as often as it should be', () => {
  const source = seededSource(7);
  const state = initialBag({ ...NIGHT, bless: 4, frost: 3 });
  const drawn = new Map<TokenId, number>();
  const draws = 20_000;
  for (let i = 0; i < draws; i += 1) {
    const { action } = pickDraw(state, source);
    const token = action?.kind === 'draw' ? action.token : assert.fail();
    drawn.set(token, (drawn.get(token) ?? 0) + 1);
  }
  for (const id of TOKEN_IDS) {
    const p = state.inBag[id] / sizeOf(state.inBag);
    const off = Math.abs((drawn.get(id) ?? 0) - draws * p);
    assert.ok(off <= 4 * Math.sqrt(draws * p * (1 - p)), `${id}: off by ${off}`);
  }
});

test('every number of the source is one token of the bag', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const state = initialBag(bag);
      const hit = Array.from({ length: sizeOf(bag) }, (_, i) => pickDraw(state, () => i).action).map((a) =>
        a?.kind === 'draw' ? a.token : assert.fail(),
      );
      for (const id of TOKEN_IDS) assert.equal(hit.filter((x) => x === id).length, bag[id] ?? 0);
    }),
  );
});
