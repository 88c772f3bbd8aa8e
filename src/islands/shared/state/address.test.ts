import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hasFields, withFields } from './address.ts';

test('a calculator replaces its own fields of the address and leaves those of its neighbour', () => {
  assert.equal(withFields('?v=1&p=2&deck=loot', ['v', 'p', 'h'], 'v=1&p=3'), 'deck=loot&v=1&p=3');
  assert.equal(withFields('?v=1&h=1&deck=loot', ['v', 'h'], 'v=1'), 'deck=loot&v=1');
  assert.equal(withFields('', ['v'], 'v=1'), 'v=1');
  assert.equal(withFields('?v=1', ['v'], ''), '');
});

test('a field may come several times, and all of it is replaced; what others wrote is not written anew', () => {
  assert.equal(withFields('?f=1_a&f=2_b&v=1&q=a~b', ['v', 'f'], 'v=1&f=3_c&f=4_d'), 'q=a~b&v=1&f=3_c&f=4_d');
});

test('what was put is there, whatever stood before', () => {
  const word = fc.stringMatching(/^[a-z]{1,3}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), word, word, (before, name, value) => {
      const search = withFields(new URLSearchParams(before).toString(), [name], `${name}=${value}`);
      assert.deepEqual(new URLSearchParams(search).getAll(name), [value]);
      const others = before.filter(([field]) => field !== name);
      assert.deepEqual([...new URLSearchParams(search)].slice(0, -1), others);
    }),
  );
});

test('the first field marks an address as one’s own', () => {
  assert.ok(hasFields('?v=1', ['v', 'p']));
  assert.ok(!hasFields('?p=1', ['v', 'p']));
  assert.ok(!hasFields('?v=1', []));
});
