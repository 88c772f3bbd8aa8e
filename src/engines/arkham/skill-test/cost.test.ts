/** The estimate of work: what makes a question bigger makes the estimate bigger; nothing here is measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { workOf } from './cost.ts';
import type { Mechanic } from './mechanic.ts';
import { PRINTED, TOKEN_IDS, type Bag } from '../token.ts';

const LARGEST: Bag = {
  '+1': 2,
  '0': 3,
  '-1': 3,
  '-2': 2,
  '-3': 2,
  '-4': 2,
  '-5': 1,
  '-6': 1,
  '-8': 1,
  skull: 3,
  cultist: 2,
  tablet: 2,
  'elder-thing': 2,
  'auto-fail': 1,
  'elder-sign': 1,
  bless: 10,
  curse: 10,
  frost: 8,
};
const work = (bag: Bag, ...mechanics: Mechanic[]) => workOf({ bag, meanings: PRINTED, mechanics });
const GROWING: readonly ((n: number) => Mechanic)[] = [
  (n) => ({ kind: 'choose', reveal: n + 1, resolve: 1 }),
  (n) => ({ kind: 'choose', reveal: n + 2, resolve: 2 }),
  (n) => ({ kind: 'cancel-some', extra: n }),
  (n) => ({ kind: 'redraw', times: n }),
  (n) => ({ kind: 'set-aside', times: n }),
  (n) => ({ kind: 'cancel', times: n, only: ['skull'] }),
  (n) => ({ kind: 'cancel', times: n, only: ['curse'], as: { modifier: 1 } }),
];
const anyBag = fc.record(Object.fromEntries(TOKEN_IDS.map((id) => [id, fc.nat(8)]))) as fc.Arbitrary<Bag>;

test('a card in use more often, a second card, another chaining token: never less work', () => {
  fc.assert(
    fc.property(anyBag, fc.constantFrom(...GROWING), fc.integer({ min: 1, max: 3 }), (bag, card, n) => {
      assert.ok(work(bag) <= work(bag, card(n)));
      assert.ok(work(bag, card(n)) <= work(bag, card(n + 1)));
      assert.ok(work(bag, card(n)) <= work(bag, card(n), { kind: 'redraw', times: 1 }));
      for (const id of ['bless', 'curse', 'frost'] as const)
        assert.ok(work(bag, card(n)) <= work({ ...bag, [id]: (bag[id] ?? 0) + 1 }, card(n)));
    }),
  );
});

test('a choice is solved anew for each point of the curve, a plain draw once', () => {
  assert.ok(work({ '0': 1 }) < 2);
  assert.ok(work({ '0': 1 }, { kind: 'redraw', times: 1 }) > 10);
  assert.equal(work({ '0': 1 }, { kind: 'seal', tokens: ['0'] }), work({ '0': 1 }));
});

test('tokens of one meaning are counted as one, those that are not there not at all', () => {
  const statue: Mechanic = { kind: 'choose', reveal: 3, resolve: 2 };
  // Skull, cultist and tablet mean 0 here.
  assert.equal(
    work({ '0': 1, '-1': 1, skull: 1 }, statue),
    work({ '0': 1, '-1': 1, skull: 0, cultist: 1, tablet: 3 }, statue),
  );
  assert.ok(work({ '0': 1, '-1': 1, '-2': 1 }, statue) > work({ '0': 1, '-1': 1, skull: 1 }, statue));
  // Of frosts only the first is resolved without an end.
  assert.equal(work({ '0': 1, frost: 1 }), work({ '0': 1, frost: 8 }));
  assert.ok(work({ '0': 1, bless: 1 }) < work({ '0': 1, bless: 8 }));
});

test('every card for itself fits into the memory with the largest bag; what does not is infinite', () => {
  for (const card of [GROWING[0]!(5), GROWING[1]!(2), GROWING[2]!(2), GROWING[3]!(5), GROWING[4]!(3), GROWING[6]!(1)])
    assert.ok(Number.isFinite(work(LARGEST, card)), JSON.stringify(card));
  assert.equal(work(LARGEST, { kind: 'set-aside', times: 6 }, { kind: 'redraw', times: 5 }), Infinity);
  assert.ok(Number.isFinite(work({ '0': 1, '-1': 1 }, { kind: 'set-aside', times: 6 }, { kind: 'redraw', times: 5 })));
});
