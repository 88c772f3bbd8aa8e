/** The ready battles that terms lead to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CODEC } from '../../../islands/echo/battle/address.ts';
import { presetsOf } from '../../corpus.ts';

test('no two ready battles of terms are the same', () => {
  const states = presetsOf('echo', 'battle').map(({ query }) => CODEC.make(CODEC.parse(query).state));
  assert.equal(new Set(states).size, states.length);
});
