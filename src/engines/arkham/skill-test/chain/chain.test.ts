/** Draws without choices: chains, frosts, automatic results, the figures of a known bag. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { totalOf, type Distribution } from '../../../exact/distribution.ts';
import { addFractions, compareFractions, makeFraction, ONE, toNumber, type Fraction } from '../../../exact/fraction.ts';
import { drawChain } from './chain.ts';
import { outcomesOf } from '../draw/draw.ts';
import { FAILED, resultOf, together, withToken, type Outcome } from '../model/outcome.ts';
import { chanceOfFailure, chanceOfSuccess, solveTest, type SkillTest } from '../solve.ts';
import { TOKEN_IDS, sizeOf, tokensIn, type Bag, type TokenId, type TokenMeanings } from '../../token.ts';
import { NIGHT, SIMPLE, testOf, chance, exactly } from '../night.test-table.ts';

const per = (t: SkillTest): string => (100 * toNumber(chance(t))).toFixed(2);

/** The slow and obvious draw: physical tokens, one after the other, every order, each of the same weight. */
const brute = (bag: Bag, meanings: TokenMeanings): ReadonlyMap<Outcome, Fraction> => {
  const found = new Map<Outcome, number>();
  const draw = (left: readonly TokenId[], outcome: Outcome, frosts: number, p: number) => {
    if (left.length === 0) return void found.set(outcome, (found.get(outcome) ?? 0) + p);
    left.forEach((id, i) => {
      const token = meanings[id];
      const rest = left.filter((_, j) => j !== i);
      const q = p / left.length;
      if (token.frost === true && frosts > 0) return void found.set(FAILED, (found.get(FAILED) ?? 0) + q);
      const next = withToken(outcome, token);
      if (token.again === true) draw(rest, next, frosts + (token.frost === true ? 1 : 0), q);
      else found.set(next, (found.get(next) ?? 0) + q);
    });
  };
  const tokens = tokensIn(bag);
  const orders = tokens.reduce((n, _, i) => n * (i + 1), 1);
  draw(tokens, 0, 0, orders);
  return new Map([...found].map(([outcome, n]) => [outcome, makeFraction(BigInt(n), BigInt(orders))]));
};
const asChances = (d: Distribution) => new Map([...d].map(([o, w]) => [o, makeFraction(w, totalOf(d))]));
const kindsOf = (bag: Bag, meanings: TokenMeanings) =>
  TOKEN_IDS.map((id) => ({ token: meanings[id], count: bag[id] ?? 0 }));

/** Small bags, rich in chains. */
const smallBag = fc
  .record({
    '+1': fc.nat(1),
    '0': fc.nat(2),
    '-3': fc.nat(1),
    skull: fc.nat(2),
    'auto-fail': fc.nat(1),
    'elder-sign': fc.nat(1),
    bless: fc.nat(2),
    curse: fc.nat(2),
    frost: fc.nat(2),
  })
  .filter((bag) => sizeOf(bag) > 0 && sizeOf(bag) <= 8);
const anyMeanings = fc.record({ again: fc.boolean(), auto: fc.boolean() }).map(({ again, auto }): TokenMeanings => ({
  ...SIMPLE,
  skull: { modifier: -1, ...(again ? { again: true } : {}) },
  'elder-sign': auto ? { modifier: 0, verdict: 'succeed' } : { modifier: 1 },
}));

test('chains agree with drawing physical tokens in every order', () => {
  fc.assert(
    fc.property(smallBag, anyMeanings, (bag, meanings) =>
      assert.deepEqual(asChances(outcomesOf(drawChain(kindsOf(bag, meanings)))), brute(bag, meanings)),
    ),
    { numRuns: 150 },
  );
});

test('Night of the Zealot, standard, with blesses, curses and frosts: the figures stay as they are', () => {
  const at = (bag: Bag, over: number) => per(testOf({ bag: { ...NIGHT, ...bag }, skill: 3 + over, difficulty: 3 }));
  assert.deepEqual(
    [
      at({}, 2),
      at({ bless: 5, curse: 5 }, 2),
      at({ bless: 10, curse: 10 }, 2),
      at({ bless: 3, curse: 3, frost: 3 }, 4),
      at({ curse: 5, frost: 4 }, 4),
    ],
    ['75.00', '69.21', '66.27', '88.37', '82.68'],
  );
});

test('the second frost fails, with any token between', () => {
  const t = testOf({ bag: { frost: 2, bless: 1 }, skill: 50, difficulty: 0 });
  // Three chaining tokens: the second frost always comes before the bag is empty.
  assert.equal(exactly(t), '0/1');
  assert.equal(exactly(testOf({ bag: { frost: 1, bless: 1 }, skill: 50, difficulty: 0 })), '1/1');
});

test('automatic failure loses even against 0 and beats automatic success', () => {
  assert.deepEqual(resultOf(FAILED, { skill: 9, difficulty: 0 }), { success: false, margin: 0 });
  assert.equal(together(1_000_000, FAILED), FAILED);
  assert.equal(withToken(1_000_002, { modifier: 0, verdict: 'fail' }), FAILED);
  assert.deepEqual(resultOf(1_000_002, { skill: 3, difficulty: 9 }), { success: true, margin: 5 });
});

test('modifiers are summed raw and raised to 0 once', () => {
  // The rulebook’s own example: 4 − 8 + 2 is −2 and counts as 0, not 0 + 2.
  assert.deepEqual(resultOf(-6, { skill: 4, difficulty: 1 }), { success: false, margin: -1 });
  assert.deepEqual(resultOf(-6, { skill: 4, difficulty: 0 }), { success: true, margin: 0 });
});

test('an empty bag reveals nothing', () =>
  assert.deepEqual([...solveTest(testOf({ bag: {} })).distribution], [[0, 1n]]));

test('more skill never hurts, and a token worse than needed never helps', () => {
  fc.assert(
    fc.property(smallBag, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (bag, skill, difficulty) => {
      const t = testOf({ bag, skill, difficulty });
      assert.ok(compareFractions(chance({ ...t, skill: skill + 1 }), chance(t)) >= 0);
      const worse: TokenId = '-8';
      if (difficulty > 0 && skill - 8 < difficulty && !('frost' in bag && bag.frost > 0) && bag.bless === 0)
        assert.ok(compareFractions(chance({ ...t, bag: { ...bag, [worse]: 1 } }), chance(t)) <= 0);
    }),
  );
});

test('success and failure by N leave nothing out', () => {
  fc.assert(
    fc.property(smallBag, (bag) => {
      const t = testOf({ bag });
      const { distribution } = solveTest(t);
      assert.deepEqual(addFractions(chanceOfSuccess(distribution, t), chanceOfFailure(distribution, t)), ONE);
    }),
  );
});
