/** The edition that a reader plays by: shown, kept, carried by the address; watchers hear of a change. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { chooseEdition, editionOf, keptEdition, watchEdition } from './edition.ts';
import { forEachTest, openPage, shownAddress } from './opened-page.test-table.ts';

forEachTest();

test('on a server it is the first', () => assert.equal(editionOf(), 1));

test('a choice is shown, kept for its game and carried by the address with the rest of it', () => {
  openPage('https://site/arkham/odds/?v=1#set-hero');
  chooseEdition(2);
  assert.equal(editionOf(), 2);
  assert.equal(shownAddress(), 'https://site/arkham/odds/?v=1&edition=2#set-hero');
  assert.deepEqual([keptEdition('arkham'), keptEdition('echo')], [2, 1]);
  chooseEdition(1);
  assert.deepEqual([editionOf(), keptEdition('arkham')], [1, 1]);
  assert.equal(shownAddress(), 'https://site/arkham/odds/?v=1#set-hero');
});

test('where storage is refused a choice lives as long as the page', () => {
  openPage('https://site/arkham/', { isRefused: true });
  chooseEdition(2);
  assert.deepEqual([editionOf(), keptEdition('arkham')], [2, 1]);
});

test('a watcher hears of each choice until it stops', () => {
  openPage('https://site/arkham/');
  const told = mock.fn();
  const stop = watchEdition(told);
  chooseEdition(2);
  chooseEdition(1);
  stop();
  chooseEdition(2);
  assert.equal(told.mock.callCount(), 2);
});
