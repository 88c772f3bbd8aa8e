import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';
import { CODEC } from './address.ts';
import { BOUNDS, DEFAULT_STATE, answerOf, mostWanted, planOf, withChange, type State } from './model.ts';

const { fields, make, parse } = CODEC;
const between = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
const anyState: fc.Arbitrary<State> = fc
  .record({
    cards: between(BOUNDS.cards),
    copies: between(BOUNDS.copies),
    weaknesses: between(BOUNDS.weaknesses),
    hand: between(BOUNDS.hand),
    kept: fc.nat(BOUNDS.hand[1]),
    drawn: between(BOUNDS.drawn),
    wanted: between(BOUNDS.copies),
  })
  .map((state) => withChange(state, {}));

test('the answer of the state in which it begins, and of what may change', () => {
  assert.deepEqual(answerOf(DEFAULT_STATE), { n: 17n, d: 31n });
  const { without, all, afterNone, changed, byDrawn } = planOf(DEFAULT_STATE);
  assert.deepEqual(without, { n: 28n, d: 93n });
  assert.deepEqual(all, { n: 17n, d: 31n });
  assert.deepEqual(afterNone, { n: 23n, d: 65n });
  assert.deepEqual(
    changed.map(([change]) => change),
    ['copy', 'card', 'draw', 'keep', 'weakness', 'deck'],
  );
  assert.deepEqual(byDrawn.slice(0, 2), [
    { n: 17n, d: 31n },
    { n: 18n, d: 31n },
  ]);
});

test('every state has its answer, and a change is offered where it has room', () =>
  fc.assert(
    fc.property(anyState, (state) => {
      const { chance, changed } = planOf(state);
      assert.ok(chance.n >= 0n && chance.n <= chance.d);
      assert.equal(
        changed.some(([change]) => change === 'copy'),
        state.copies < BOUNDS.copies[1],
      );
    }),
    { numRuns: 100 },
  ));

test('an address gives its state back', () =>
  fc.assert(fc.property(anyState, (state) => assert.deepEqual(parse(make(state)), { state, problems: [] }))));

const BAD: readonly (readonly [search: string, code: string, came: string])[] = [
  ['v=2&n=31', 'version', '2'],
  ['v=1&n=19', 'n', '19'],
  ['v=1&n=61', 'n', '61'],
  ['v=1&k=0', 'k', '0'],
  ['v=1&w=11', 'w', '11'],
  ['v=1&h=1e1', 'h', '1e1'],
  ['v=1&h=4&s=5', 's', '5'],
  ['v=1&d=-1', 'd', '-1'],
  ['v=1&k=2&x=3', 'x', '3'],
  ['v=1&k=9&h=4&x=5', 'x', '5'],
];
for (const [search, code, came] of BAD)
  test(`a broken address says what came: ${search}`, () => assert.deepEqual(parse(search).problems, [{ code, came }]));

test('a hostile address is read or named, never an exception', () => {
  const noise = fc.dictionary(fc.constantFrom(...fields), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(noise, (said) => {
      const { state } = parse(new URLSearchParams({ ...said, v: '1' }).toString());
      assert.deepEqual(state, withChange(state, {}));
      assert.ok(state.wanted >= 1 && state.wanted <= mostWanted(state));
    }),
  );
});

testAddresses({ beside: import.meta.url, codec: CODEC, states: anyState });
