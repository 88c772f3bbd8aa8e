/** The ready states of the calculator of battles that terms lead to: each is understood whole, and none is the same as another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCorpus } from '../../../content/read/corpus.ts';
import { unknownFields } from '../unknown-fields.ts';
import { CODEC } from '../../../islands/echo/battle/address.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const presets = readCorpus(PROJECT).terms.flatMap(({ game, id, data: { calculator } }) =>
  game === 'echo' && calculator !== undefined ? [{ term: id, ...calculator }] : [],
);

test('every ready state of a battle is understood whole', () => {
  const battles = presets.filter(({ to }) => to === 'battle');
  assert.ok(battles.length >= 12, String(battles.length));
  for (const { term, query } of battles) {
    assert.deepEqual(CODEC.parse(query).problems, [], term);
    assert.deepEqual(unknownFields(CODEC, query), [], term);
  }
  const states = battles.map(({ query }) => CODEC.make(CODEC.parse(query).state));
  assert.equal(new Set(states).size, battles.length);
});

test('what a link to a calculator says is short', () => {
  assert.ok(presets.some(({ to }) => to === 'day'));
  for (const { term, says } of presets) assert.ok(says.length <= 60, `${term}: ${says.length}`);
});
