/** The boxes that a reader owns: shown, kept, carried by the address; watchers hear of a change. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { boxesOf, chooseBoxes, isOwned, keptBoxes } from './boxes.ts';
import { forEachTest, openPage, shownAddress } from './opened-page.test-table.ts';

forEachTest();

const PAGE = 'https://site/eldritch/deck/?v=1#set-sheet';
const OWNED = ['core', 'the-dreamlands'];
const open = (isRefused = false) => openPage(PAGE, { game: 'eldritch', isRefused });

test('nothing chosen, and on a server, all are owned', () => {
  assert.equal(boxesOf(), undefined);
  assert.ok(isOwned(boxesOf(), 'cities-in-ruin'));
});

test('a choice is shown, kept for its game and carried by the address with the rest of it', () => {
  open();
  chooseBoxes(OWNED);
  assert.deepEqual(boxesOf(), new Set(OWNED));
  assert.deepEqual([isOwned(boxesOf(), 'the-dreamlands'), isOwned(boxesOf(), 'cities-in-ruin')], [true, false]);
  assert.equal(shownAddress(), 'https://site/eldritch/deck/?v=1&boxes=core.the-dreamlands#set-sheet');
  assert.deepEqual([keptBoxes('eldritch'), keptBoxes('arkham')], [new Set(OWNED), undefined]);
  chooseBoxes(undefined);
  assert.deepEqual([boxesOf(), keptBoxes('eldritch')], [undefined, undefined]);
  assert.equal(shownAddress(), PAGE);
});

test('where storage is refused a choice lives as long as the page', () => {
  open(true);
  chooseBoxes(OWNED);
  assert.deepEqual([boxesOf(), keptBoxes('eldritch')], [new Set(OWNED), undefined]);
});

test('the lists of the page hear of each choice', () => {
  open();
  const told = mock.fn();
  document.addEventListener('boxes-chosen', told);
  chooseBoxes(OWNED);
  chooseBoxes(undefined);
  assert.equal(told.mock.callCount(), 2);
});
