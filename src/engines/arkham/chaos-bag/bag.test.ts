import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hasBegun,
  isBag,
  initialBag,
  mustReveal,
  outcomeOf,
  pickCancel,
  pickDraw,
  poolOf,
  type BagAction,
  type Source,
} from './bag.ts';
import { MOST_OF_A_KIND, PRINTED, type Bag } from '../token.ts';
import { after, refusal, draw, more, BACK, BLOOD_STAYS } from './bag.test-table.ts';

test('chance comes from the source alone, asked once for a draw', (t) => {
  t.mock.method(Math, 'random', () => assert.fail('Math.random was asked'));
  const asked: number[] = [];
  const source: Source = (below) => {
    asked.push(below);
    return below - 1;
  };
  const one = initialBag({ '0': 1, frost: 2 });
  const first = pickDraw(one, source);
  assert.deepEqual(first.action, draw('frost'));
  const drawn = after({ '0': 1, frost: 2 }, first.action);
  assert.deepEqual(pickDraw(drawn, source).action, more('frost'));
  assert.deepEqual(pickCancel(drawn, source).action, { kind: 'cancel-return', token: 'frost' });
  assert.deepEqual(asked, [3, 2, 3]);
  assert.equal(pickDraw(initialBag({}), source).refusal, 'empty-bag');
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

test('blood returns to the bag, but for one that a failed test seals; cancelled blood was never revealed', () => {
  const bag: Bag = { blood: 3, '-8': 1 };
  const drawn = [draw('blood'), more('blood'), more('-8')] as const;
  const counts = (...actions: BagAction[]) => {
    const { inBag, sealed } = after(bag, ...actions);
    return [inBag.blood, sealed.blood, inBag['-8']];
  };
  assert.deepEqual(counts(...drawn, BACK), [3, 0, 1]);
  assert.deepEqual(counts(...drawn, BLOOD_STAYS), [2, 1, 1]);
  assert.deepEqual(counts(draw('blood'), { kind: 'set-aside', at: 0 }, more('-8'), BLOOD_STAYS), [2, 1, 1]);
  assert.equal(refusal(bag, draw('-8'), BLOOD_STAYS), 'no-blood');
  assert.equal(refusal(bag, BLOOD_STAYS), 'no-blood');
  assert.equal(refusal(bag, draw('blood'), { kind: 'cancel-return', token: '-8' }, BLOOD_STAYS), 'no-blood');
  assert.deepEqual(after(bag, ...drawn, BLOOD_STAYS).tests, [
    { drawn: ['blood', 'blood', '-8'], aside: [], cancelled: [] },
  ]);
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
    ['blood', 12],
    ['skull', MOST_OF_A_KIND],
  ] as const) {
    assert.equal(refusal({ [id]: most }, { kind: 'add', token: id }), 'limit');
    assert.equal(refusal({ [id]: most }, { kind: 'seal', token: id }, draw(id), { kind: 'add', token: id }), 'limit');
    assert.equal(isBag({ [id]: most }), true);
    for (const n of [most + 1, -1, 0.5]) assert.equal(refusal({}, { kind: 'lay', bag: { [id]: n } }), 'bad-bag');
  }
});
