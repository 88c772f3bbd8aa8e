/** The cards at hand: those of the boxes of the reader, of the boxes chosen, or counted by hand; what a game says of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingCards } from '../../../engines/eldritch/mythos-deck/difficulty.ts';
import { buildOf, cardsAtHand, mixedBoxes, withBox, withCount, withDifficulty } from './at-hand.ts';
import { DATA } from './model.test-table.ts';
import { initialState, withCards, withSheet } from './model.ts';
import { missingWords, stageTakes } from './words/difficulty.ts';

const AZATHOTH = initialState(DATA);
const CORE = new Set(['core']);
const ids = (...args: Parameters<typeof mixedBoxes>) => mixedBoxes(...args).map(({ id }) => id);

test('the boxes of the reader are mixed until others are chosen; all where he has chosen none', () => {
  assert.equal(ids(AZATHOTH, DATA, undefined).length, DATA.boxes.length);
  assert.deepEqual(ids(AZATHOTH, DATA, CORE), ['core']);
  assert.deepEqual(cardsAtHand(AZATHOTH, DATA, CORE).yellow, { easy: 5, normal: 11, hard: 5 });
  const both = withBox(AZATHOTH, 'the-dreamlands', DATA, CORE);
  assert.deepEqual(ids(both, DATA, CORE), ['core', 'the-dreamlands']);
  assert.deepEqual(cardsAtHand(both, DATA, CORE).yellow, { easy: 7, normal: 16, hard: 8 });
  assert.deepEqual(withBox(both, 'the-dreamlands', DATA, CORE).boxes, ['core']);
});

test('the last box stays', () => {
  const one = withBox(AZATHOTH, 'core', DATA, CORE);
  assert.equal(one, AZATHOTH);
});

test('a difficulty keeps the boxes of the reader with the game, so that a link names them', () => {
  const insane = withDifficulty(AZATHOTH, 'insane', DATA, CORE);
  assert.deepEqual([insane.difficulty, insane.boxes], ['insane', ['core']]);
  assert.deepEqual(missingCards(buildOf(insane, DATA, undefined)), { green: 0, yellow: 4, blue: 0 });
});

test('a count by hand stays with another sheet and other stages; another box takes it back', () => {
  const atHand = cardsAtHand(AZATHOTH, DATA, CORE);
  const counted = withCount(AZATHOTH, atHand, { colour: 'blue', of: 'hard', count: 7 });
  assert.deepEqual(cardsAtHand(counted, DATA, CORE), { ...atHand, blue: { easy: 4, normal: 4, hard: 7 } });
  const moved = withCards(withSheet(counted, DATA.sheets[3]!), 0, { blue: 3 });
  assert.deepEqual(moved.cards, counted.cards);
  assert.equal(withBox(counted, 'the-dreamlands', DATA, CORE).cards, undefined);
});

test('the words: what a stage takes, what the deck lacks', () => {
  const stage = { green: 1, yellow: 2, blue: 1 };
  assert.equal(stageTakes('harder', 0, stage), '');
  assert.equal(stageTakes('staged', 2, stage), 'все трудные');
  assert.equal(stageTakes('staged-harder', 0, stage), 'зелёные и жёлтые лёгкие, синие обычные');
  assert.equal(stageTakes('staged-harder', 2, stage), 'все трудные');
  assert.equal(missingWords({ green: 0, yellow: 0, blue: 0 }), '');
  assert.match(missingWords({ green: 1, yellow: 4, blue: 0 }), /1\u00a0зелёной и 4\u00a0жёлтых/u);
});
