import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  act,
  initialBag,
  pickCancel,
  pickDraw,
  stateOf,
  type BagAction,
  type BagTimeline,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import { TOKEN_IDS, type Bag } from '../../../engines/arkham/token.ts';
import { newTimeline } from '../../../engines/log/timeline.ts';
import { CODEC } from './model.ts';

const BAG: Bag = { '+1': 1, '0': 2, '-1': 3, skull: 2, 'auto-fail': 1, bless: 10, frost: 2, blood: 3 };
const BEGUN: BagTimeline = newTimeline(initialBag(BAG));
/** Timelines as play makes them; every kind of action comes up. */
const anyTimeline: fc.Arbitrary<BagTimeline> = fc
  .tuple(fc.array(fc.tuple(fc.nat(10), fc.nat(TOKEN_IDS.length - 1), fc.nat()), { maxLength: 60 }), fc.nat())
  .map(([moves, cursor]) => {
    let timeline = BEGUN;
    for (const [what, at, n] of moves) {
      const state = stateOf(timeline);
      const source = (below: number) => n % below;
      const token = TOKEN_IDS[at]!;
      const kinds: readonly (BagAction | undefined)[] = [
        pickDraw(state, source).action,
        pickDraw(state, source).action,
        pickDraw(state, source).action,
        pickCancel(state, source).action,
        { kind: 'return-drawn' },
        { kind: 'return-but-blood' },
        { kind: 'set-aside', at: n % 3 },
        { kind: 'seal', token },
        { kind: 'release', token },
        { kind: n % 2 === 0 ? 'add' : 'remove', token },
        { kind: 'lay', bag: { ...BAG, '-8': n % 20 } },
      ];
      const action = kinds[what];
      timeline = (action === undefined ? undefined : act(timeline, action).timeline) ?? timeline;
    }
    return { ...timeline, cursor: cursor % (timeline.actions.length + 1) };
  });

test('what is kept is read as it was', () => {
  fc.assert(
    fc.property(anyTimeline, (timeline) => {
      const { state: kept, problems } = CODEC.parse(CODEC.make(timeline));
      assert.deepEqual(problems, []);
      assert.deepEqual([stateOf(kept!), kept!.cursor], [stateOf(timeline), timeline.cursor]);
      assert.equal(CODEC.make(kept!), CODEC.make(timeline));
    }),
  );
});

test('damage and another version have problems of their own; nothing throws', () => {
  const good = JSON.parse(CODEC.make(BEGUN)) as object;
  const problemsOf = (value: unknown) =>
    CODEC.parse(typeof value === 'string' ? value : JSON.stringify(value)).problems;
  assert.deepEqual(problemsOf(good), []);
  assert.deepEqual(problemsOf({ ...good, v: 2 }), ['version']);
  const full = '0000000000000000a00';
  for (const bad of [
    '',
    '{',
    'null',
    '[]',
    '1',
    {},
    { ...good, bag: '1' },
    { ...good, bag: `${'0'.repeat(16)}b00` },
    { ...good, bag: '-'.repeat(19) },
    { ...good, sealed: undefined },
    { ...good, bag: full, sealed: full },
    { ...good, cursor: 1 },
    { ...good, cursor: -1 },
    { ...good, cursor: 0.5 },
    { ...good, cursor: '0' },
    { ...good, actions: {} },
    { ...good, actions: [1] },
    { ...good, actions: ['draw'] },
    { ...good, actions: ['draw -9'] },
    { ...good, actions: ['draw 0 0'] },
    { ...good, actions: ['draw -8'] },
    { ...good, actions: ['return-drawn'] },
    { ...good, actions: ['__proto__ 0'] },
    { ...good, actions: ['set-aside -1'] },
    { ...good, actions: ['lay x'] },
  ])
    assert.deepEqual(problemsOf(bad), ['damaged'], JSON.stringify(bad));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { state, problems } = CODEC.parse(text);
      return (state === undefined) === problems.length > 0;
    }),
  );
});
