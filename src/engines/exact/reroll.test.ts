import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDie, anyPool, ascending, everySequence, isSound, sharesOf, type Sequence } from './brute.test-table.ts';
import { D6, dieOf } from './die.ts';
import { followedBy, mapped, totalOf, type Distribution } from './distribution.ts';
import { rollsOf, sizeOfPool, type Order, type Pool } from './pool.ts';
import { rerolled, rerolledPool, rerolledRolls, type RerollRule } from './reroll.ts';
import { countInPool } from './sum.ts';

/** One die thrown and thrown again, throw by throw. */
const thrownSlowly = (die: Distribution, isBad: (face: number) => boolean, times: number): Distribution =>
  followedBy(die, (face) => (isBad(face) && times > 0 ? thrownSlowly(die, isBad, times - 1) : new Map([[face, 1n]])));

test('a die thrown again up to so many times, as throw by throw', () => {
  fc.assert(
    fc.property(anyDie, fc.integer({ min: -1, max: 3 }), fc.nat(4), (die, bad, times) => {
      const isBad = (face: number) => face <= bad;
      const again = rerolled(die, isBad, times);
      assert.ok(isSound(again));
      assert.deepEqual(sharesOf(again), sharesOf(thrownSlowly(die, isBad, times)));
      assert.equal(totalOf(again), totalOf(die) ** BigInt(times + 1));
      // Once more after so many times is so many times and one.
      if (times > 0)
        assert.deepEqual(
          sharesOf(followedBy(rerolled(die, isBad, times - 1), (face) => (isBad(face) ? die : new Map([[face, 1n]])))),
          sharesOf(again),
        );
    }),
  );
});

test('until the face is good: what is good, and nothing else; without a good face there is no end', () => {
  assert.deepEqual(sharesOf(rerolled(D6, (face) => face < 5, Infinity)), sharesOf(dieOf([5, 6])));
  assert.throws(() => rerolled(D6, () => true, Infinity), RangeError);
  for (const bad of [-1, 0.5, NaN]) assert.throws(() => rerolled(D6, () => true, bad), RangeError);
});

test('hits on 5 and 6 with a reroll of every miss: 5/9 a die', () => {
  const hits = countInPool(
    rerolledPool([{ die: D6, count: 1 }], (face) => face < 5),
    (face) => face >= 5,
  );
  assert.deepEqual(
    sharesOf(hits),
    sharesOf([
      [0, 4n],
      [1, 5n],
    ]),
  );
});

/** Dice one by one: the worst bad ones are found, thrown again one after the other, each as often as it may be. */
const everyReroll = (
  pool: Pool,
  { isBad, most, order, times = 1 }: RerollRule<number>,
): (readonly [readonly number[], bigint])[] => {
  const dice = pool.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
  // All weights over one total: what is not thrown again has the ways in which nothing is thrown.
  const steps = dice.length === 0 ? 0 : Math.min(most, dice.length) * times;
  const common = dice.reduce((n, die) => n * totalOf(die), 1n) ** BigInt(steps + 1);
  const throwAgain = ({ faces, weight }: Sequence<number>, at: readonly number[], left: number): Sequence<number>[] => {
    const [first, ...others] = at;
    if (first === undefined) return [{ faces, weight }];
    if (left === 0 || !isBad(faces[first]!)) return throwAgain({ faces, weight }, others, times);
    const die = dice[first]!;
    return [...die].flatMap(([face, w]) =>
      throwAgain({ faces: faces.with(first, face), weight: (weight * w) / totalOf(die) }, at, left - 1),
    );
  };
  return everySequence(pool).flatMap(({ faces, weight }) => {
    const bad = faces
      .map((_, i) => i)
      .filter((i) => isBad(faces[i]!))
      .sort((a, b) => (order ?? ((x, y) => x - y))(faces[a]!, faces[b]!) || a - b);
    return throwAgain({ faces, weight: weight * common }, bad.slice(0, most), times).map(
      (sequence) => [ascending(sequence.faces), sequence.weight] as const,
    );
  });
};

test('at most so many dice of a pool thrown again, the worst first: as die by die', () => {
  const descending: Order<number> = (a, b) => b - a;
  fc.assert(
    fc.property(
      anyPool.filter((pool) => sizeOfPool(pool) <= 4),
      fc.record({
        bad: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 3 }),
        most: fc.nat(3),
        isDown: fc.boolean(),
        times: fc.integer({ min: 1, max: 2 }),
      }),
      (pool, { bad, most, isDown, times }) => {
        const rule: RerollRule<number> = {
          isBad: (face) => bad.includes(face),
          most,
          times,
          order: isDown ? descending : undefined,
        };
        const rolls = rerolledRolls(pool, rule);
        assert.ok(isSound(rolls));
        assert.deepEqual(sharesOf(mapped(rolls, ascending)), sharesOf(everyReroll(pool, rule)));
      },
    ),
  );
});

test('rerolls for all dice are rerolls of each', () => {
  fc.assert(
    fc.property(anyPool, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }), (pool, bad, times) => {
      const isBad = (face: number) => face < bad;
      const all = rerolledRolls(pool, { isBad, most: sizeOfPool(pool), times });
      const each = rollsOf(rerolledPool(pool, isBad, times));
      assert.deepEqual(sharesOf(all), sharesOf(each));
    }),
  );
});

test('a rule wants whole numbers', () => {
  for (const bad of [{ most: -1 }, { most: 0.5 }, { most: 1, times: 0 }, { most: 1, times: 1.5 }])
    assert.throws(() => rerolledRolls([{ die: D6, count: 2 }], { isBad: () => true, ...bad }), RangeError);
});
