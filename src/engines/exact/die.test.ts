import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { D6, dieOf, numberedDie } from './die.ts';
import { totalOf } from './distribution.ts';

test('a face weighs as many as there are sides that show it, whatever faces are', () => {
  assert.deepEqual(
    [...dieOf([0, 1, 1, 2, 2, 3])],
    [
      [0, 1n],
      [1, 2n],
      [2, 2n],
      [3, 1n],
    ],
  );
  assert.deepEqual(
    [...dieOf([{ hits: 1 }, { hits: 2 }, { hits: 1 }])],
    [
      [{ hits: 1 }, 2n],
      [{ hits: 2 }, 1n],
    ],
  );
  assert.deepEqual(
    [...dieOf(['a', 'A', 'b'], (face) => face.toLowerCase())],
    [
      ['a', 2n],
      ['b', 1n],
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(3), fc.string({ maxLength: 1 })), { minLength: 1 }), (sides) => {
      const die = dieOf<number | string>(sides);
      assert.equal(totalOf(die), BigInt(sides.length));
      for (const [face, weight] of die) assert.equal(weight, BigInt(sides.filter((s) => s === face).length));
    }),
  );
});

test('a numbered die counts from 1; a die without sides is none', () => {
  assert.deepEqual([...D6.keys()], [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(
    [...numberedDie(2)],
    [
      [1, 1n],
      [2, 1n],
    ],
  );
  for (const bad of [() => dieOf([]), () => numberedDie(0), () => numberedDie(-1)]) assert.throws(bad, RangeError);
});
