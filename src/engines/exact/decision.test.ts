import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareValues, decide } from './decision.ts';
import { compareFractions, makeFraction, type Fraction } from './fraction.ts';

/** Fractions that are often equal, written in several ways. */
const value: fc.Arbitrary<Fraction> = fc
  .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([n, d, times]) => ({ n: BigInt(n * times), d: BigInt(d * times) }));
const options = fc
  .array(fc.tuple(value, value), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((values, action) => ({ action, values })));

test('the best of some options: none is better by the first aim, nor by a later one among equals; the first of equals', () => {
  fc.assert(
    fc.property(options, (all) => {
      const best = decide(all);
      const isBetter = (a: readonly Fraction[], b: readonly Fraction[]) => {
        const [first, then] = [compareFractions(a[0]!, b[0]!), compareFractions(a[1]!, b[1]!)];
        return first > 0 || (first === 0 && then > 0);
      };
      assert.ok(all.every(({ values }) => !isBetter(values, best.values)));
      const equal = all.filter(({ values }) => !isBetter(best.values, values)).map(({ action }) => action);
      assert.deepEqual([best.action, ...best.equal], equal);
    }),
  );
  assert.throws(() => decide([]), RangeError);
});

test('ties are exact: equal fractions tie, and one part in a great number decides', () => {
  const great = 10n ** 40n;
  const half = makeFraction(1n, 2n);
  const more = makeFraction(great + 1n, 2n * great + 1n);
  const { action, equal } = decide([
    { action: 'half', values: [half] },
    { action: 'more', values: [more] },
  ]);
  assert.deepEqual([action, equal], ['more', []]);
  assert.equal(
    compareValues(
      [
        { n: 1n, d: 2n },
        { n: 3n, d: 9n },
      ],
      [
        { n: 2n, d: 4n },
        { n: 1n, d: 3n },
      ],
    ),
    0,
  );
});
