import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFields } from './kept.ts';

test('a calculator replaces its own fields of the address and leaves those of its neighbour', () => {
  assert.equal(withFields('?v=1&p=2&deck=loot', ['v', 'p', 'h'], 'v=1&p=3'), 'deck=loot&v=1&p=3');
  assert.equal(withFields('?v=1&h=1&deck=loot', ['v', 'h'], 'v=1'), 'deck=loot&v=1');
  assert.equal(withFields('', ['v'], 'v=1'), 'v=1');
});
