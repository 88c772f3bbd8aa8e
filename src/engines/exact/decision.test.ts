import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDie, sharesOf, sum } from './brute.test-table.ts';
import { D6 } from './die.ts';
import { chanceOf, followedBy, mapped, meanOf, type Distribution } from './distribution.ts';
import { compareFractions, makeFraction, type Fraction } from './fraction.ts';
import { bestOf, compareValues, valuesOf, type Aim } from './decision.ts';
import { partsOf, rollsOf } from './pool.ts';
import { rerolled } from './reroll.ts';

const itself: Aim<number> = (result) => result;
const atLeast =
  (n: number): Aim<number> =>
  (result) =>
    result >= n ? 1 : 0;
const options = fc
  .array(anyDie, { minLength: 1, maxLength: 5 })
  .map((dice) => dice.map((results, action) => ({ action, results })));

test('an aim is a mean: of a number, of a fraction, of what is wanted', () => {
  fc.assert(
    fc.property(anyDie, fc.integer({ min: -1, max: 3 }), (die, n) => {
      const third: Aim<number> = (result) => makeFraction(BigInt(result), 3n);
      const [mean, chance, thirds] = valuesOf(die, [itself, atLeast(n), third]);
      assert.deepEqual(
        mean,
        meanOf(die, (face) => face),
      );
      assert.deepEqual(
        chance,
        chanceOf(die, (face) => face >= n),
      );
      assert.deepEqual(thirds, makeFraction(mean.n, mean.d * 3n));
    }),
  );
  assert.throws(() => valuesOf(D6, [() => 0.5]), RangeError);
  assert.throws(() => valuesOf(new Map<number, bigint>(), [itself]), RangeError);
});

test('the best of some options: none is better by the first aim, nor by a later one among equals; the first of equals', () => {
  fc.assert(
    fc.property(options, fc.integer({ min: 0, max: 3 }), (all, n) => {
      const aims = [atLeast(n), itself];
      const best = bestOf(all, aims);
      assert.equal(best.results, all[best.action]!.results);
      assert.deepEqual(best.values, valuesOf(best.results, aims));
      const worths = all.map(({ results }) => [chanceOf(results, (r) => r >= n), meanOf(results, (r) => r)] as const);
      const isBetter = (a: readonly Fraction[], b: readonly Fraction[]) => {
        const [first, then] = [compareFractions(a[0]!, b[0]!), compareFractions(a[1]!, b[1]!)];
        return first > 0 || (first === 0 && then > 0);
      };
      assert.ok(worths.every((w) => !isBetter(w, worths[best.action]!)));
      const equal = worths.flatMap((w, i) => (isBetter(worths[best.action]!, w) ? [] : [i]));
      assert.equal(best.action, equal[0]);
      assert.deepEqual(best.equal, equal.slice(1));
    }),
  );
  assert.throws(() => bestOf([], [itself]), RangeError);
});

test('ties are exact: the same mean from other weights is a tie, a mean larger by one in a great number is not', () => {
  const coin: Distribution = new Map([
    [0, 3n],
    [2, 3n],
  ]);
  const sure: Distribution = new Map([[1, 7n]]);
  assert.deepEqual(
    [
      bestOf(
        [
          { action: 'coin', results: coin },
          { action: 'sure', results: sure },
        ],
        [itself],
      ),
    ].map(({ action, equal }) => [action, equal]),
    [['coin', ['sure']]],
  );
  const more: Distribution = new Map([
    [0, 10n ** 40n],
    [2, 10n ** 40n + 1n],
  ]);
  const { action, equal } = bestOf(
    [
      { action: 'sure', results: sure },
      { action: 'more', results: more },
    ],
    [itself],
  );
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

test('one choice after a roll: any dice once again, against a player who tries every choice on every sequence', () => {
  const [count, sides] = [2, [1, 2, 4]];
  const die: Distribution = new Map(sides.map((face) => [face, 1n]));
  const sequences = (n: number): number[][] =>
    Array.from({ length: n }).reduce<number[][]>((all) => all.flatMap((s) => sides.map((face) => [...s, face])), [[]]);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), (wanted) => {
      const again = (kept: readonly number[], dice: number): Distribution =>
        mapped(rollsOf([{ die, count: dice }]), (roll) => sum([...kept, ...roll]));
      const totals = followedBy(
        rollsOf([{ die, count }]),
        (roll) =>
          bestOf(
            partsOf(roll).map(({ kept, rest }) => ({ action: rest, results: again(kept, rest.length) })),
            [atLeast(wanted)],
          ).results,
      );
      const slow = sequences(count).map((faces) =>
        Math.max(
          ...Array.from({ length: 2 ** count }, (_, bits) => {
            const rest = sequences(faces.filter((__, i) => (bits >> i) & 1).length);
            const kept = faces.filter((__, i) => ((bits >> i) & 1) === 0);
            const hits = rest.filter((thrown) => sum([...kept, ...thrown]) >= wanted).length;
            // Over the most sequences that may be thrown again.
            return hits * (sides.length ** count / rest.length);
          }),
        ),
      );
      assert.deepEqual(
        chanceOf(totals, (total) => total >= wanted),
        makeFraction(BigInt(sum(slow)), BigInt(sides.length ** (2 * count))),
      );
    }),
  );
});

test('a player who wants the most of one die throws again what is below its mean: as the rule would', () => {
  const best = followedBy(
    D6,
    (face) =>
      bestOf(
        [
          { action: 'keep', results: new Map([[face, 1n]]) },
          { action: 'throw', results: D6 },
        ],
        [itself],
      ).results,
  );
  assert.deepEqual(sharesOf(best), sharesOf(rerolled(D6, (face) => face < 4)));
  // https://tkramesh.wordpress.com/2011/04/17/dynamic-programming-probability-gambling-and-a-die/: 4.25 with two throws.
  assert.deepEqual(
    meanOf(best, (face) => face),
    { n: 17n, d: 4n },
  );
});
