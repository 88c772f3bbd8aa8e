/** The ready states of the calculator that terms lead to: each is understood whole, none says more than a link holds. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { codecOf } from '../../../islands/hellboy/odds/address.ts';
import { ASSUMED, DATA } from '../../../islands/hellboy/odds/model.test-table.ts';

const CODEC = codecOf(DATA, () => ASSUMED);
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const presets = readCorpus(PROJECT).terms.flatMap(({ game, id, data: { calculator } }) =>
  game === 'hellboy' && calculator?.to === 'odds' ? [{ term: id, ...calculator }] : [],
);

test('every ready state of a term is understood whole', () => {
  assert.ok(presets.length >= 35, String(presets.length));
  for (const { term, query, says } of presets) {
    assert.deepEqual(CODEC.parse(query).problems, [], term);
    assert.deepEqual(unknownFields(CODEC, query), [], term);
    assert.ok(says.length <= 60, `${term}: ${says.length}`);
  }
});
