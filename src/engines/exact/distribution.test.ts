import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { certain, chanceOf, meanOf, mixture, totalOf, type Distribution } from './distribution.ts';
import { makeFraction, sumOfFractions, type Fraction } from './fraction.ts';
import { weightedMean } from './mean.ts';

const small = fc.integer({ min: -40, max: 40 });
const weight = fc.bigInt({ min: 1n, max: 30n });
const fraction = fc
  .tuple(fc.bigInt({ min: -90n, max: 90n }), fc.bigInt({ min: 1n, max: 60n }))
  .map(([n, d]): Fraction => makeFraction(n, d));
const distribution = fc
  .array(fc.tuple(small, weight), { minLength: 1, maxLength: 6 })
  .map((all): Distribution => new Map(all));
const share = (of: Distribution, outcome: number): Fraction => makeFraction(of.get(outcome) ?? 0n, totalOf(of));
const times = ({ n, d }: Fraction, by: bigint, over: bigint): Fraction => makeFraction(n * by, d * over);

test('a mixture gives every outcome the weighted mean of its shares, in whole numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ weight, of: distribution }), { minLength: 1, maxLength: 4 }), (parts) => {
      const mixed = mixture(parts);
      const all = parts.reduce((n, p) => n + p.weight, 0n);
      for (const outcome of new Set([...mixed.keys(), ...parts.flatMap((p) => [...p.of.keys()])]))
        assert.deepEqual(
          share(mixed, outcome),
          sumOfFractions(parts.map((p) => times(share(p.of, outcome), p.weight, all))),
        );
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
        sumOfFractions([...of.keys()].filter((o) => o > 0).map((o) => share(of, o))),
      );
      assert.deepEqual(
        meanOf(of, (o) => 3 * o - 1),
        sumOfFractions([...of].map(([o, w]) => makeFraction(w * BigInt(3 * o - 1), totalOf(of)))),
      );
    }),
  );
  assert.deepEqual([[...certain(7)], totalOf(certain(7))], [[[7, 1n]], 1n]);
  fc.assert(
    fc.property(fc.array(fc.record({ weight, of: fraction }), { minLength: 1, maxLength: 5 }), (parts) => {
      const all = parts.reduce((n, p) => n + p.weight, 0n);
      assert.deepEqual(weightedMean(parts), sumOfFractions(parts.map((p) => times(p.of, p.weight, all))));
    }),
  );
});
