import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDie, anyPool, bruteShares, isSound, sharesOf, sum } from './oracle.test-table.ts';
import { D6 } from './die.ts';
import { chanceOf, meanOf, totalOf } from './distribution.ts';
import { binomial } from './counting.ts';
import { makeFraction, multiplyFractions, wholeFraction } from './fraction.ts';
import { sumOf, countInPool, sumOfEqual, sumOfPool } from './pool.ts';

test('the sum of a pool is that of every sequence of faces, and so is the number of dice with a property', () => {
  fc.assert(
    fc.property(anyPool, fc.integer({ min: -1, max: 3 }), (pool, least) => {
      const twice = (face: number) => 2 * face - 1;
      const sums = sumOfPool(pool, twice);
      assert.ok(isSound(sums));
      assert.deepEqual(
        sharesOf(sums),
        bruteShares(pool, (faces) => sum(faces.map(twice))),
      );
      const hits = countInPool(pool, (face) => face >= least);
      assert.deepEqual(
        sharesOf(hits),
        bruteShares(pool, (faces) => faces.filter((face) => face >= least).length),
      );
      assert.equal(totalOf(sums), totalOf(hits));
    }),
  );
});

test('adding many times is adding one after another, in any order', () => {
  fc.assert(
    fc.property(anyDie, anyDie, fc.nat(9), fc.nat(9), (a, b, n, m) => {
      const slow = Array.from({ length: n }).reduce<typeof a>((total) => sumOf(total, a), sumOfEqual(a, 0));
      assert.deepEqual(sharesOf(sumOfEqual(a, n)), sharesOf(slow));
      assert.equal(totalOf(sumOfEqual(a, n)), totalOf(a) ** BigInt(n));
      assert.deepEqual(sharesOf(sumOf(sumOfEqual(a, n), sumOfEqual(a, m))), sharesOf(sumOfEqual(a, n + m)));
      assert.deepEqual(sharesOf(sumOfEqual(sumOfEqual(a, n), m)), sharesOf(sumOfEqual(a, n * m)));
      assert.deepEqual(sharesOf(sumOf(a, b)), sharesOf(sumOf(b, a)));
      // Means add up.
      const face = (f: number) => f;
      assert.deepEqual(meanOf(sumOfEqual(a, n), face), multiplyFractions(meanOf(a, face), wholeFraction(n)));
    }),
  );
  for (const bad of [-1, 0.5, NaN, Infinity]) assert.throws(() => sumOfEqual(D6, bad), RangeError);
});

test('published: three dice of six faces, 216 ways', () => {
  // https://mathworld.wolfram.com/Dice.html: 3 to 18 on three dice come in 1, 3, 6, 10, 15, 21, 25, 27 ways and back.
  const half = [1, 3, 6, 10, 15, 21, 25, 27];
  assert.deepEqual(
    [...sumOfEqual(D6, 3)].sort(([a], [b]) => a - b),
    [...half, ...half.toReversed()].map((ways, i) => [i + 3, BigInt(ways)]),
  );
});

test('successes of alike dice are binomial: 12 dice that hit on 5 and 6', () => {
  const hits = countInPool([{ die: D6, count: 12 }], (face) => face >= 5);
  for (let n = 0; n <= 12; n += 1)
    assert.deepEqual(
      chanceOf(hits, (of) => of === n),
      makeFraction(binomial(12, n) * 2n ** BigInt(12 - n), 3n ** 12n),
    );
});
