import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { binomial, factorial } from './counting.ts';
import { addTimes, carry, compareRows, isZero, makeRows, rowOf, setRow, widthFor } from './limbs.ts';

const number = fc.bigInt({ min: 0n, max: 1n << 200n });

test('rows of limbs reckon as whole numbers do', () => {
  fc.assert(fc.property(fc.array(fc.tuple(number, fc.integer({ min: 0, max: 4000 })), { maxLength: 40 }), (terms) => {
    const sum = terms.reduce((n, [a, factor]) => n + a * BigInt(factor), 0n);
    const rows = makeRows(2, widthFor(1n << 220n));
    for (const [a, factor] of terms) {
      setRow(rows, 0, a);
      assert.equal(rowOf(rows, 0), a);
      addTimes(rows, 1, rows, 0, factor);
    }
    carry(rows, 1);
    assert.equal(rowOf(rows, 1), sum);
    assert.equal(isZero(rows, 1), sum === 0n);
  }));
});

test('rows compare as their numbers', () => {
  fc.assert(fc.property(number, fc.oneof(number, fc.constant(undefined)), (a, other) => {
    const b = other ?? a;
    const rows = makeRows(2, widthFor(1n << 200n));
    setRow(rows, 0, a);
    setRow(rows, 1, b);
    assert.equal(Math.sign(compareRows(rows, 0, rows, 1)), a < b ? -1 : a > b ? 1 : 0);
  }));
});

test('the widest number fits its width', () => {
  for (const most of [1n, (1n << 30n) - 1n, 1n << 30n, (1n << 60n) - 1n]) {
    const rows = makeRows(1, widthFor(most));
    setRow(rows, 0, most);
    assert.equal(rowOf(rows, 0), most);
  }
});

test('counts: Pascal’s rule, and nothing to choose beyond what there is', () => {
  assert.deepEqual([0, 1, 5].map(factorial), [1n, 1n, 120n]);
  assert.equal(binomial(3, 4), 0n);
  fc.assert(fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (n, k) => assert.equal(binomial(n, k), binomial(n - 1, k) + binomial(n - 1, k - 1))));
});
