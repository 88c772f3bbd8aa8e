import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addFractions,
  compareFractions,
  divideFractions,
  gcd,
  isSameFraction,
  largerFraction,
  lcm,
  makeFraction,
  multiplyFractions,
  ONE,
  subtractFractions,
  sumOfFractions,
  toNumber,
  wholeFraction,
  ZERO,
  type Fraction,
} from './fraction.ts';

/** Fractions in any terms, of few numbers: equal ones in unequal terms come up often. */
const fraction: fc.Arbitrary<Fraction> = fc
  .tuple(fc.bigInt({ min: -90n, max: 90n }), fc.bigInt({ min: 1n, max: 60n }), fc.bigInt({ min: 1n, max: 9n }))
  .map(([n, d, times]) => ({ n: n * times, d: d * times }));
const inTerms = fc.bigInt({ min: 1n, max: 1000n });
const lowest = ({ n, d }: Fraction): Fraction => makeFraction(n, d);

test('a fraction is in lowest terms, over a positive denominator; anything else is a bug of the caller', () => {
  assert.deepEqual(
    [makeFraction(6n, 8n), makeFraction(-6n, 8n), makeFraction(0n, 5n)],
    [
      { n: 3n, d: 4n },
      { n: -3n, d: 4n },
      { n: 0n, d: 1n },
    ],
  );
  for (const d of [0n, -1n]) assert.throws(() => makeFraction(1n, d), RangeError);
  assert.deepEqual([gcd(12n, 18n), gcd(7n, 0n), gcd(0n, 7n)], [6n, 7n, 7n]);
});

test('fractions compare as the numbers they are, and shown ones lose nothing to overflow', () => {
  fc.assert(
    fc.property(fraction, fraction, (a, b) =>
      assert.equal(compareFractions(a, b), Math.sign(Number(a.n * b.d - b.n * a.d))),
    ),
  );
  fc.assert(fc.property(fraction, (f) => assert.equal(toNumber(f), Number(f.n) / Number(f.d))));
  const huge = 10n ** 500n;
  assert.ok(Math.abs(toNumber({ n: huge, d: 3n * huge + 1n }) - 1 / 3) < 1e-15);
  assert.equal(toNumber({ n: 2n ** 1100n * 5n, d: 2n ** 1101n }), 2.5);
});

test('equal fractions compare as equal whatever their terms, and neither is larger', () => {
  assert.equal(compareFractions({ n: 1n, d: 2n }, { n: 2n, d: 4n }), 0);
  assert.equal(compareFractions({ n: 0n, d: 1n }, { n: 0n, d: 7n }), 0);
  fc.assert(
    fc.property(fraction, inTerms, (a, times) => {
      const b = { n: a.n * times, d: a.d * times };
      assert.deepEqual([compareFractions(a, b), compareFractions(b, a)], [0, 0]);
      assert.ok(isSameFraction(a, b));
      assert.equal(largerFraction(a, b), a);
      assert.equal(largerFraction(b, a), b);
    }),
  );
});

test('the order is one: turned about it is the other way, and the larger is not the smaller', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      assert.equal(compareFractions(a, b) + compareFractions(b, a), 0);
      assert.equal(isSameFraction(a, b), compareFractions(a, b) === 0);
      assert.ok(compareFractions(largerFraction(a, b), a) >= 0 && compareFractions(largerFraction(a, b), b) >= 0);
      const [least, middle, most] = [a, b, c].sort(compareFractions);
      assert.ok(compareFractions(least!, middle!) <= 0 && compareFractions(least!, most!) <= 0);
    }),
  );
});

test('sums, differences, products and quotients: in lowest terms, by hand and by their laws', () => {
  const [half, third] = [makeFraction(2n, 4n), makeFraction(1n, 3n)];
  assert.deepEqual(addFractions(half, third), { n: 5n, d: 6n });
  assert.deepEqual(subtractFractions(third, half), { n: -1n, d: 6n });
  assert.deepEqual(multiplyFractions(half, third), { n: 1n, d: 6n });
  assert.deepEqual(divideFractions(half, third), { n: 3n, d: 2n });
  assert.deepEqual(divideFractions(half, { n: -1n, d: 3n }), { n: -3n, d: 2n });
  assert.throws(() => divideFractions(half, ZERO), RangeError);
  assert.deepEqual(
    [wholeFraction(-3), wholeFraction(2n ** 80n)],
    [
      { n: -3n, d: 1n },
      { n: 2n ** 80n, d: 1n },
    ],
  );
  assert.throws(() => wholeFraction(0.5), RangeError);
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      assert.deepEqual(addFractions(a, b), addFractions(b, a));
      assert.deepEqual(subtractFractions(addFractions(a, b), b), lowest(a));
      assert.deepEqual(
        multiplyFractions(a, addFractions(b, c)),
        addFractions(multiplyFractions(a, b), multiplyFractions(a, c)),
      );
      if (b.n !== 0n) assert.deepEqual(multiplyFractions(divideFractions(a, b), b), lowest(a));
      assert.deepEqual([addFractions(a, ZERO), multiplyFractions(a, ONE)], [lowest(a), lowest(a)]);
    }),
  );
});

test('the sum of many is the sum of one after another', () => {
  assert.deepEqual(sumOfFractions([]), ZERO);
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 8 }), (all) =>
      assert.deepEqual(sumOfFractions(all), all.reduce(addFractions, ZERO)),
    ),
  );
  assert.deepEqual([lcm(4n, 6n), lcm(5n, 5n), lcm(1n, 9n)], [12n, 5n, 9n]);
});
