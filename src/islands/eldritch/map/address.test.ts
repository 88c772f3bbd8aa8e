/** The address: every state comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import { codecOf } from './address.ts';
import { anyState, DATA } from './model.test-table.ts';
import { DONE, HANDS, INITIAL, isSameHand, MOST_PATHS, type State } from './model.ts';
import { resultOf } from './result.ts';
import { mapOnTable } from './side-boards.ts';
import { testAddressLaws } from '../shared/addresses.test-table.ts';

const { make: makeAddress, parse: parseAddress } = codecOf(DATA);

test('the address of the example says its two ends and nothing else', () =>
  assert.equal(makeAddress(INITIAL), 'v=1&f=arkham&t=tokyo'));

test('what lies on the table goes with the address, and a place of a board that is away is none', () => {
  const address = 'v=1&m=antarctica.dreamlands&d=the-moon.tokyo&l=lake-camp.frozen-waste.u&f=the-moon&t=lake-camp';
  const { state, problems } = parseAddress(address);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    [state.from, state.to, state.boards.length, state.portals.length, state.paths.length],
    ['the-moon', 'lake-camp', 2, 1, 1],
  );
  assert.equal(makeAddress(state), address);
  assert.deepEqual(
    parseAddress('v=1&f=cairo&t=rome').problems.map(({ code }) => code),
    ['f'],
  );
});

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

const isSound = ({ from, to, tickets, done, mayPrepare, aim, ...table }: State): boolean =>
  [from, to].every((id) => mapOnTable(table, DATA).places.some((place) => place.id === id)) &&
  table.paths.length <= MOST_PATHS &&
  HANDS.some((hand) => isSameHand(hand, tickets)) &&
  DONE.includes(done) &&
  typeof mayPrepare === 'boolean' &&
  AIMS.includes(aim);

test('whatever may be asked of the main board is answered: it hangs together', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const result = resultOf(state, mapOnTable(state, DATA));
      const isMain = [state.from, state.to].every((id) => DATA.places.some((place) => place.id === id));
      assert.ok(result === undefined ? !isMain : result.ways.length > 0);
    }),
    { numRuns: 200 },
  );
});

testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound });
