/** The address: every game comes back, nothing from outside does harm, and what is wrong is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COLOURS, sizeOf, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { CARD_DIFFICULTIES, GAME_DIFFICULTIES } from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import { codecOf } from './address.ts';
import { anyState, DATA } from './model.test-table.ts';
import {
  initialState,
  MOST_AT_HAND,
  MOST_CARDS,
  MOST_OF_COLOUR,
  sheetOf,
  STAGES,
  analysisOf,
  withCards,
  type State,
} from './model.ts';
import { testAddressLaws } from '../shared/addresses.test-table.ts';

const { make: makeAddress, parse: parseAddress } = codecOf(DATA);

const INITIAL = initialState(DATA);

test('what an address looks like', () => {
  assert.equal(makeAddress(INITIAL), 'v=1&o=azathoth');
  assert.equal(makeAddress({ ...INITIAL, log: ['yellow', 'green', 'blue'] }), 'v=1&o=azathoth&d=ygb');
  assert.equal(makeAddress(withCards(INITIAL, 2, { green: 12 })), 'v=1&s=1.2.1_2.3.1_12.4.0');
  const insane: State = { ...INITIAL, difficulty: 'insane', boxes: ['core', 'the-dreamlands'] };
  assert.equal(makeAddress(insane), 'v=1&o=azathoth&g=insane&b=core.the-dreamlands');
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

const isSound = ({ sheet, stages, log, difficulty, boxes, cards }: State): boolean =>
  GAME_DIFFICULTIES.includes(difficulty) &&
  (boxes === undefined || (boxes.length > 0 && boxes.every((id) => DATA.boxes.some((box) => box.id === id)))) &&
  (cards === undefined ||
    COLOURS.every((colour) =>
      CARD_DIFFICULTIES.every((of) => cards[colour][of] >= 0 && cards[colour][of] <= MOST_AT_HAND),
    )) &&
  (sheet === undefined || sheetOf({ sheet }, DATA)?.stages === stages) &&
  stages.length === STAGES &&
  stages.every((stage) =>
    COLOURS.every((c) => Number.isInteger(stage[c]) && stage[c] >= 0 && stage[c] <= MOST_OF_COLOUR),
  ) &&
  sizeOf(sumOfCards(stages)) > 0 &&
  log.length <= MOST_CARDS &&
  log.every((colour) => COLOURS.includes(colour)) &&
  analysisOf({ stages, log }).counted <= log.length;

const games = [
  fc.stringMatching(/^[gyb]{0,60}$/).map((d) => `v=1&o=cthulhu&d=${d}`),
  fc.stringMatching(/^(core|yig|the-dreamlands)(\.core)?$/).map((b) => `v=1&o=cthulhu&g=insane&b=${b}`),
  fc.stringMatching(/^\d{1,2}(\.\d){2}(_\d(\.\d){2}){2}$/).map((c) => `v=1&g=staged&c=${c}`),
  fc.stringMatching(/^\d{1,2}(\.\d){2}(_\d(\.\d){2}){2}$/).map((s) => `v=1&s=${s}&d=yyy`),
];
testAddressLaws({ beside: import.meta.url, codec: codecOf(DATA), states: anyState, isSound, more: games });
