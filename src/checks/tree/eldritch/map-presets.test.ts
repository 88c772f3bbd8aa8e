/** The ready states of the map and of the Mythos deck that terms lead to: each is understood whole and fits its deck. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { codecOf as codecOfDeck } from '../../../islands/eldritch/deck/address.ts';
import { DATA as SHEETS } from '../../../islands/eldritch/deck/model.test-table.ts';
import { standingOf } from '../../../islands/eldritch/deck/model.ts';
import { codecOf as codecOfMap } from '../../../islands/eldritch/map/address.ts';
import { DATA as PLACES } from '../../../islands/eldritch/map/model.test-table.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const presets = readCorpus(PROJECT).terms.flatMap(({ game, id, data: { calculator } }) =>
  game === 'eldritch' && calculator !== undefined ? [{ term: id, ...calculator }] : [],
);
const presetsOf = (to: string) => presets.filter((preset) => preset.to === to);

test('every ready state of the map is understood whole', () => {
  assert.ok(presetsOf('map').length >= 6);
  for (const { term, query, says } of presetsOf('map')) {
    assert.deepEqual(codecOfMap(PLACES).parse(query).problems, [], term);
    assert.deepEqual(unknownFields(codecOfMap(PLACES), query), [], term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});

test('every ready state of the deck is understood whole, and its cards can have come', () => {
  assert.ok(presetsOf('deck').length >= 6);
  for (const { term, query, says } of presetsOf('deck')) {
    const { state, problems } = codecOfDeck(SHEETS).parse(query);
    assert.deepEqual(problems, [], term);
    assert.deepEqual(unknownFields(codecOfDeck(SHEETS), query), [], term);
    assert.equal(standingOf(state).counted, state.log.length, term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});
