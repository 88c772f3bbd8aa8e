import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { binomial, factorial } from './counting.ts';
import { certain, chanceOf, meanOf, mixture, totalOf, type Distribution } from './distribution.ts';
import { compareFractions, gcd, makeFraction, toNumber, type Fraction } from './fraction.ts';
import { addTimes, carry, compareRows, isZero, makeRows, rowOf, setRow, widthFor } from './limbs.ts';
import { weightedMean } from './mean.ts';

const number = fc.bigInt({ min: 0n, max: 1n << 200n });

test('rows of limbs reckon as whole numbers do', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(number, fc.integer({ min: 0, max: 4000 })), { maxLength: 40 }), (terms) => {
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
    }),
  );
});

test('rows compare as their numbers', () => {
  fc.assert(
    fc.property(number, fc.oneof(number, fc.constant(undefined)), (a, other) => {
      const b = other ?? a;
      const rows = makeRows(2, widthFor(1n << 200n));
      setRow(rows, 0, a);
      setRow(rows, 1, b);
      assert.equal(Math.sign(compareRows(rows, 0, rows, 1)), a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

test('a row is written, added to and carried by itself', () => {
  fc.assert(
    fc.property(number, number, number, fc.integer({ min: 0, max: 4000 }), (a, b, c, factor) => {
      const rows = makeRows(3, widthFor(1n << 220n));
      [a, b, c].forEach((n, i) => setRow(rows, i, n));
      addTimes(rows, 1, rows, 1, factor);
      carry(rows, 1);
      assert.deepEqual(
        [0, 1, 2].map((i) => rowOf(rows, i)),
        [a, b * BigInt(factor + 1), c],
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

test('counts: Pascal’s rule, and nothing to choose beyond what there is', () => {
  assert.deepEqual([0, 1, 5].map(factorial), [1n, 1n, 120n]);
  assert.equal(binomial(3, 4), 0n);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (n, k) =>
      assert.equal(binomial(n, k), binomial(n - 1, k) + binomial(n - 1, k - 1)),
    ),
  );
});

const small = fc.integer({ min: -40, max: 40 });
const weight = fc.bigInt({ min: 1n, max: 30n });
const fraction = fc
  .tuple(fc.bigInt({ min: -90n, max: 90n }), fc.bigInt({ min: 1n, max: 60n }))
  .map(([n, d]): Fraction => makeFraction(n, d));
const distribution = fc
  .array(fc.tuple(small, weight), { minLength: 1, maxLength: 6 })
  .map((all): Distribution => new Map(all));
const sum = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((a, b) => makeFraction(a.n * b.d + b.n * a.d, a.d * b.d), makeFraction(0n, 1n));
const share = (of: Distribution, outcome: number): Fraction => makeFraction(of.get(outcome) ?? 0n, totalOf(of));
const times = ({ n, d }: Fraction, by: bigint, over: bigint): Fraction => makeFraction(n * by, d * over);

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

test('a mixture gives every outcome the weighted mean of its shares, in whole numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ weight, of: distribution }), { minLength: 1, maxLength: 4 }), (parts) => {
      const mixed = mixture(parts);
      const all = parts.reduce((n, p) => n + p.weight, 0n);
      for (const outcome of new Set([...mixed.keys(), ...parts.flatMap((p) => [...p.of.keys()])]))
        assert.deepEqual(share(mixed, outcome), sum(parts.map((p) => times(share(p.of, outcome), p.weight, all))));
      // No larger numbers than the common denominator asks for.
      assert.ok(totalOf(mixed) <= all * parts.reduce((n, p) => n * totalOf(p.of), 1n));
    }),
  );
  assert.deepEqual(
    [
      ...mixture([
        {
          weight: 1n,
          of: new Map([
            [0, 1n],
            [1, 1n],
          ]),
        },
        {
          weight: 1n,
          of: new Map([
            [0, 1n],
            [2, 3n],
          ]),
        },
      ]),
    ],
    [
      [0, 3n],
      [1, 2n],
      [2, 3n],
    ],
  );
});

test('chances and means of a distribution', () => {
  fc.assert(
    fc.property(distribution, (of) => {
      assert.deepEqual(
        chanceOf(of, (o) => o > 0),
        sum([...of.keys()].filter((o) => o > 0).map((o) => share(of, o))),
      );
      assert.deepEqual(
        meanOf(of, (o) => 3 * o - 1),
        sum([...of].map(([o, w]) => makeFraction(w * BigInt(3 * o - 1), totalOf(of)))),
      );
    }),
  );
  assert.deepEqual([[...certain(7)], totalOf(certain(7))], [[[7, 1n]], 1n]);
  fc.assert(
    fc.property(fc.array(fc.record({ weight, of: fraction }), { minLength: 1, maxLength: 5 }), (parts) => {
      const all = parts.reduce((n, p) => n + p.weight, 0n);
      assert.deepEqual(weightedMean(parts), sum(parts.map((p) => times(p.of, p.weight, all))));
    }),
  );
});
