/** The address of any test: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { INVESTIGATORS, anySetup, isSoundSetup } from '../inputs/setups.test-table.ts';
import { codecOf } from './address.ts';
import { NEEDED, defaultState, type State } from './model.ts';
import { testAddressLaws } from '../../shared/addresses.test-table.ts';

const DATA = { investigators: INVESTIGATORS };
const { make: makeAddress, parse: parseAddress } = codecOf(DATA);
const [LEAST, MOST] = NEEDED;
const anyState: fc.Arbitrary<State> = fc.record(
  { setup: anySetup(), needed: fc.integer({ min: LEAST, max: MOST }) },
  { noNullPrototype: true },
);

test('the address of the example says who tests what, and nothing else', () =>
  assert.equal(makeAddress(defaultState(DATA)), 'v=1&i=lily-chen&t=strength'));

test('problems name what came; the rest is taken', () => {
  const codes = (search: string) => parseAddress(search).problems.map(({ code, came }) => `${code}:${came}`);
  assert.deepEqual(codes(''), []);
  assert.deepEqual(codes('v=2&i=lily-chen'), ['version:2']);
  assert.deepEqual(codes('v=1&i=nobody&t=luck&n=222.0&d=7.0.0.plain&r=1.2.3&s=all&w=0'), [
    'i:nobody',
    't:luck',
    'n:222.0',
    'd:7.0.0.plain',
    'r:1.2.3',
    's:all',
    'w:0',
  ]);
  assert.deepEqual(codes('v=1&n=22222.33333.3&d=0.0.0.lucky&r=0.0.0.2.0&w=10'), [
    'n:22222.33333.3',
    'd:0.0.0.lucky',
    'r:0.0.0.2.0',
    'w:10',
  ]);
  assert.deepEqual(codes(`v=1&i=${'x'.repeat(60)}`), [`i:${'x'.repeat(40)}…`]);
  const { setup } = parseAddress('v=1&i=charlie-kane&t=influence&d=bad').state;
  assert.deepEqual([setup.investigator, setup.tested, setup.skills.influence], ['charlie-kane', 'influence', 4]);
  assert.equal(parseAddress('v=1&i=').state.setup.investigator, undefined);
});

const isSound = ({ setup, needed }: State): boolean =>
  isSoundSetup(setup) && Number.isInteger(needed) && needed >= LEAST && needed <= MOST;
testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound });
