import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDie, anyPool, ascending, bruteShares, everySequence, isSound, sharesOf } from './brute.test-table.ts';
import { D6, dieOf } from './die.ts';
import { chanceOf, mapped, totalOf } from './distribution.ts';
import { makeFraction } from './fraction.ts';
import { facesOf, folded, partsOf, poolOf, rollsOf, sizeOfPool, type Fold, type Order } from './pool.ts';

const descending: Order<number> = (a, b) => b - a;
/** The counts of every face in the order of the fold: nothing of a roll is forgotten, and the order is seen. */
const history: Fold<number, readonly string[]> = {
  initial: [],
  next: (state, face, count, before) => [...state, `${count}×${face} after ${before}`],
};

test('the rolls of a pool are the multisets of every sequence of faces', () => {
  fc.assert(
    fc.property(anyPool, (pool) => {
      const rolls = rollsOf(pool);
      assert.ok(isSound(rolls));
      assert.deepEqual(sharesOf(rolls), bruteShares(pool, ascending));
      assert.equal(
        totalOf(rolls),
        everySequence(pool).reduce((n, { weight }) => n + weight, 0n),
      );
      for (const roll of rollsOf(pool, descending).keys()) assert.deepEqual(roll, roll.toSorted(descending));
      assert.deepEqual(sharesOf(mapped(rollsOf(pool, descending), ascending)), sharesOf(rolls));
    }),
  );
});

test('a fold is told of every face once, in order, with its count and how many dice came before', () => {
  fc.assert(
    fc.property(anyPool, fc.boolean(), (pool, isDown) => {
      const order: Order<number> = isDown ? descending : (a, b) => a - b;
      const faces = [...new Set(pool.flatMap(({ die, count }) => (count > 0 ? [...die.keys()] : [])))].sort(order);
      const slow = (shown: readonly number[]) =>
        faces.map(
          (face, i) =>
            `${shown.filter((f) => f === face).length}×${face} after ${shown.filter((f) => faces.indexOf(f) < i).length}`,
        );
      const fast = folded(pool, { ...history, order });
      assert.deepEqual(facesOf(pool, order), faces);
      assert.ok(isSound(fast));
      assert.deepEqual(sharesOf(fast), bruteShares(pool, slow));
    }),
  );
});

test('a fold that is settled looks at no more dice, and the answer is the same', () => {
  fc.assert(
    fc.property(anyPool, fc.integer({ min: -1, max: 4 }), (pool, enough) => {
      const first: Fold<number, number> = {
        initial: 0,
        next: (sum, face, count) => (sum >= enough ? sum : sum + face * count),
      };
      const isSettled = (sum: number) => sum >= enough;
      assert.deepEqual(sharesOf(folded(pool, { ...first, isSettled })), sharesOf(folded(pool, first)));
      assert.equal(totalOf(folded(pool, { ...first, isSettled })), totalOf(folded(pool, first)));
    }),
  );
  const asked: number[] = [];
  folded([{ die: D6, count: 3 }], {
    initial: 0,
    next: (_, face, count, before) => {
      asked.push(before);
      return count > 0 ? face : 0;
    },
    order: descending,
    isSettled: (_, before) => before > 0,
  });
  assert.ok(asked.length > 0 && asked.every((before) => before === 0));
});

test('dice that are alike are one kind, however they are given', () => {
  const [red, alike, blue] = [dieOf([0, 1, 1]), dieOf([1, 0, 1]), dieOf([0, 0, 1])];
  assert.deepEqual(
    poolOf([red, blue, red, new Map(red)]).map(({ count }) => count),
    [3, 1],
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(red, alike, blue), { maxLength: 5 }), (dice) => {
      const pool = poolOf(dice);
      assert.equal(sizeOfPool(pool), dice.length);
      assert.deepEqual(
        sharesOf(rollsOf(pool)),
        bruteShares(
          dice.map((die) => ({ die, count: 1 })),
          ascending,
        ),
      );
    }),
  );
});

test('faces that are records are told apart by their fields', () => {
  const coloured = (colour: string) => dieOf([0, 1, 1].map((hits) => ({ colour, hits })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom('red', 'blue'), { maxLength: 4 }), (colours) => {
      const pool = poolOf(colours.map(coloured));
      const inOrder = (faces: readonly { readonly colour: string; readonly hits: number }[]) =>
        faces.toSorted((a, b) => Number(a.colour > b.colour) - Number(a.colour < b.colour) || a.hits - b.hits);
      assert.deepEqual(sharesOf(mapped(rollsOf(pool), inOrder)), bruteShares(pool, inOrder));
    }),
  );
});

test('the parts of a roll are every choice of dice, alike ones once, the smaller rest first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2, 3), { maxLength: 5 }), (faces) => {
      const roll = ascending(faces);
      const slow = new Set(
        Array.from({ length: 2 ** roll.length }, (_, bits) =>
          [false, true]
            .map((isRest) => ascending(roll.filter((__, i) => ((bits >> i) & 1) === Number(isRest))).join())
            .join(' '),
        ),
      );
      const parts = partsOf(roll);
      assert.deepEqual(parts[0], { kept: roll, rest: [] });
      assert.deepEqual(
        new Set(parts.map(({ kept, rest }) => `${ascending(kept).join()} ${ascending(rest).join()}`)),
        slow,
      );
      assert.equal(parts.length, slow.size);
      assert.deepEqual(
        parts.map(({ rest }) => rest.length),
        parts.map(({ rest }) => rest.length).sort((a, b) => a - b),
      );
    }),
  );
});

test('a pool of no dice shows nothing, surely; a pool is a value that nothing changes', () => {
  assert.deepEqual([...rollsOf([])], [[[], 1n]]);
  assert.deepEqual([...rollsOf([{ die: D6, count: 0 }])], [[[], 1n]]);
  const pool = Object.freeze([Object.freeze({ die: D6, count: 2 })]);
  assert.deepEqual(rollsOf(pool), rollsOf(pool));
});

test('published: poker dice, five dice of six faces, by their patterns in 7776', () => {
  // http://www.reference.com/browse/poker%20dice: hands after one roll, in 7776; a straight and a high card are five different faces.
  const patternOf = (roll: readonly number[]) =>
    [1, 2, 3, 4, 5, 6]
      .map((face) => roll.filter((f) => f === face).length)
      .filter((n) => n > 0)
      .sort((a, b) => b - a)
      .join('');
  const patterns = mapped(rollsOf([{ die: D6, count: 5 }]), patternOf);
  assert.deepEqual(Object.fromEntries([...patterns].map(([pattern, weight]) => [pattern, Number(weight)])), {
    '5': 6,
    '41': 150,
    '32': 300,
    '311': 1200,
    '221': 1800,
    '2111': 3600,
    '11111': 720,
  });
});

test('large pools: the total is exact, and the chance of no six among 40 is (5/6)⁴⁰', () => {
  const sixes = folded([{ die: D6, count: 40 }], { initial: 0, next: (n, face, count) => (face === 6 ? count : n) });
  assert.equal(totalOf(sixes), 6n ** 40n);
  assert.deepEqual(
    chanceOf(sixes, (n) => n === 0),
    makeFraction(5n ** 40n, 6n ** 40n),
  );
  fc.assert(
    fc.property(
      anyDie,
      fc.nat(30),
      (die, count) =>
        totalOf(folded([{ die, count }], { initial: 0, next: () => 0 })) === totalOf(die) ** BigInt(count),
    ),
  );
});
