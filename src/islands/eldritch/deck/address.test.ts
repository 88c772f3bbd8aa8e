/** The address: every game comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COLOURS, sizeOf, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { codecOf } from './address.ts';
import { anyState, DATA } from './model.test-table.ts';
import {
  initialState,
  MOST_CARDS,
  MOST_OF_COLOUR,
  sheetOf,
  STAGES,
  standingOf,
  withCards,
  type State,
} from './model.ts';
import { testAddresses } from '../../shared/state/address-fixtures.test-table.ts';
const { fields: FIELDS, make: makeAddress, parse: parseAddress } = codecOf(DATA);

const INITIAL = initialState(DATA);

/** Without the names of things that are not there, which an address does not tell apart. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('an address gives its game back', () => {
  fc.assert(
    fc.property(anyState, (state) =>
      assert.deepEqual(plain(parseAddress(makeAddress(state))), { state, problems: [] }),
    ),
    { numRuns: 1000 },
  );
});

test('what an address looks like', () => {
  assert.equal(makeAddress(INITIAL), 'v=1&o=azathoth');
  assert.equal(makeAddress({ ...INITIAL, log: ['yellow', 'green', 'blue'] }), 'v=1&o=azathoth&d=ygb');
  assert.equal(makeAddress(withCards(INITIAL, 2, { green: 12 })), 'v=1&s=1.2.1_2.3.1_12.4.0');
});

test('what is wrong is named, the rest is kept', () => {
  const read = (query: string) => {
    const { state, problems } = parseAddress(query);
    return [state.sheet, state.log.length, problems.map(({ code }) => code).join()];
  };
  assert.deepEqual(read('v=1&o=nobody&d=y'), ['azathoth', 1, 'o']);
  assert.deepEqual(read('v=1&o=cthulhu&d=yx'), ['cthulhu', 0, 'd']);
  assert.deepEqual(read('v=2&o=cthulhu'), ['azathoth', 0, 'version']);
  for (const bad of [
    '',
    '1.2.1',
    '1.2.1_2.3.1',
    '1.2_2.3.1_2.4.0',
    '01.2.1_2.3.1_2.4.0',
    '22.0.0_0.0.0_0.0.0',
    '0.0.0_0.0.0_0.0.0',
  ])
    assert.deepEqual(read(`v=1&s=${bad}`), ['azathoth', 0, 's'], bad);
  assert.deepEqual(parseAddress(`v=1&d=${'y'.repeat(MOST_CARDS + 1)}`).problems[0]!.came.length, 41);
});

const isSound = ({ sheet, stages, log }: State): boolean =>
  (sheet === undefined || sheetOf({ sheet }, DATA)?.stages === stages) &&
  stages.length === STAGES &&
  stages.every((stage) =>
    COLOURS.every((c) => Number.isInteger(stage[c]) && stage[c] >= 0 && stage[c] <= MOST_OF_COLOUR),
  ) &&
  sizeOf(sumOfCards(stages)) > 0 &&
  log.length <= MOST_CARDS &&
  log.every((colour) => COLOURS.includes(colour));

test('3000 hostile addresses: never an exception, always a sound state that can be counted', () => {
  const made = anyState.map(makeAddress);
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom(...FIELDS), fc.string()).map(([k, v]) => `v=1&${k}=${v}`),
    fc.stringMatching(/^[gyb]{0,60}$/).map((d) => `v=1&o=cthulhu&d=${d}`),
    fc.stringMatching(/^\d{1,2}(\.\d){2}(_\d(\.\d){2}){2}$/).map((s) => `v=1&s=${s}&d=yyy`),
    fc.tuple(made, fc.nat(60)).map(([text, n]) => text.slice(0, n)),
    made.map((text) => text.replace('v=1', 'v=2')),
  );
  fc.assert(
    fc.property(noise, (search) => {
      const { state } = parseAddress(search);
      assert.ok(isSound(state));
      assert.ok(standingOf(state).counted <= state.log.length);
    }),
    { numRuns: 3000 },
  );
});

testAddresses({ beside: import.meta.url, codec: codecOf(DATA), states: anyState });
