/** Each mechanic by itself, on bags small enough to reckon by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFraction } from '../../../exact/fraction.ts';
import type { Mechanic } from './mechanic.ts';
import { resultOf, withToken } from './outcome.ts';
import { solveTest, type SkillTest } from '../solve.ts';
import { tokensIn, type Bag, type TokenMeanings } from '../../token.ts';
import { NIGHT, SIMPLE, testOf, chance, exactly } from '../night.test-table.ts';

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
  const tokens = tokensIn(NIGHT);
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

test('the goal changes the choice', () => {
  const bag: Bag = { '-1': 1, '-2': 1, '-5': 1 };
  const t = testOf({ bag, skill: 3, difficulty: 5, mechanics: [redraw] });
  // Success is out of reach: nothing to choose; the fewest points of failure puts the −5 back.
  assert.equal(solveTest({ ...t, goal: { kind: 'least-loss' } }).first.get('-5')?.kind, 'redraw');
  assert.equal(solveTest(t).first.get('-5')?.kind, 'resolve');
});
