/** The address of an acquisition: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSoundSetup } from '../inputs/setups.test-table.ts';
import { codecOf } from './address.ts';
import { DATA, anyState } from './states.test-table.ts';
import { AIMS, LOANS, PRICE, SLOTS, WANTS, defaultState, type State } from './model.ts';
import { testAddressLaws } from '../../shared/addresses.test-table.ts';

const { make: makeAddress, parse: parseAddress } = codecOf(DATA);

test('the address of the example says who acquires, and nothing else', () =>
  assert.equal(makeAddress(defaultState(DATA)), 'v=1&i=charlie-kane'));

const isSound = ({ setup, reserve, loan, aim }: State): boolean =>
  isSoundSetup(setup) &&
  setup.tested === 'influence' &&
  reserve.length === SLOTS &&
  reserve.every(
    ({ id, price, want }) =>
      (id === undefined
        ? Number.isInteger(price) && price >= PRICE[0] && price <= PRICE[1]
        : DATA.assets.some((card) => card.id === id && card.price === price)) && WANTS.includes(want),
  ) &&
  LOANS.includes(loan) &&
  AIMS.includes(aim);

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search).problems.map(({ code, came }) => `${code}:${came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2'), ['version:2']);
  assert.deepEqual(codes('v=1&i=nobody&c=whiskey.2&l=twice&a=some'), ['i:nobody', 'c:whiskey.2', 'l:twice', 'a:some']);
  for (const slot of ['whiskey.4', 'whiskey', 'whiskey.1.2', '.0.2', '.10.2', '.2', 'nobody.2', '', '.1.1.1'])
    assert.deepEqual(codes(`v=1&c=whiskey.1_whiskey.1_whiskey.1_${slot}`).length, 1, slot);
  const { state } = parseAddress('v=1&c=whiskey.3_.9.0_whiskey.0_.1.1&a=nothing&l=gladly');
  assert.deepEqual(state.reserve, [
    { id: 'whiskey', price: 1, want: 3 },
    { price: 9, want: 0 },
    { id: 'whiskey', price: 1, want: 0 },
    { price: 1, want: 1 },
  ]);
  assert.deepEqual([state.loan, state.aim], ['gladly', 'best']);
});

testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound });
