/** Blood tokens (Children of Blood): the bags of the campaign counted by hand, what is sealed after a failure, many of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addFractions, compareFractions, makeFraction, ZERO, type Fraction } from '../../exact/fraction.ts';
import { fractionText } from '../../exact/fraction.test-table.ts';
import { verdictOf } from '../chaos-bag/verdict.ts';
import { LIMITS, PRINTED, tokensIn, type Bag, type TokenId, type TokenMeanings } from '../token.ts';
import { FAILED, resultOf, withToken, type Numbers } from './model/outcome.ts';
import { READINGS } from './model/readings.ts';
import { oddsOf } from './odds.ts';
import { chanceOfBlood, solveTest, type SkillTest } from './solve.ts';
import { testOf as testWith } from './night.test-table.ts';

/** «River of Blood», hard side, agenda 1: skull −2, tablet −3, elder thing −4; an elder sign of +1. */
const RIVER: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -2 },
  tablet: { modifier: -3 },
  'elder-thing': { modifier: -4 },
  'elder-sign': { modifier: 1 },
};
const COMMON: Bag = { skull: 2, tablet: 1, 'elder-thing': 1, 'auto-fail': 1, 'elder-sign': 1 };
const HARD: Bag = { ...COMMON, '0': 3, '-1': 2, '-2': 2, '-3': 2, '-4': 1, '-5': 1, blood: 1 };
const EXPERT: Bag = {
  ...COMMON,
  '0': 1,
  '-1': 2,
  '-2': 2,
  '-3': 2,
  '-4': 2,
  '-5': 1,
  '-6': 1,
  '-8': 1,
  blood: 2,
};
/** @param over the skill above the difficulty */
const testOf = (bag: Bag, over: number, more: Partial<SkillTest> = {}): SkillTest =>
  testWith({ bag, meanings: RIVER, skill: over + 10, difficulty: 10, ...more });
const chance = (bag: Bag, over: number, mechanics: SkillTest['mechanics'] = []): string =>
  fractionText(oddsOf(testOf(bag, over, { mechanics })).chance);
const over = (n: number, d: number): string => fractionText(makeFraction(BigInt(n), BigInt(d)));
const solvedChance = (t: SkillTest): Fraction => chanceOfBlood(t, solveTest(t)) ?? assert.fail('not known');

test('the example of the guide: blood, then −2: 3 becomes 0', () => {
  const { success, value } = verdictOf(['blood', '-2'], PRINTED, { skill: 3, difficulty: 3 });
  assert.deepEqual([success, value], [false, 0]);
});

test('Children of Blood, hard: 17 tokens and one blood, by hand', () => {
  // Tokens of −k or better, for k from −1: 1, 4, 6, 10, 13, 15, 16, 16. One draw in 18 is blood, and 17 are left for one less.
  const passing = [1, 4, 6, 10, 13, 15, 16, 16];
  for (const [i, k] of passing.entries())
    assert.equal(chance(HARD, i - 1), over(17 * k + (passing[i - 1] ?? 0), 18 * 17), `over ${i - 1}`);
  assert.deepEqual(
    [-2, 3, 5, 9].map((m) => chance(HARD, m)),
    ['0/1', '77/102', '287/306', '16/17'],
  );
});

test('Children of Blood, expert: 18 tokens and two bloods, by hand', () => {
  // Of 20 · 19 · 18 draws: 342 for each token that comes first, 36 after one blood, 2 after both.
  const wins = [720, 1442, 2884, 4058, 5200, 5656, 6040, 6078, 6422, 6458, 6460];
  for (const [m, n] of wins.entries()) assert.equal(chance(EXPERT, m), over(n, 6840), `over ${m}`);
});

test('a failed test seals blood: the draws that begin with it and fail', () => {
  // Hard: after blood 16, 13, 11, 7, 4, 2 and 1 of 17 tokens fail.
  for (const [m, n] of [16, 13, 11, 7, 4, 2, 1].entries())
    assert.equal(fractionText(solvedChance(testOf(HARD, m))), over(n, 306), `over ${m}`);
  // Expert, 3 over: 10 of 18 fail after one blood, 14 after both; 5 over: 4 and 7.
  assert.equal(fractionText(solvedChance(testOf(EXPERT, 3))), over(36 * 10 + 2 * 14, 6840));
  assert.equal(fractionText(solvedChance(testOf(EXPERT, 5))), over(36 * 4 + 2 * 7, 6840));
});

test('how many tokens a test takes', () => {
  const rows = (bag: Bag) => oddsOf(testOf(bag, 2)).revealed.map(({ tokens, chance: c }) => [tokens, fractionText(c)]);
  assert.deepEqual(rows(HARD), [
    [1, '17/18'],
    [2, '1/18'],
  ]);
  assert.deepEqual(rows(EXPERT), [
    [1, '9/10'],
    [2, '9/95'],
    [3, '1/190'],
  ]);
});

test('all twelve and a 0: every number of bloods before the 0 is equally likely', () => {
  for (let m = 0; m <= LIMITS.blood; m += 1)
    assert.equal(chance({ blood: LIMITS.blood, '0': 1 }, m), over(m + 1, LIMITS.blood + 1), `over ${m}`);
});

test('blood is no frost: with two frosts, by hand', () => {
  // −2 is borne. 0; blood, 0; frost, 0; blood, frost, 0; frost, blood, 0: 1/4 + 1/12 + 1/6 + 1/12 + 1/12.
  const t = testOf({ blood: 1, frost: 2, '0': 1 }, 2);
  assert.equal(fractionText(oddsOf(t).chance), '2/3');
  // Both frosts with blood before or between them.
  assert.equal(fractionText(solvedChance(t)), '1/6');
});

test('nothing is said where no blood can come', () => {
  assert.equal(oddsOf(testOf({ '0': 1 }, 3)).blood, undefined);
  // A card has it ready: every failure seals it, and only the +1 of 18 makes up for it.
  const known = testOf(HARD, 0, { mechanics: [{ kind: 'fixed', token: 'blood' }] });
  assert.equal(fractionText(solvedChance(known)), '17/18');
});

test('with a choice blood is sealed under the choices made for the goal, by hand', () => {
  // 4 of 18 fail and are drawn again: blood, then 7 of 17. Or blood at first, 7 of 17, and 7 of 17 again.
  const again = testOf(HARD, 3, { mechanics: [{ kind: 'redraw', times: 1 }] });
  assert.equal(fractionText(solvedChance(again)), over(4 * 7 * 17 + 7 * 7 * 18, 18 * 18 * 17 * 17));
  // Of two tokens one is resolved: both are blood in 1 of 3 hands, and −2 comes after.
  const either = testOf({ blood: 2, '-2': 1 }, 2, { mechanics: [{ kind: 'choose', reveal: 2, resolve: 1 }] });
  assert.equal(fractionText(solvedChance(either)), '1/3');
});

test('blood that is cancelled or ignored seals nothing', () => {
  const without = [
    { kind: 'cancel', times: 1, only: ['blood'] },
    { kind: 'set-aside', times: 1, only: ['blood'], cancelled: true },
    { kind: 'set-aside', times: 1, only: ['blood'] },
  ] as const;
  // Without it the 0 is enough; resolved it would fail the test.
  for (const [mechanic, ignored] of without.flatMap((m) => READINGS.ignored.map((r) => [m, r] as const))) {
    const t = testOf({ blood: 1, '0': 1 }, 0, { mechanics: [mechanic], readings: { ignored } });
    assert.equal(fractionText(solvedChance(t)), '0/1', `${mechanic.kind} ${ignored}`);
  }
  // Its minus resolved as a plus, it is blood all the same: it comes first in 1 of 3 draws, and −8 after it in 1 of 2.
  const positive = { kind: 'cancel', times: 1, only: ['blood'], as: { positive: true } } as const;
  assert.equal(fractionText(solvedChance(testOf({ blood: 1, '0': 1, '-8': 1 }, 0, { mechanics: [positive] }))), '1/6');
});

/** The state between two reveals. */
interface Moment {
  readonly left: readonly TokenId[];
  readonly outcome: number;
  readonly isBloody: boolean;
  readonly frost: boolean;
  /** How many tokens that ask for no other are still to come. */
  readonly pending: number;
  /** How often a token may still be put back. */
  readonly redraws: number;
}
/** Chances to succeed and to fail with blood resolved. */
interface Chances {
  readonly success: Fraction;
  readonly blood: Fraction;
}
const endOf = (outcome: number, isBloody: boolean, t: Numbers): Chances => {
  const { success } = resultOf(outcome, t);
  return { success: makeFraction(BigInt(success), 1n), blood: makeFraction(BigInt(isBloody && !success), 1n) };
};
/** Physical tokens in every order; a token is put back only where that succeeds more often. */
const brute = ({ left, ...now }: Moment, t: Numbers): Chances => {
  if (left.length === 0) return endOf(now.outcome, now.isBloody, t);
  const put = now.redraws === 0 ? undefined : brute({ left, ...now, redraws: now.redraws - 1 }, t);
  const resolveToken = (id: TokenId, i: number): Chances => {
    const token = RIVER[id];
    if (token.frost === true && now.frost) return endOf(FAILED, now.isBloody, t);
    const [outcome, isBloody] = [withToken(now.outcome, token), now.isBloody || id === 'blood'];
    const pending = now.pending - Number(token.again !== true);
    if (pending === 0) return endOf(outcome, isBloody, t);
    const frost = now.frost || token.frost === true;
    return brute({ ...now, left: left.filter((_, j) => j !== i), outcome, isBloody, frost, pending }, t);
  };
  const all = left.map((id, i) => {
    const kept = resolveToken(id, i);
    return put !== undefined && compareFractions(put.success, kept.success) > 0 ? put : kept;
  });
  const mean = (of: (c: Chances) => Fraction): Fraction => {
    const { n, d } = all.map(of).reduce(addFractions, ZERO);
    return makeFraction(n, d * BigInt(left.length));
  };
  return { success: mean((c) => c.success), blood: mean((c) => c.blood) };
};
const firstMoment = (bag: Bag, redraws: number, pending = 1): Moment => ({
  left: tokensIn(bag),
  outcome: 0,
  isBloody: false,
  frost: false,
  pending,
  redraws,
});
const bags = fc
  .record({
    '0': fc.nat(2),
    '-2': fc.nat(1),
    'auto-fail': fc.nat(1),
    bless: fc.nat(1),
    curse: fc.nat(1),
    frost: fc.nat(2),
    blood: fc.integer({ min: 1, max: 3 }),
  })
  .filter((b) => tokensIn(b).length <= 6);
const margins = fc.integer({ min: -2, max: 4 });

test('what is sealed agrees with drawing physical tokens in every order, also where one may be put back', () => {
  fc.assert(
    fc.property(bags, margins, fc.nat(1), (b, m, redraws) => {
      const t = testOf(b, m, { mechanics: redraws === 0 ? [] : [{ kind: 'redraw', times: redraws }] });
      const { success, blood } = brute(firstMoment(b, redraws), t);
      assert.deepEqual(
        [chance(b, m, t.mechanics), fractionText(solvedChance(t))],
        [fractionText(success), fractionText(blood)],
      );
    }),
    { numRuns: 60 },
  );
});

test('what is sealed agrees with physical tokens where two are resolved at once', () => {
  fc.assert(
    fc.property(bags, margins, (b, m) => {
      const t = testOf(b, m, { mechanics: [{ kind: 'choose', reveal: 2, resolve: 2 }] });
      const pending = solveTest(t).reveal === 'hand' ? 2 : 1;
      assert.equal(fractionText(solvedChance(t)), fractionText(brute(firstMoment(b, 0, pending), t).blood));
    }),
    { numRuns: 100, examples: [[{ '0': 1, '-2': 1, 'auto-fail': 0, bless: 2, curse: 0, frost: 2, blood: 1 }, 0]] },
  );
});
