/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { codecOf } from './address.ts';
import { anyState, DATA } from './model.test-table.ts';
import { DONE, HANDS, INITIAL, isSameHand, type State } from './model.ts';
import { resultOf } from './result.ts';
import { testAddressLaws } from '../shared/addresses.test-table.ts';

const { make: makeAddress, parse: parseAddress } = codecOf(DATA);

test('the address of the example says its two ends and nothing else', () =>
  assert.equal(makeAddress(INITIAL), 'v=1&f=arkham&t=tokyo'));

test('what is wrong is named, the rest is kept', () => {
  const read = parseAddress('v=1&f=atlantis&t=rome&b=22&r=late&p=maybe&a=speed');
  assert.deepEqual(read.state, { ...INITIAL, to: 'rome' });
  assert.deepEqual(
    read.problems.map(({ code, came }) => [code, came]),
    [
      ['f', 'atlantis'],
      ['b', '22'],
      ['r', 'late'],
      ['p', 'maybe'],
      ['a', 'speed'],
    ],
  );
  assert.deepEqual(parseAddress('v=2&t=rome'), { state: INITIAL, problems: [{ code: 'version', came: '2' }] });
  assert.equal(parseAddress(`v=1&f=${'x'.repeat(500)}`).problems[0]!.came.length, 41);
});

const isSound = ({ from, to, tickets, done, mayPrepare, aim }: State): boolean =>
  [from, to].every((id) => DATA.places.some((place) => place.id === id)) &&
  HANDS.some((hand) => isSameHand(hand, tickets)) &&
  DONE.includes(done) &&
  typeof mayPrepare === 'boolean' &&
  AIMS.includes(aim);

test('whatever may be asked is answered: the board hangs together', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const result = resultOf(state, DATA);
      assert.ok(result !== undefined && result.ways.length > 0);
    }),
    { numRuns: 200 },
  );
});

testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound });
