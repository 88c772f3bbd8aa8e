/** The ready states of the Mythos deck that terms lead to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codecOf } from '../../../islands/eldritch/deck/address.ts';
import { DATA } from '../../../islands/eldritch/deck/model.test-table.ts';
import { analysisOf } from '../../../islands/eldritch/deck/model.ts';
import { presetsOf } from '../../corpus.ts';

test('the cards of every ready state of the deck can have come', () => {
  for (const { term, query } of presetsOf('eldritch', 'deck')) {
    const { state } = codecOf(DATA).parse(query);
    assert.equal(analysisOf(state).counted, state.log.length, term);
  }
});
