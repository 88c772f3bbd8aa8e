import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyPool, ascending, bruteShares, isSound, sharesOf, sum } from './brute.test-table.ts';
import { D6, dieOf } from './die.ts';
import { mapped, meanOf, totalOf } from './distribution.ts';
import {
  dropHighest,
  dropLowest,
  highestTimes,
  keepHighest,
  keepLowest,
  keptOf,
  keptRolls,
  keptSum,
  keptSumOf,
  type Keep,
} from './keep.ts';
import { rollsOf, sizeOfPool } from './pool.ts';

const n = fc.nat(4);
/** Every keep with the plain way to do it by hand, on faces from the highest. */
const named: fc.Arbitrary<{ readonly keep: Keep; readonly slow: (faces: readonly number[]) => readonly number[] }> =
  fc.oneof(
    n.map((k) => ({ keep: keepHighest(k), slow: (faces: readonly number[]) => faces.slice(0, k) })),
    n.map((k) => ({
      keep: keepLowest(k),
      slow: (faces: readonly number[]) => faces.slice(Math.max(0, faces.length - k)),
    })),
    n.map((k) => ({ keep: dropHighest(k), slow: (faces: readonly number[]) => faces.slice(k) })),
    n.map((k) => ({
      keep: dropLowest(k),
      slow: (faces: readonly number[]) => faces.slice(0, Math.max(0, faces.length - k)),
    })),
    n.map((k) => ({
      keep: highestTimes(k),
      slow: (faces: readonly number[]) =>
        [...Array.from({ length: k }, () => faces[0]!), ...faces.slice(1)].slice(faces.length === 0 ? k : 0),
    })),
  );
const fromHighest = (faces: readonly number[]) => ascending(faces).toReversed();

test('what is kept of a pool is what is kept of every sequence of faces', () => {
  fc.assert(
    fc.property(anyPool, named, (pool, { keep, slow }) => {
      const kept = (faces: readonly number[]) => slow(fromHighest(faces));
      const [rolls, sums] = [keptRolls(pool, keep), keptSum(pool, keep)];
      assert.ok(isSound(rolls) && isSound(sums));
      assert.deepEqual(sharesOf(rolls), bruteShares(pool, kept));
      assert.deepEqual(
        sharesOf(sums),
        bruteShares(pool, (faces) => sum(kept(faces))),
      );
      assert.deepEqual(sharesOf(mapped(rollsOf(pool), (roll) => keptOf(roll, keep))), sharesOf(rolls));
      assert.deepEqual(sharesOf(mapped(rollsOf(pool), (roll) => keptSumOf(roll, keep))), sharesOf(sums));
      assert.equal(totalOf(sums), totalOf(rollsOf(pool)));
    }),
  );
});

test('any row of numbers is a keep, dice taken away included; only a sum can take dice away', () => {
  const times = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyPool, times, (pool, row) => {
      const keep: Keep = (dice) => row.slice(0, dice);
      const slow = (faces: readonly number[]) => sum(fromHighest(faces).map((face, i) => face * row[i]!));
      assert.deepEqual(sharesOf(keptSum(pool, keep)), bruteShares(pool, slow));
      const isAway = row.slice(0, sizeOfPool(pool)).some((t) => t < 0);
      if (isAway) assert.throws(() => keptRolls(pool, keep), RangeError);
      else assert.deepEqual(sharesOf(mapped(keptRolls(pool, keep), sum)), sharesOf(keptSum(pool, keep)));
    }),
  );
  assert.throws(() => keptOf([1, 2], () => [1, -1]), RangeError);
});

test('keeping some and dropping the others is one thing, and both halves are the whole', () => {
  fc.assert(
    fc.property(anyPool, n, (pool, k) => {
      const dice = sizeOfPool(pool);
      const same = (a: Keep, b: Keep) => assert.deepEqual(sharesOf(keptSum(pool, a)), sharesOf(keptSum(pool, b)));
      same(keepHighest(Math.min(k, dice)), dropLowest(Math.max(0, dice - k)));
      same(keepLowest(Math.min(k, dice)), dropHighest(Math.max(0, dice - k)));
      same(keepHighest(dice), highestTimes(1));
      same(highestTimes(0), dropHighest(1));
    }),
  );
});

test('faces that are no numbers are kept by their value', () => {
  const coloured = (colour: string, pips: readonly number[]) => dieOf(pips.map((pip) => ({ colour, pip })));
  const pool = [
    { die: coloured('red', [0, 1, 3]), count: 2 },
    { die: coloured('blue', [2, 2, 3]), count: 1 },
  ];
  type Face = { readonly colour: string; readonly pip: number };
  const pip = (face: Face) => face.pip;
  assert.deepEqual(
    sharesOf(keptSum(pool, highestTimes(2), pip)),
    bruteShares(pool, (faces) => sum(faces.map(pip)) + Math.max(...faces.map(pip))),
  );
  // Of equal ones the red count as higher: they stand first.
  const slow = (faces: readonly Face[]) =>
    faces.toSorted((a, b) => b.pip - a.pip || (a.colour < b.colour ? 1 : -1)).slice(0, 1);
  assert.deepEqual(sharesOf(keptRolls(pool, keepHighest(1), pip)), bruteShares(pool, slow));
  assert.throws(() => keptSum([{ die: dieOf(['a']), count: 1 }], keepHighest(1)), TypeError);
});

test('published: the highest three of four dice, 1296 ways, 15869/1296 on average', () => {
  // http://mygurps.com/pmwiki.php?n=Main.MathBehind4d6DropLowest: 3 to 18 in so many ways of 1296; mean 12.24.
  const ways = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21];
  const sums = keptSum([{ die: D6, count: 4 }], dropLowest(1));
  assert.deepEqual(
    [...sums].sort(([a], [b]) => a - b),
    ways.map((w, i) => [i + 3, BigInt(w)]),
  );
  assert.deepEqual(
    meanOf(sums, (s) => s),
    { n: 15869n, d: 1296n },
  );
});
