import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { binomial, factorial } from './counting.ts';

test('counts: Pascal’s rule, and nothing to choose beyond what there is', () => {
  assert.deepEqual([0, 1, 5].map(factorial), [1n, 1n, 120n]);
  assert.equal(binomial(3, 4), 0n);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (n, k) =>
      assert.equal(binomial(n, k), binomial(n - 1, k) + binomial(n - 1, k - 1)),
    ),
  );
});
