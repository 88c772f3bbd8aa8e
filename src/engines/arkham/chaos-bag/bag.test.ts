import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  MOST_OF_A_KIND,
  TESTS_KEPT,
  act,
  hasBegun,
  inPlay,
  isBag,
  laid,
  mostOf,
  mustReveal,
  outcomeOf,
  pickCancel,
  pickDraw,
  poolOf,
  shortened,
  stateOf,
  step,
  type BagAction,
  type BagState,
  type BagTimeline,
  type Refusal,
  type Source,
} from './bag.ts';
import { framesOf, movedTo, newTimeline, redone, undone } from '../../log/timeline.ts';
import { PRINTED, TOKEN_IDS, sizeOf, type Bag, type TokenId } from '../token.ts';

const NIGHT: Bag = {
  '+1': 1,
  '0': 2,
  '-1': 3,
  '-2': 2,
  '-3': 1,
  '-4': 1,
  skull: 2,
  cultist: 1,
  tablet: 1,
  'auto-fail': 1,
  'elder-sign': 1,
};

/** A deterministic fair source (mulberry32 with rejection). */
const seeded = (seed: number): Source => {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  return (below) => {
    const fair = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const n = next();
      if (n < fair) return n % below;
    }
  };
};
const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};
const after = (bag: Bag, ...actions: BagAction[]): BagState => {
  const { states, refused } = framesOf(step, laid(bag), actions);
  return refused === undefined ? states.at(-1)! : assert.fail('refused');
};
const refusal = (bag: Bag, ...actions: BagAction[]): Refusal =>
  framesOf(step, laid(bag), actions).refused?.refusal ?? assert.fail('not refused');
/** A timeline that begins with this bag. */
const begun = (bag: Bag): BagTimeline => newTimeline(laid(bag));
const draw = (token: TokenId): BagAction => ({ kind: 'draw', token });
const more = (token: TokenId): BagAction => ({ kind: 'draw-more', token });
const BACK: BagAction = { kind: 'return-drawn' };

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
  { weight: 2, arbitrary: fc.constant(BACK) },
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
const expected = (before: BagState, action: BagAction, id: TokenId): number => {
  const had = inPlay(before, id);
  if (action.kind === 'lay') return action.bag[id] ?? 0;
  if (action.kind === 'add' && action.token === id) return had + 1;
  if (action.kind === 'remove' && action.token === id) return had - 1;
  if (action.kind === 'return-drawn' && (id === 'bless' || id === 'curse'))
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

test('random play of 20 000 steps loses no token and makes none', () => {
  const source = seeded(1920);
  let state = laid(NIGHT);
  const done = new Map<string, number>();
  for (let i = 0; i < 20_000; i += 1) {
    const action = likely(state, source);
    if (action === undefined) continue;
    const next = step(freeze(state), freeze(action));
    const name = next.refusal ?? action.kind;
    done.set(name, (done.get(name) ?? 0) + 1);
    if (next.refusal !== undefined) continue;
    sound(next.state);
    for (const id of TOKEN_IDS)
      assert.equal(inPlay(next.state, id), expected(state, action, id), `${action.kind}: ${id}`);
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
      let state = freeze(laid(freeze(bag)));
      for (const action of actions) {
        const next = freeze(step(state, freeze(action)));
        if (next.refusal !== undefined) continue;
        sound(next.state);
        for (const id of TOKEN_IDS) assert.equal(inPlay(next.state, id), expected(state, action, id));
        state = next.state;
      }
    }),
    { numRuns: 500 },
  );
});

test('replaying any prefix is stepping so far; undo and redo walk the same states; a new action cuts the tail', () => {
  fc.assert(
    fc.property(anyBag, fc.array(anyAction, { maxLength: 40 }), anyAction, fc.nat(), (bag, actions, other, back) => {
      let timeline = freeze(begun(bag));
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
    { numRuns: 200 },
  );
});

test('a shortened timeline stands where it stood and forgets only the far past', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), (seed, back) => {
      const source = seeded(seed);
      let timeline = begun(NIGHT);
      for (let i = 0; i < 150; i += 1) {
        const action = likely(stateOf(timeline), source);
        timeline = (action === undefined ? undefined : act(timeline, action).timeline) ?? timeline;
      }
      for (let i = 0; i < back; i += 1) timeline = undone(timeline);
      const short = shortened(freeze(timeline), 60);
      assert.equal(timeline.actions.length - timeline.cursor, short.actions.length - short.cursor);
      const [{ tests: all, ...long }, { tests: kept, ...now }] = [stateOf(timeline), stateOf(short)];
      assert.deepEqual(now, long);
      assert.deepEqual(kept, kept.length === 0 ? [] : all.slice(-kept.length));
      assert.equal(framesOf(step, short.initial, short.actions).refused, undefined);
      assert.ok(back > 20 || short.actions.length <= 60);
    }),
    { numRuns: 60 },
  );
});

test('each token is drawn as often as it should be', () => {
  const source = seeded(7);
  const state = laid({ ...NIGHT, bless: 4, frost: 3 });
  const drawn = new Map<TokenId, number>();
  const draws = 100_000;
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

test('every number of the source stands for one token of the bag', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const state = laid(bag);
      const hit = Array.from({ length: sizeOf(bag) }, (_, i) => pickDraw(state, () => i).action).map((a) =>
        a?.kind === 'draw' ? a.token : assert.fail(),
      );
      for (const id of TOKEN_IDS) assert.equal(hit.filter((x) => x === id).length, bag[id] ?? 0);
    }),
  );
});

test('chance comes from the source alone, asked once for a draw', (t) => {
  t.mock.method(Math, 'random', () => assert.fail('Math.random was asked'));
  const asked: number[] = [];
  const source: Source = (below) => (asked.push(below), below - 1);
  const one = laid({ '0': 1, frost: 2 });
  const first = pickDraw(one, source);
  assert.deepEqual(first.action, draw('frost'));
  const drawn = after({ '0': 1, frost: 2 }, first.action!);
  assert.deepEqual(pickDraw(drawn, source).action, more('frost'));
  assert.deepEqual(pickCancel(drawn, source).action, { kind: 'cancel-return', token: 'frost' });
  assert.deepEqual(asked, [3, 2, 3]);
  assert.equal(pickDraw(laid({}), source).refusal, 'empty-bag');
  assert.equal(pickCancel(one, source).refusal, 'nothing-drawn');
  assert.deepEqual(asked, [3, 2, 3]);
  for (const bad of [-1, 3, 0.5, Number.NaN]) assert.throws(() => pickDraw(one, () => bad), RangeError);
});

test('step 8: blesses and curses go to their pools, frosts and all others back to the bag, sealed ones stay', () => {
  const bag: Bag = { '-1': 2, bless: 2, curse: 1, frost: 1, skull: 1 };
  const state = after(
    bag,
    { kind: 'seal', token: 'bless' },
    draw('bless'),
    more('curse'),
    more('frost'),
    more('skull'),
    { kind: 'set-aside', at: 3 },
    more('-1'),
    BACK,
  );
  assert.deepEqual(
    [state.inBag.bless, state.inBag.curse, state.inBag.frost, state.inBag.skull, state.inBag['-1']],
    [0, 0, 1, 1, 2],
  );
  assert.deepEqual([state.sealed.bless, poolOf(state, 'bless'), poolOf(state, 'curse')], [1, 9, 10]);
  assert.deepEqual(state.tests, [{ drawn: ['bless', 'curse', 'frost', '-1'], aside: ['skull'], cancelled: [] }]);
  assert.equal(hasBegun(state), false);
});

test('a cancelled token is in the bag before the next is drawn, a bless too', () => {
  const state = after({ bless: 1 }, draw('bless'), { kind: 'cancel-return', token: 'bless' });
  assert.deepEqual(
    [state.drawn, state.cancelled, state.inBag.bless, poolOf(state, 'bless')],
    [['bless'], ['bless'], 0, 9],
  );
});

test('sums, failures and whether another token is due', () => {
  const due = (bag: Bag, ...actions: BagAction[]) => mustReveal(after(bag, ...actions), PRINTED);
  const bag: Bag = { '0': 2, '-3': 1, bless: 2, curse: 1, frost: 2, 'auto-fail': 1 };
  assert.deepEqual([due(bag), due({ bless: 1, '0': 1 }, draw('bless'))], [false, true]);
  assert.equal(due(bag, draw('-3')), false);
  assert.equal(due(bag, draw('bless')), true);
  assert.equal(due(bag, draw('bless'), more('frost')), true);
  assert.equal(due(bag, draw('bless'), more('frost'), more('-3')), false);
  assert.equal(due(bag, draw('frost'), more('bless'), more('frost')), false);
  assert.equal(due(bag, draw('bless'), more('auto-fail')), false);
  assert.equal(due(bag, draw('-3'), { kind: 'set-aside', at: 0 }), true);
  assert.equal(due(bag, draw('-3'), more('0'), more('0'), { kind: 'set-aside', at: 0 }), false);
  assert.equal(due({ bless: 1 }, draw('bless')), false);
  assert.deepEqual(outcomeOf(['bless', 'frost', '-3'], PRINTED), { sum: -2, failed: undefined });
  assert.deepEqual(outcomeOf(['frost', 'bless', 'frost'], PRINTED), { sum: 0, failed: 'second-frost' });
  assert.deepEqual(outcomeOf(['curse', 'auto-fail'], PRINTED), { sum: -2, failed: 'auto-fail' });
});

test('what is not possible is refused by name', () => {
  assert.equal(refusal({}, draw('0')), 'empty-bag');
  assert.equal(refusal({ '0': 1 }, draw('-1')), 'not-in-bag');
  assert.equal(refusal({ '0': 2 }, draw('0'), draw('0')), 'test-begun');
  for (const action of [more('0'), BACK, { kind: 'set-aside', at: 0 }, { kind: 'cancel-return', token: '0' }] as const)
    assert.equal(refusal({ '0': 1 }, action), 'nothing-drawn');
  assert.equal(refusal({ '0': 1 }, draw('0'), { kind: 'set-aside', at: 1 }), 'nothing-drawn');
  assert.equal(refusal({}, { kind: 'seal', token: 'skull' }), 'not-in-bag');
  assert.equal(refusal({}, { kind: 'remove', token: 'skull' }), 'not-in-bag');
  assert.equal(refusal({ skull: 1 }, { kind: 'release', token: 'skull' }), 'not-sealed');
  for (const [id, most] of [
    ['bless', 10],
    ['curse', 10],
    ['frost', 8],
    ['skull', MOST_OF_A_KIND],
  ] as const) {
    assert.equal(refusal({ [id]: most }, { kind: 'add', token: id }), 'limit');
    assert.equal(refusal({ [id]: most }, { kind: 'seal', token: id }, draw(id), { kind: 'add', token: id }), 'limit');
    assert.equal(isBag({ [id]: most }), true);
    for (const n of [most + 1, -1, 0.5]) assert.equal(refusal({}, { kind: 'lay', bag: { [id]: n } }), 'bad-bag');
  }
});
