import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scaledCounts } from './deck.ts';

test('largest remainders: by hand', () => {
  // Half of 44/40/10/5/1 is 22/20/5/2.5/0.5: two cards short by one, the earlier of two equal remainders gets it.
  assert.deepEqual(scaledCounts([44, 40, 10, 5, 1], 50), [22, 20, 5, 3, 0]);
  assert.deepEqual(scaledCounts([44, 40, 10, 5, 1], 100), [44, 40, 10, 5, 1]);
  assert.deepEqual(scaledCounts([1, 1, 1], 10), [4, 3, 3]);
});

test('a scaled deck has exactly its size, and no kind is a whole card off its share', () => {
  const counts = fc.array(fc.nat(60), { minLength: 1, maxLength: 13 }).filter((c) => c.some((n) => n > 0));
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 400 }), (list, size) => {
      const total = list.reduce((a, b) => a + b, 0);
      const scaled = scaledCounts(list, size);
      assert.equal(
        scaled.reduce((a, b) => a + b, 0),
        size,
      );
      scaled.forEach((n, i) => assert.ok(Math.abs(n * total - list[i]! * size) < total));
    }),
  );
});
