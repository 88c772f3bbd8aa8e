/** The round opens the calculator on each agent and the throw of its step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codecOf } from '../../../islands/hellboy/odds/address.ts';
import { ASSUMED, DATA } from '../../../islands/hellboy/odds/model.test-table.ts';
import { roundQueries } from '../../../islands/setup/round-links.test-table.ts';

test('whatever the round opens is understood', () => {
  const codec = codecOf(DATA, () => ASSUMED);
  const states = roundQueries('hellboy', 'odds').map((query) => {
    const { state, problems } = codec.parse(query);
    assert.deepEqual(problems, [], query);
    return state;
  });
  assert.ok(states.some(({ throws }) => throws.kind === 'hellfire'));
  assert.ok(states.some(({ action, agent }) => action === 'defend-melee' && agent.id === 'liz-sherman'));
});
