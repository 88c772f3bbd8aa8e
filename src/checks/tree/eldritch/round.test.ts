/** The round opens combat and tests on each investigator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { codecOf } from '../../../islands/eldritch/combat/address.ts';
import { combatData } from '../../../islands/eldritch/combat/make-cards.ts';
import { codecOf as testCodec } from '../../../islands/eldritch/skill-check/any-test/address.ts';
import { roundQueries } from '../../../islands/setup/round-links.test-table.ts';

const DATA = combatData(figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'eldritch'));

test('every fight that the round opens is understood', () => {
  const queries = roundQueries('eldritch', 'combat');
  assert.ok(queries.length >= 40, String(queries.length));
  for (const query of queries) {
    const { state, problems } = codecOf(DATA).parse(query);
    assert.deepEqual([problems, state.players], [[], 4], query);
  }
});

test('every test that the round opens is understood', () => {
  for (const query of roundQueries('eldritch', 'test')) {
    const { state, problems } = testCodec(DATA).parse(query);
    assert.deepEqual(problems, [], query);
    assert.ok(query.endsWith(`i=${state.setup.investigator}`), query);
  }
});
