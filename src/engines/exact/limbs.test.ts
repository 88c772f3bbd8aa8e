import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  digitsOf,
  limbsFor,
  makeWeights,
  addTimes,
  carry,
  compareRows,
  isZero,
  makeRows,
  rowOf,
  setRow,
  widthFor,
  type Rows,
} from './limbs.ts';

const number = fc.bigInt({ min: 0n, max: 1n << 200n });

test('rows of limbs reckon as whole numbers do', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(number, fc.integer({ min: 0, max: 4000 })), { maxLength: 40 }), (terms) => {
      const sum = terms.reduce((n, [a, factor]) => n + a * BigInt(factor), 0n);
      const rows = makeRows(2, widthFor(1n << 220n));
      for (const [a, factor] of terms) {
        setRow(rows, 0, a);
        assert.equal(rowOf(rows, 0), a);
        addTimes(rows, 1, { rows, row: 0 }, factor);
      }
      carry(rows, 1);
      assert.equal(rowOf(rows, 1), sum);
      assert.equal(isZero(rows, 1), sum === 0n);
    }),
  );
});

test('rows compare as their numbers', () => {
  fc.assert(
    fc.property(number, fc.oneof(number, fc.constant(undefined)), (a, other) => {
      const b = other ?? a;
      const [rows, others] = [3, 2].map((count) => makeRows(count, widthFor(1n << 200n))) as [Rows, Rows];
      setRow(rows, 2, a);
      setRow(others, 1, b);
      assert.equal(Math.sign(compareRows(rows, 2, others, 1)), Number(a > b) - Number(a < b));
    }),
  );
});

test('a row is written, added to and carried by itself', () => {
  fc.assert(
    fc.property(number, number, number, fc.integer({ min: 0, max: 4000 }), (a, b, c, factor) => {
      const rows = makeRows(3, widthFor(1n << 220n));
      [a, b, c].forEach((n, i) => setRow(rows, i, n));
      addTimes(rows, 1, { rows, row: 1 }, factor);
      carry(rows, 1);
      assert.deepEqual(
        [0, 1, 2].map((i) => rowOf(rows, i)),
        [a, b * BigInt(factor + 1), c],
      );
      assert.ok(
        rows.limbs.every((limb) => limb < 2 ** 30),
        'carried',
      );
    }),
  );
});

test('the widest number fits its width', () => {
  for (const most of [1n, (1n << 30n) - 1n, 1n << 30n, (1n << 60n) - 1n]) {
    const rows = makeRows(1, widthFor(most));
    setRow(rows, 0, most);
    assert.equal(rowOf(rows, 0), most);
  }
});

test('as many additions as are promised stay exact: the widest limbs, the largest factor, 2¹⁰ times', () => {
  const [width, most] = [5, 4095];
  const widest = (1n << 120n) - 1n;
  const sum = (rows: ReturnType<typeof makeRows>): bigint => {
    carry(rows, 1);
    return rowOf(rows, 1);
  };
  const rows = makeRows(2, width);
  setRow(rows, 0, widest);
  // The row that is added to is carried too, and as wide as it may be.
  setRow(rows, 1, widest);
  for (let i = 0; i < 2 ** 10; i += 1) addTimes(rows, 1, { rows, row: 0 }, most);
  assert.equal(sum(rows), widest * (1n + 2n ** 10n * BigInt(most)));
  const factor = fc.oneof(fc.constant(most), fc.integer({ min: most - 9, max: most }), fc.nat(most));
  const limb = fc.oneof(fc.constant((1n << 30n) - 1n), fc.bigInt({ min: 0n, max: (1n << 30n) - 1n }));
  fc.assert(
    fc.property(
      fc.array(limb, { minLength: 4, maxLength: 4 }),
      fc.array(factor, { minLength: 16, maxLength: 16 }),
      (limbs, factors) => {
        const value = limbs.reduce((n, l) => (n << 30n) + l, 0n);
        const tried = makeRows(2, width);
        setRow(tried, 0, value);
        for (let i = 0; i < 2 ** 10; i += 1) addTimes(tried, 1, { rows: tried, row: 0 }, factors[i % 16]!);
        assert.equal(sum(tried), value * 64n * factors.reduce((a, b) => a + BigInt(b), 0n));
      },
    ),
  );
});

test('weights add and multiply as whole numbers do', () => {
  const big = fc.bigInt({ min: 0n, max: 2n ** 90n });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(big, fc.bigInt({ min: 1n, max: 2n ** 45n })), { minLength: 1, maxLength: 30 }),
      (pairs) => {
        const [from, to] = [makeWeights(9, 1), makeWeights(9, 1)];
        const sum = to.open();
        let exact = 0n;
        for (const [value, times] of pairs) {
          const row = from.open();
          from.set(row, value);
          to.addTimes(sum, from, row, digitsOf(times));
          exact += value * times;
        }
        assert.equal(to.valueOf(sum), exact);
        to.clear();
        assert.equal(to.valueOf(to.open()), 0n);
      },
    ),
  );
});

test('thousands of additions do not run over', () => {
  const weights = makeWeights(4);
  const [from, to] = [weights.open(), weights.open()];
  weights.set(from, 2n ** 40n - 1n);
  const times = digitsOf(2n ** 20n - 1n);
  for (let i = 0; i < 9000; i += 1) weights.addTimes(to, weights, from, times);
  assert.equal(weights.valueOf(to), 9000n * (2n ** 40n - 1n) * (2n ** 20n - 1n));
});

test('factors in limbs, and how many limbs a power takes', () => {
  assert.deepEqual([digitsOf(0n), digitsOf(5n), digitsOf(2n ** 20n + 3n)], [[], [5], [3, 1]]);
  assert.deepEqual([limbsFor(2, 19), limbsFor(2, 20), limbsFor(2, 21), limbsFor(3, 60)], [2, 2, 3, 6]);
});
