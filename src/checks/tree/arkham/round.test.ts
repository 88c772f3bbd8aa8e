/** The round opens the calculators on the campaign, its level and each investigator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '../../../content/read/figures.ts';
import { TEST_CODEC } from '../../../islands/arkham/shared/bag-address.ts';
import { parseAddress } from '../../../islands/arkham/skill-test/address.ts';
import { roundQueries } from '../../../islands/setup/round-links.test-table.ts';

const figures = figuresOf(fileURLToPath(new URL('../../../../', import.meta.url)), 'arkham');
const data = {
  presets: figures.bags,
  scenarios: figures.scenarios,
  investigators: figures.investigators,
  effects: figures.effects,
  assets: figures.assets,
};

test('every skill test that the round opens is understood, with the combat of its investigator', () => {
  const queries = roundQueries('arkham', 'odds');
  assert.ok(queries.length >= 90, String(queries.length));
  for (const query of queries) {
    const { state, problems } = parseAddress(query, data);
    assert.deepEqual(problems, [], query);
    const { skills } = figures.investigators.find(({ id }) => id === state.investigator)!;
    assert.deepEqual([state.tested, state.skill], ['combat', skills[2]], query);
  }
});

test('every bag that the round opens is understood', () => {
  for (const query of roundQueries('arkham', 'bag')) assert.deepEqual(TEST_CODEC.parse(query).problems, [], query);
});
