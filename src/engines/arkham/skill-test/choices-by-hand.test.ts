/** Choices whose chances are reckoned by hand or by a formula. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFraction } from '../../exact/fraction.ts';
import { totalOf } from '../../exact/distribution.ts';
import type { Joint } from './chain/chain.ts';
import type { Mechanic } from './model/mechanic.ts';
import { chanceAlone, chanceOfSuccess, solveTest, type SkillTest } from './solve.ts';
import { sizeOf, type Bag, type TokenId } from '../token.ts';
import { MEANINGS, endingsOf, testOf } from './choices.test-table.ts';

const exactly = (t: SkillTest): string => (({ n, d }) => `${n}/${d}`)(chanceOfSuccess(solveTest(t).distribution, t));
const action = (t: SkillTest, id: TokenId) => solveTest(t).first.get(id);

test('a known token may be put back, ignored or cancelled; one that is only imagined may not', () => {
  const t = (fixed: Mechanic, ...more: Mechanic[]) => testOf({ bag: { '0': 1 }, mechanics: [...more, fixed] });
  const fixed: Mechanic = { kind: 'fixed', token: '-4' };
  assert.equal(exactly(t(fixed)), '0/1');
  assert.equal(exactly(t(fixed, { kind: 'redraw', times: 1 })), '1/2');
  assert.deepEqual(action(t(fixed, { kind: 'redraw', times: 1 }), '-4'), { kind: 'redraw', choice: 0 });
  assert.equal(exactly(t(fixed, { kind: 'set-aside', times: 1 })), '1/1');
  assert.deepEqual(action(t(fixed, { kind: 'redraw', times: 1, only: ['0'] }, { kind: 'set-aside', times: 1 }), '-4'), {
    kind: 'set-aside',
    choice: 1,
  });
  assert.equal(exactly(t(fixed, { kind: 'cancel', times: 1, only: ['-4'] })), '1/1');
  for (const choice of [
    { kind: 'redraw', times: 1 },
    { kind: 'cancel', times: 1, only: ['-4'] },
  ] as const)
    assert.equal(exactly(t({ ...fixed, imagined: true }, choice)), '0/1');
  assert.equal(solveTest(t(fixed)).reveal, 'draw');
  // The token resolved, the one put back and the one drawn instead of it.
  assert.deepEqual([...solveTest(t(fixed, { kind: 'redraw', times: 1 })).joint.keys()], [2]);
  assert.deepEqual([...solveTest(t(fixed, { kind: 'cancel', times: 1, only: ['-4'] })).joint.keys()], [1]);
});

test('a token put back from a card is in the bag with those already there', () => {
  const t = testOf({
    bag: { '0': 1, '-4': 2 },
    mechanics: [
      { kind: 'redraw', times: 1 },
      { kind: 'fixed', token: '-4' },
    ],
  });
  assert.equal(exactly(t), '1/4');
});

test('a known token exchanged leaves the bag one token fewer of the other kind, and is in it again', () => {
  const t = (curse: number) =>
    testOf({
      bag: { '0': 1, curse },
      skill: 5,
      mechanics: [
        { kind: 'swap', times: 1, only: ['-4'], for: 'curse' },
        { kind: 'fixed', token: '-4' },
      ],
    });
  // After the curse only 0 is enough: besides it −4 is in the bag, and the other curse if there is one.
  assert.deepEqual([0, 1, 2, 3].map(t).map(exactly), ['0/1', '1/2', '1/3', '1/4']);
  assert.deepEqual([action(t(0), '-4')?.kind, action(t(2), '-4')], [undefined, { kind: 'swap', choice: 0 }]);
});

test('a known token that is resolved leaves the advice to the tokens after it, and an equal use is left', () => {
  const t = (fixed: TokenId) =>
    testOf({
      bag: { '0': 1, '-4': 2 },
      mechanics: [
        { kind: 'redraw', times: 1 },
        { kind: 'fixed', token: fixed },
      ],
    });
  assert.deepEqual(
    [action(t('bless'), '-4'), action(t('bless'), '0')],
    [{ kind: 'redraw', choice: 0 }, { kind: 'resolve' }],
  );
  assert.equal(action({ ...t('0'), skill: 9 }, '0')?.kind, undefined);
});

test('the whole joint distribution of a known token that is cancelled for another', () => {
  const t = testOf({
    bag: { '0': 1, '-4': 1 },
    skill: 2,
    difficulty: 3,
    mechanics: [
      { kind: 'cancel', times: 1, only: ['curse'], as: { modifier: 1 } },
      { kind: 'fixed', token: 'curse' },
    ],
  });
  assert.deepEqual(
    endingsOf(solveTest(t), t).map((e) => [e.revealed, e.result.success, e.result.margin]),
    [
      [2, true, 0],
      [2, false, -3],
    ],
  );
});

test('a token counts as another only as often as the card says', () => {
  const t = (times: number) =>
    testOf({
      bag: { curse: 2 },
      skill: 3,
      difficulty: 3,
      mechanics: [{ kind: 'cancel', times, only: ['curse'], as: { modifier: 1 } }],
    });
  assert.deepEqual([exactly(t(1)), exactly(t(2))], ['0/1', '1/1']);
  assert.equal(exactly({ ...t(1), skill: 4 }), '1/1');
});

test('what counts as the second frost ends the draw', () => {
  const t = testOf({
    bag: { frost: 1, '-4': 1 },
    skill: 9,
    difficulty: 9,
    mechanics: [{ kind: 'cancel', times: 1, only: ['-4'], as: { like: 'frost' } }],
    goal: { kind: 'success', by: 0 },
  });
  // Frost first: −4 as a frost fails, as itself too. −4 first: as a frost it is −1, and the frost after it fails.
  assert.equal(exactly(t), '0/1');
  assert.equal(exactly({ ...t, skill: 14 }), '1/1');
});

test('both halves of a pair succeed whatever the numbers; the automatic failure beats them', () => {
  const pair: Mechanic = { kind: 'pair', one: ['bless'], other: ['curse'] };
  const t = (b: Bag) => exactly(testOf({ bag: b, skill: 0, difficulty: 9, mechanics: [pair] }));
  assert.equal(t({ bless: 1, curse: 1 }), '1/1');
  assert.equal(t({ bless: 2 }), '0/1');
  assert.equal(t({ bless: 1, curse: 1, 'auto-fail': 1 }), '0/1');
  // Two of the three come before −8 in a third of the orders.
  assert.equal(t({ bless: 1, curse: 1, '-8': 1 }), '1/3');
  // A hand that holds one half waits for the other.
  const hand = testOf({
    bag: { bless: 1, curse: 1, '-8': 3 },
    skill: 0,
    difficulty: 9,
    mechanics: [pair, { kind: 'choose', reveal: 3, resolve: 2 }],
  });
  // Three of the ten hands hold both; six hold one, and half of the next tokens are the other.
  assert.equal(exactly(hand), '3/5');
  // Of two one is resolved, the other is out. A half with the skull: the other half before −8, one of two. Anything with
  // −8: both halves or the other one come. Both halves: one of them is lost.
  const once = testOf({
    bag: { skull: 1, bless: 1, curse: 1, '-8': 1 },
    meanings: { ...MEANINGS, skull: { modifier: 2, again: true } },
    skill: 0,
    difficulty: 9,
    mechanics: [pair, { kind: 'choose', reveal: 2, resolve: 1 }],
  });
  assert.equal(exactly(once), '2/3');
});

test('large bags: whole numbers of many limbs give the chance that a formula gives', () => {
  const many: Bag = { '+1': 19, '0': 17, '-1': 20, '-2': 13, '-3': 20, '-4': 11, '-5': 7, '-6': 20, '-8': 3 };
  const [good, all] = [19n + 17n, BigInt(sizeOf(many))];
  const alone = (mechanic: Mechanic) => chanceAlone(testOf({ bag: many, mechanics: [mechanic] }));
  for (let times = 1; times <= 6; times += 1) {
    // Every failing token is put back, or stays out, as long as it may be.
    const back = makeFraction(all ** BigInt(times + 1) - (all - good) ** BigInt(times + 1), all ** BigInt(times + 1));
    assert.deepEqual(alone({ kind: 'redraw', times }), back);
    let [n, d] = [1n, 1n];
    for (let out = 0n; out <= BigInt(times); out += 1n) [n, d] = [n * (all - good - out), d * (all - out)];
    if (times <= 3) assert.deepEqual(alone({ kind: 'set-aside', times }), makeFraction(d - n, d));
  }
  // Several redraws of one card and one each of several cards are the same.
  const redraw: Mechanic = { kind: 'redraw', times: 1 };
  const chained = testOf({
    bag: { ...many, bless: 10, curse: 10, frost: 8, 'auto-fail': 1 },
    skill: 5,
    mechanics: [redraw, redraw, redraw],
  });
  const { joint, distribution } = solveTest(chained);
  assert.deepEqual(
    outcomesShares(joint),
    outcomesShares(solveTest({ ...chained, mechanics: [{ kind: 'redraw', times: 3 }] }).joint),
  );
  assert.deepEqual(chanceAlone(chained), chanceOfSuccess(distribution, chained));
});

/** The share of each number of tokens and outcome, as text. */
const outcomesShares = (joint: Joint): string[] => {
  const total = [...joint.values()].reduce((n, outcomes) => n + totalOf(outcomes), 0n);
  return [...joint]
    .flatMap(([tokens, outcomes]) =>
      [...outcomes].map(([o, w]) => {
        const { n, d } = makeFraction(w, total);
        return `${tokens} ${o}: ${n}/${d}`;
      }),
    )
    .sort();
};

test('of three tokens two are resolved: one blessing with the last draw it asks for beats two with two', () => {
  const t = testOf({
    bag: { bless: 2, '0': 1, '+1': 1, 'auto-fail': 1 },
    mechanics: [{ kind: 'choose', reveal: 3, resolve: 2 }],
  });
  // Only both blessings with 0 or +1, two hands of ten, leave one more draw out of the failure and another token.
  assert.equal(exactly(t), '9/10');
});
