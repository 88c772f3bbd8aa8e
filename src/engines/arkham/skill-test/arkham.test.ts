import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { totalOf, type Distribution } from '../../exact/distribution.ts';
import { addFractions, compareFractions, makeFraction, ONE, toNumber, type Fraction } from '../../exact/fraction.ts';
import { drawChain } from './chain.ts';
import { outcomesOf } from './draw.ts';
import { conditionsOf, meaningsOf, tokenOf } from '../meanings.ts';
import type { Mechanic } from './mechanic.ts';
import { FAILED, resultOf, together, withToken, type Outcome } from './outcome.ts';
import { oddsOf, oddsTable } from './odds.ts';
import { chanceOfFailure, chanceOfSuccess, solveTest, type SkillTest } from './skill-test.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId, type TokenMeanings } from '../token.ts';

/** «Ночь фанатички», standard, with the simplest reading: skull −1, cultist −2, tablet −3, elder sign +1. */
const NIGHT: Bag = {
  '+1': 1,
  '0': 2,
  '-1': 3,
  '-2': 2,
  '-3': 1,
  '-4': 1,
  skull: 2,
  cultist: 1,
  tablet: 1,
  'auto-fail': 1,
  'elder-sign': 1,
};
const SIMPLE: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1 },
  cultist: { modifier: -2 },
  tablet: { modifier: -3 },
  'elder-sign': { modifier: 1 },
};
const testOf = (over: Partial<SkillTest> = {}): SkillTest => ({
  bag: NIGHT,
  meanings: SIMPLE,
  mechanics: [],
  goal: { kind: 'success', by: 0 },
  skill: 5,
  difficulty: 3,
  ...over,
});
const chance = (t: SkillTest): Fraction =>
  chanceOfSuccess(solveTest(t).distribution, t, t.goal.kind === 'success' ? t.goal.by : 0);
const exactly = (t: SkillTest): string => (({ n, d }) => `${n}/${d}`)(chance(t));
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
  const tokens = TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));
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
  .filter(
    (bag) => Object.values(bag).reduce((a, b) => a + b, 0) > 0 && Object.values(bag).reduce((a, b) => a + b, 0) <= 8,
  );
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
    { numRuns: 300 },
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

const redraw: Mechanic = { kind: 'redraw', times: 1 };
test('cancel and redraw: p + (1 − p) p where only failing tokens are put back', () => {
  // p is 3/4.
  assert.deepEqual([exactly(testOf()), exactly(testOf({ mechanics: [redraw] }))], ['3/4', '15/16']);
});

test('the advice says which tokens to put back', () => {
  const { first } = solveTest(testOf({ mechanics: [redraw] }));
  const back = [...first].filter(([, a]) => a.kind === 'redraw').map(([id]) => id);
  assert.deepEqual(back, ['-3', '-4', 'tablet', 'auto-fail']);
});

/** The slow and obvious choice of one of two tokens: every ordered pair, the better result taken. */
test('reveal two, resolve one: the better of every pair', () => {
  const tokens = TOKEN_IDS.flatMap((id) => Array.from({ length: NIGHT[id] ?? 0 }, () => id));
  for (const difficulty of [1, 3, 5, 7]) {
    const t = testOf({ difficulty, mechanics: [{ kind: 'choose', reveal: 2, resolve: 1 }] });
    const good = tokens.map((id) => resultOf(withToken(0, SIMPLE[id]), t).success);
    let wins = 0;
    good.forEach((a, i) =>
      good.forEach((b, j) => {
        if (i !== j && (a || b)) wins += 1;
      }),
    );
    const pairs = tokens.length * (tokens.length - 1);
    assert.deepEqual(chance(t), makeFraction(BigInt(wins), BigInt(pairs)), `difficulty ${difficulty}`);
  }
});

test('reveal three, resolve two: the best pair of every three', () => {
  const bag: Bag = { '0': 1, '-3': 1, '-4': 1, 'auto-fail': 1 };
  const t = testOf({ bag, skill: 4, difficulty: 2, mechanics: [{ kind: 'choose', reveal: 3, resolve: 2 }] });
  // With the card no pair reaches 2 (0 − 3 leaves 1): drawing plainly and hoping for the 0 is better.
  assert.equal(exactly(t), '1/4');
  // With 5 the pairs with 0 and −3 do: two hands of the four.
  assert.equal(exactly({ ...t, skill: 5 }), '1/2');
});

test('a forced symbol must be resolved if it is among the revealed', () => {
  const bag: Bag = { '0': 1, skull: 1 };
  const t = testOf({
    bag,
    skill: 3,
    difficulty: 3,
    mechanics: [{ kind: 'choose', reveal: 2, resolve: 1, forced: ['skull'] }],
  });
  // Both are revealed, the skull must be taken; the choice not to use the card is better: one half.
  assert.equal(exactly(t), '1/2');
});

test('two more, then cancel two or the automatic failure', () => {
  const bag: Bag = { '0': 2, 'auto-fail': 1 };
  const t = testOf({ bag, skill: 3, difficulty: 3, mechanics: [{ kind: 'cancel-some', extra: 2 }] });
  assert.equal(exactly(t), '1/1');
  const minus = testOf({
    bag: { '-1': 2, 'auto-fail': 1 },
    skill: 3,
    difficulty: 2,
    mechanics: [{ kind: 'cancel-some', extra: 2 }],
  });
  // Cancelling the failure leaves −2 in all; cancelling two others leaves the failure: drawing plainly is better.
  assert.equal(exactly(minus), '2/3');
});

test('set aside: the token stays out, the automatic failure cannot be', () => {
  const t = testOf({
    bag: { '0': 1, '-4': 1, 'auto-fail': 1 },
    skill: 3,
    difficulty: 3,
    mechanics: [{ kind: 'set-aside', times: 1 }],
  });
  // 0: success. −4: set aside, then 0 of two. Failure: lost.
  assert.equal(exactly(t), '1/2');
});

test('cancel without a replacement, blank, treat, bonus, no draw, fixed, seal', () => {
  const bag: Bag = { skull: 1, 'auto-fail': 1 };
  const meanings: TokenMeanings = { ...SIMPLE, skull: { modifier: -9 } };
  const t = (mechanics: Mechanic[], over: Partial<SkillTest> = {}) =>
    exactly(testOf({ bag, meanings, skill: 3, difficulty: 3, mechanics, ...over }));
  assert.equal(t([]), '0/1');
  assert.equal(t([{ kind: 'cancel', times: 1, only: ['skull'] }]), '1/2');
  assert.equal(t([{ kind: 'blank', symbols: ['skull'] }]), '1/2');
  assert.equal(t([{ kind: 'treat', token: 'skull', as: { modifier: 0 } }]), '1/2');
  assert.equal(t([{ kind: 'treat', token: 'auto-fail', as: { verdict: 'succeed' } }]), '1/2');
  assert.equal(t([{ kind: 'bonus', tokens: ['skull'], modifier: 9 }]), '1/2');
  assert.equal(t([{ kind: 'no-draw' }]), '1/1');
  assert.equal(t([{ kind: 'fixed', token: '0' }]), '1/1');
  assert.equal(t([{ kind: 'fixed', token: 'bless' }], { bag: { '-2': 1 }, skill: 3 }), '1/1');
  assert.equal(t([{ kind: 'seal', tokens: ['auto-fail'] }], { bag: { '0': 1, 'auto-fail': 1 } }), '1/1');
});

test('each sealed token is one token, and none that is not there', () => {
  const { bag } = solveTest(
    testOf({ bag: { '0': 3, '-1': 1 }, mechanics: [{ kind: 'seal', tokens: ['0', '-1', '-1', '-2'] }] }),
  );
  assert.deepEqual(bag, { '0': 2, '-1': 0, '-2': 0 });
});

test('progress: the test itself, then each point of the curve', () => {
  const heard = (t: SkillTest) => {
    const all: (readonly number[])[] = [];
    oddsOf(t, (...said) => all.push(said));
    return all;
  };
  assert.deepEqual(heard(testOf()), [[1, 11]]);
  assert.deepEqual(
    heard(testOf({ mechanics: [redraw] })),
    Array.from({ length: 11 }, (_, i) => [i + 1, 11]),
  );
  const rows: (readonly number[])[] = [];
  oddsTable(testOf(), 2, (...said) => rows.push(said));
  assert.deepEqual(rows, [
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('reveal three, resolve two: both may ask for another', () => {
  const t = testOf({
    bag: { bless: 2, '-1': 2, '-8': 1 },
    skill: 2,
    difficulty: 3,
    mechanics: [{ kind: 'choose', reveal: 3, resolve: 2 }],
  });
  // Ten hands. Both blesses and −8: both are resolved, +4, and two more come, −1 and −1: success. A bless, −1 and −8, in
  // four ways: +2 −1, then a bless and −1 succeed, −1 fails. All others fail. Drawing plainly gives 4/15.
  assert.equal(exactly(t), '3/10');
});

const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
};
test('the input of a test is left alone', () => {
  for (const mechanic of [
    redraw,
    { kind: 'set-aside', times: 1 },
    { kind: 'choose', reveal: 3, resolve: 2 },
  ] as const) {
    const t = deepFrozen(
      structuredClone(
        testOf({
          bag: { ...NIGHT, bless: 1 },
          mechanics: [
            mechanic,
            { kind: 'seal', tokens: ['0'] },
            { kind: 'treat', token: 'skull', as: { modifier: 1 } },
          ],
        }),
      ),
    );
    oddsOf(t);
    oddsTable(t, 1);
  }
});

test('the goal changes the choice', () => {
  const bag: Bag = { '-1': 1, '-2': 1, '-5': 1 };
  const t = testOf({ bag, skill: 3, difficulty: 5, mechanics: [redraw] });
  // Success is out of reach: nothing to choose; the fewest points of failure puts the −5 back.
  assert.equal(solveTest({ ...t, goal: { kind: 'least-loss' } }).first.get('-5')?.kind, 'redraw');
  assert.equal(solveTest(t).first.get('-5')?.kind, 'resolve');
});

test('curve, piles and table agree with the chance', () => {
  const odds = oddsOf(testOf());
  assert.deepEqual(odds.curve.find((p) => p.bonus === 0)!.chance, odds.chance);
  assert.deepEqual(
    odds.curve.map((p) => (100 * toNumber(p.chance)).toFixed(1)),
    ['25.0', '56.3', '75.0', '87.5', '93.8', '93.8', '93.8', '93.8', '93.8', '93.8', '93.8'],
  );
  assert.deepEqual(
    odds.piles.map((p) => `${p.kind} ${p.margin} ${p.tokens.map((x) => x.id + x.count).join(',')}`),
    [
      'automatic -3 auto-fail1',
      'margin -2 -41',
      'margin -1 -31,tablet1',
      'margin 0 -22,cultist1',
      'margin 1 -13,skull2',
      'margin 2 02',
      'margin 3 +11,elder-sign1',
    ],
  );
  assert.deepEqual(oddsTable(testOf(), 6)[5]![3], odds.chance);
  assert.deepEqual(oddsTable(testOf(), 6)[0]![0], { n: 15n, d: 16n });
});

test('a symbol that counts as a frost is the second one to a frost, and to itself', () => {
  const meanings = meaningsOf(
    { cultist: { modifier: -2, frost: { if: 'условие' } } },
    { modifier: 0 },
    { cultist: { met: ['условие'] } },
  );
  assert.deepEqual(meanings.cultist, { modifier: -2, again: true, frost: true });
  assert.equal(exactly(testOf({ bag: { cultist: 1, frost: 1 }, meanings, skill: 9, difficulty: 0 })), '0/1');
  assert.equal(exactly(testOf({ bag: { cultist: 2 }, meanings, skill: 9, difficulty: 0 })), '0/1');
});

test('lines of a reference card: X with bounds, conditions, options', () => {
  assert.equal(tokenOf({ x: 'гули', sign: -1, max: 4 }, { x: 9 }).modifier, -4);
  assert.equal(tokenOf({ x: 'улики', sign: 1, plus: -5, times: 2 }, { x: 3 }).modifier, 1);
  assert.equal(Object.is(tokenOf({ x: 'гули' }, {}).modifier, 0), true);
  const again = { modifier: -2, again: { if: 'нет культистов' } };
  assert.deepEqual(tokenOf(again, { met: ['нет культистов'] }), { modifier: -2, again: true });
  assert.deepEqual(tokenOf(again), { modifier: -2 });
  const flooded = {
    modifier: -1,
    alt: [
      { if: 'частично', modifier: -2 },
      { if: 'полностью', modifier: -3 },
    ],
    fail: { if: 'вас двое' },
  };
  assert.deepEqual(
    [[], ['частично'], ['частично', 'полностью']].map((met) => tokenOf(flooded, { met }).modifier),
    [-1, -2, -3],
  );
  assert.equal(tokenOf(flooded, { met: ['вас двое'] }).verdict, 'fail');
  assert.deepEqual(conditionsOf(flooded), ['вас двое', 'частично', 'полностью']);
  assert.equal(tokenOf({ modifier: -2, option: 'платите', optionModifier: 0 }, { option: true }).modifier, 0);
  // An X of the elder sign is added, one of a symbol is subtracted.
  const x = meaningsOf(
    { skull: { x: 'гули' }, 'elder-thing': { modifier: -4 } },
    { x: 'улики' },
    { skull: { x: 2 }, 'elder-sign': { x: 3 } },
  );
  assert.deepEqual(
    [x['elder-sign'].modifier, x.skull.modifier, x['elder-thing'].modifier, x.tablet],
    [3, -2, -4, { modifier: 0 }],
  );
});
