import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  certain,
  chanceOf,
  followedBy,
  distributionOf,
  conditionOn,
  mapOutcomes,
  meanOf,
  mixture,
  reduceWeights,
  totalOf,
  type Distribution,
} from './distribution.ts';
import { gcd, makeFraction, sumOfFractions, type Fraction } from './fraction.ts';
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

/** Outcomes that are records: equal in value, never in reference. */
interface Hand {
  readonly suit: string;
  readonly ranks: readonly number[];
}
const hand = fc.record(
  { suit: fc.constantFrom('a', 'b'), ranks: fc.array(fc.nat(1), { maxLength: 2 }) },
  { noNullPrototype: true },
);
const hands = fc
  .array(fc.tuple(hand, weight), { minLength: 1, maxLength: 8 })
  .map((all): Distribution<Hand> => distributionOf(all));
/** The slow and obvious way: a distribution as a list in which each outcome occurs as often as its weight says. */
const listOf = <T>(of: Distribution<T>): T[] =>
  [...of].flatMap(([outcome, w]) => Array.from({ length: Number(w) }, () => outcome));
const countIn = (list: readonly unknown[], one: unknown): number =>
  list.filter((other) => isDeepStrictEqual(other, one)).length;
/** Every outcome has the share that it has in a list of equally likely ones, and occurs once. */
const sameShares = <T>(of: Distribution<T>, list: readonly T[]) => {
  const outcomes = [...of.keys()];
  assert.equal(
    outcomes.filter((a, i) => outcomes.findIndex((b) => isDeepStrictEqual(a, b)) < i).length,
    0,
    'each once',
  );
  for (const [outcome, w] of of)
    assert.deepEqual(makeFraction(w, totalOf(of)), makeFraction(BigInt(countIn(list, outcome)), BigInt(list.length)));
  assert.ok(list.every((one) => outcomes.some((outcome) => isDeepStrictEqual(outcome, one))));
};

test('equal records are one outcome, by value or by a key of one’s own', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hand, weight), { maxLength: 8 }), (entries) => {
      const of = distributionOf(entries);
      const all = entries.flatMap(([h, w]) => Array.from({ length: Number(w) }, () => h));
      if (entries.length > 0) sameShares(of, all);
      const bySuit = distributionOf(entries, (h) => h.suit);
      assert.deepEqual(
        [...bySuit].map(([h, w]) => [h.suit, Number(w)]),
        [...new Set(all.map((h) => h.suit))].map((suit) => [suit, all.filter((h) => h.suit === suit).length]),
      );
    }),
  );
  for (const bad of [0n, -1n]) assert.throws(() => distributionOf([[1, bad]]), RangeError);
});

test('what outcomes become, and what follows them: as in the list of all equally likely paths', () => {
  fc.assert(
    fc.property(hands, fc.array(hands, { minLength: 1, maxLength: 3 }), (of, followers) => {
      const becomes = ({ ranks }: Hand) => ({ sum: ranks.reduce((a, b) => a + b, 0) });
      sameShares(mapOutcomes(of, becomes), listOf(of).map(becomes));
      assert.equal(totalOf(mapOutcomes(of, becomes)), totalOf(of));
      const next = ({ ranks }: Hand) => followers[ranks.length % followers.length]!;
      const after = followedBy(of, next);
      const shares = new Map<string, Fraction>();
      for (const [first, w] of of)
        for (const [second, v] of next(first)) {
          const key = JSON.stringify(second);
          const p = makeFraction(w * v, totalOf(of) * totalOf(next(first)));
          shares.set(key, sumOfFractions([shares.get(key) ?? makeFraction(0n, 1n), p]));
        }
      assert.deepEqual(
        new Map([...after].map(([outcome, w]) => [JSON.stringify(outcome), makeFraction(w, totalOf(after))])),
        shares,
      );
    }),
  );
});

test('laws of what follows: certainty changes nothing, and paths may be taken in any grouping', () => {
  const shares = <T>(of: Distribution<T>) =>
    new Map([...of].map(([o, w]) => [JSON.stringify(o), makeFraction(w, totalOf(of))] as const));
  fc.assert(
    fc.property(hands, hands, hands, (of, a, b) => {
      const f = (h: Hand) => (h.suit === 'a' ? a : b);
      const g = (h: Hand) => (h.ranks.length > 0 ? b : certain(h));
      assert.deepEqual(shares(followedBy(of, (h) => certain(h))), shares(of));
      const first = [...of.keys()][0]!;
      assert.deepEqual(shares(followedBy(certain(first), f)), shares(f(first)));
      assert.deepEqual(shares(followedBy(followedBy(of, f), g)), shares(followedBy(of, (h) => followedBy(f(h), g))));
    }),
  );
  assert.throws(() => followedBy(certain(1), () => new Map<number, bigint>()), RangeError);
  assert.throws(() => mixture([{ weight: 1n, of: new Map() }]), RangeError);
});

test('what is known narrows a distribution; a reduced one has the same chances in the smallest weights', () => {
  fc.assert(
    fc.property(hands, fc.bigInt({ min: 1n, max: 30n }), (of, factor) => {
      const isA = ({ suit }: Hand) => suit === 'a';
      const narrowed = conditionOn(of, isA);
      const list = listOf(of).filter(isA);
      if (list.length > 0) sameShares(narrowed, list);
      else assert.equal(narrowed.size, 0);
      const least = reduceWeights(new Map([...of].map(([h, w]) => [h, w * factor])));
      assert.deepEqual([...least.keys()], [...of.keys()]);
      assert.deepEqual(least, reduceWeights(of));
      sameShares(least, listOf(of));
      assert.equal([...least.values()].reduce(gcd, 0n), 1n);
    }),
  );
  assert.throws(
    () =>
      chanceOf(
        conditionOn(certain(1), () => false),
        () => true,
      ),
    RangeError,
  );
});
