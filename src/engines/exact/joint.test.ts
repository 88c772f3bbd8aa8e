import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDie, anyPool, isSound, sharesOf } from './brute.test-table.ts';
import { D6, dieOf } from './die.ts';
import { chanceOf, given, mapped, totalOf } from './distribution.ts';
import { makeFraction, multiplyFractions } from './fraction.ts';
import { independent, marginalOf, withPart } from './joint.ts';
import { rollsOf } from './pool.ts';
import { added } from './sum.ts';

test('independent things: every pair as often as the product, and each alone is what it was', () => {
  fc.assert(
    fc.property(anyDie, anyDie, anyPool, (a, b, pool) => {
      const rolls = rollsOf(pool);
      const joint = independent({ a, b, roll: rolls });
      const slow = [...a].flatMap(([x, v]) =>
        [...b].flatMap(([y, w]) => [...rolls].map(([roll, u]) => [{ a: x, b: y, roll }, v * w * u] as const)),
      );
      assert.ok(isSound(joint));
      assert.deepEqual(sharesOf(joint), sharesOf(slow));
      assert.deepEqual(sharesOf(marginalOf(joint, 'a')), sharesOf(a));
      assert.deepEqual(sharesOf(marginalOf(joint, 'roll')), sharesOf(rolls));
      assert.deepEqual(sharesOf(mapped(joint, (o) => o.a + o.b)), sharesOf(added(a, b)));
    }),
  );
  assert.deepEqual([...independent({})], [[{}, 1n]]);
});

test('a part that hangs on the others: the chance is the product along the path', () => {
  fc.assert(
    fc.property(anyDie, fc.array(anyDie, { minLength: 1, maxLength: 3 }), (first, dice) => {
      const dieFor = (face: number) => dice[Math.abs(face) % dice.length]!;
      const joint = withPart(independent({ first }), 'second', ({ first: face }) => dieFor(face));
      for (const [face, w] of first)
        for (const [second, v] of dieFor(face))
          assert.deepEqual(
            chanceOf(joint, (o) => o.first === face && o.second === second),
            makeFraction(w * v, totalOf(first) * totalOf(dieFor(face))),
          );
      assert.deepEqual(sharesOf(marginalOf(joint, 'first')), sharesOf(first));
      // Once the first is known, the second is its die.
      const [known] = [...first.keys()];
      assert.deepEqual(
        sharesOf(
          marginalOf(
            given(joint, (o) => o.first === known),
            'second',
          ),
        ),
        sharesOf(dieFor(known!)),
      );
    }),
  );
});

test('what is known of one changes the other as Bayes says', () => {
  // Two urns by a coin; a red ball was drawn.
  const urns = { left: dieOf(['red', 'red', 'blue']), right: dieOf(['red', 'blue', 'blue', 'blue']) };
  const joint = withPart(independent({ urn: dieOf(['left', 'right'] as const) }), 'ball', ({ urn }) => urns[urn]);
  const red = given(joint, ({ ball }) => ball === 'red');
  assert.deepEqual(
    chanceOf(red, ({ urn }) => urn === 'left'),
    { n: 8n, d: 11n },
  );
  assert.deepEqual(
    multiplyFractions(
      chanceOf(red, ({ urn }) => urn === 'left'),
      chanceOf(joint, ({ ball }) => ball === 'red'),
    ),
    chanceOf(joint, ({ urn, ball }) => urn === 'left' && ball === 'red'),
  );
});

test('records that become equal are one, by value or by a key', () => {
  const joint = withPart(
    independent({ a: D6 }),
    'isHigh',
    ({ a }) => dieOf([a > 3]),
    ({ isHigh }) => isHigh,
  );
  assert.deepEqual([...joint.values()], [3n, 3n]);
});
