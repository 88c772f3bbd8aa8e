/** The calculator «Стартовая рука»: the addresses that terms lead to are understood whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readCorpus } from '../../../content/read/corpus.ts';
import { CODEC } from '../../../islands/arkham/hand/address.ts';
import { unknownFields } from '../unknown-fields.ts';

const { terms } = readCorpus(fileURLToPath(new URL('../../../../', import.meta.url)));
const leading = terms.filter((t) => t.game === 'arkham' && t.data.calculator?.to === 'hand');

test('every address of the calculator in a term is understood', () => {
  assert.ok(leading.length > 0, 'some term leads to it');
  for (const { id, data } of leading) {
    const { query } = data.calculator!;
    assert.deepEqual(CODEC.parse(query).problems, [], `${id}: ${query}`);
    assert.deepEqual(unknownFields(CODEC, query), [], `${id}: ${query}`);
  }
});
