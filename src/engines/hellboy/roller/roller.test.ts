/** A test step by step: what each effect does, what each step refuses and reports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOf } from '../../exact/oracle.test-table.ts';
import { EFFECTS, type Effect } from '../dice/effect.ts';
import { solveTest } from '../skill-check/solve.ts';
import { followsOf } from './follows.ts';
import {
  again,
  COUNT,
  faces,
  fall,
  playAll,
  refusalOf,
  RESULT,
  resultOf,
  spending,
  TEST,
  wild,
} from './roller.test-table.ts';
import { DONE_KEPT, isBegun, type RollerTest } from './roller.ts';

test('each effect does what the rulebook says; of two equal highest dice one is taken or doubled', () => {
  assert.equal(resultOf(TEST, fall('catastrophe')), 3 + 1);
  assert.equal(resultOf(TEST, fall('plus-one')), 8);
  assert.equal(resultOf(TEST, fall('plus-two')), 9);
  assert.equal(resultOf(TEST, fall('double')), 10);
  assert.equal(resultOf(TEST, fall('reroll'), again([], [])), 7);
  assert.equal(resultOf(TEST, fall('reroll'), again([0, 2], [0, 5])), 1 + 3 + 3);
  assert.equal(resultOf(TEST, fall('reroll'), again([1], [0])), 3 + 0 + 1);
});

test('BPRD is any effect, or is spent where a rule lets it', () => {
  assert.equal(resultOf(TEST, fall('bprd'), wild('catastrophe')), 4);
  assert.equal(resultOf(TEST, fall('bprd'), wild('plus-one')), 8);
  assert.equal(resultOf(TEST, fall('bprd'), wild('plus-two')), 9);
  assert.equal(resultOf(TEST, fall('bprd'), wild('double')), 10);
  assert.equal(resultOf(TEST, fall('bprd'), wild('reroll'), again([2], [5])), 9);
  assert.equal(resultOf(spending, fall('bprd'), wild('spent')), 7);
  assert.equal(refusalOf(TEST, fall('bprd'), wild('spent')), 'may-not-spend');
});

test('a bonus counts, nothing goes below 0, and the effect die may be alone', () => {
  assert.equal(resultOf({ ...TEST, bonus: 2 }, fall('plus-one')), 10);
  assert.equal(resultOf({ ...TEST, bonus: -9 }, fall('plus-one')), 0);
  const none = { ...TEST, dice: [] };
  assert.deepEqual(
    (['catastrophe', 'plus-one', 'plus-two', 'double'] as const).map((effect) => resultOf(none, fall(effect, []))),
    [0, 1, 2, 0],
  );
  assert.equal(resultOf(none, fall('reroll', []), again([], [])), 0);
});

test('a step that the rules do not allow is refused with its reason', () => {
  assert.equal(refusalOf(TEST, COUNT), 'not-thrown');
  assert.equal(refusalOf(TEST, fall('double'), COUNT, COUNT), 'not-thrown');
  assert.equal(refusalOf(TEST, fall('double'), fall('double')), 'begun');
  assert.equal(refusalOf(TEST, fall('bprd'), fall('double')), 'begun');
  assert.equal(refusalOf(TEST, fall('reroll'), COUNT), 'choice-open');
  assert.equal(refusalOf(TEST, fall('bprd'), COUNT), 'choice-open');
  assert.equal(refusalOf(TEST, fall('bprd'), wild('reroll'), COUNT), 'choice-open');
  for (const wrong of [wild('double'), again([], [])]) {
    assert.equal(refusalOf(TEST, wrong), 'no-choice');
    assert.equal(refusalOf(TEST, fall('double'), wrong), 'no-choice');
    assert.equal(refusalOf(TEST, fall('double'), COUNT, wrong), 'no-choice');
  }
  assert.equal(refusalOf(TEST, fall('reroll'), wild('double')), 'no-choice');
  assert.equal(refusalOf(TEST, fall('bprd'), again([], [])), 'no-choice');
  assert.equal(refusalOf(TEST, fall('bprd'), wild('reroll'), wild('reroll')), 'no-choice');
  assert.equal(refusalOf(TEST, fall('reroll'), again([0], [0]), again([0], [0])), 'no-choice');
});

test('sides and places that are none are refused', () => {
  for (const sides of [
    [0, 0],
    [0, 0, 0, 0],
    [0, 0, 6],
    [0, 0, -1],
    [0, 0, 0.5],
  ])
    assert.equal(refusalOf(TEST, fall('double', sides)), 'bad-dice');
  for (const effect of [-1, 6, 0.5])
    assert.equal(refusalOf(TEST, { kind: 'throw', sides: [0, 0, 0], effect }), 'bad-dice');
  for (const places of [[3], [-1], [1, 1], [2, 0], [0.5]])
    assert.equal(
      refusalOf(
        TEST,
        fall('reroll'),
        again(
          places,
          places.map(() => 0),
        ),
      ),
      'bad-places',
    );
  for (const [places, sides] of [
    [[0], []],
    [[0], [0, 0]],
    [
      [0, 1],
      [0, 6],
    ],
  ] as const)
    assert.equal(refusalOf(TEST, fall('reroll'), again(places, sides)), 'bad-dice');
});

test('what a result leads to: the examples of the rulebook and an object', () => {
  const cases = [
    [{ kind: 'damage', toughness: 2, cover: 0 }, 6, 4, 0],
    [{ kind: 'damage', toughness: 2, cover: 3 }, 7, 5, 3],
    [{ kind: 'damage', toughness: 2, cover: 9 }, 7, 5, 5],
    [{ kind: 'defence', attack: 5, cover: 0 }, 3, 2, 0],
    [{ kind: 'defence', attack: 5, cover: 2 }, 1, 4, 2],
    [{ kind: 'defence', attack: 5, cover: 2 }, 6, 0, 0],
  ] as const;
  for (const [aim, result, dealt, absorbed] of cases)
    assert.deepEqual(followsOf(aim, result), { kind: aim.kind, dealt, absorbed, damage: dealt - absorbed });
  assert.deepEqual(
    [2, 5, 6].map((result) => followsOf({ kind: 'information' }, result)),
    [0, 1, 2].map((information) => ({ kind: 'information', information })),
  );
  assert.deepEqual(
    [4, 5].map((result) => followsOf({ kind: 'reach', target: 5 }, result)),
    [false, true].map((isReached) => ({ kind: 'reach', target: 5, isReached })),
  );
  assert.deepEqual(followsOf(RESULT, 5), { kind: 'nothing' });
});

test('the last tests are remembered, and a test is begun from its throw to its count', () => {
  const many = Array.from({ length: DONE_KEPT + 2 }, (_, i) => [fall(i === 2 ? 'plus-two' : 'plus-one'), COUNT]).flat();
  const { done, moment } = playAll(TEST, ...many);
  assert.equal(done.length, DONE_KEPT);
  assert.deepEqual([done[0]!.result, done[1]!.result, done.at(-1)], [9, 8, moment]);
  assert.deepEqual(
    [[], [fall('double')], [fall('reroll')], [fall('double'), COUNT]].map((actions) =>
      isBegun(playAll(TEST, ...actions)),
    ),
    [false, true, true, false],
  );
});

const SIX = [0, 1, 2, 3, 4, 5];
const PAIRS = SIX.flatMap((a) => SIX.map((b) => [a, b] as const));
for (const maySpend of [true, false])
  test(`played as the exact engine advises, every fall of two dice gives its distribution; spent: ${maySpend}`, () => {
    const taken: RollerTest = { dice: ['red', 'orange'], bonus: 1, maySpend, aim: { kind: 'reach', target: 4 } };
    const { results, policy } = solveTest({ faces, ...taken, bprd: maySpend ? 'spent' : 'wild' });
    /** Every result of one fall, by what is thrown again. */
    const resultsOf = ([a, b]: readonly [number, number], effect: Effect): readonly number[] => {
      const choice = policy.choiceAt([faces.red[a]!, faces.orange[b]!], effect);
      const applied = effect === 'bprd' && maySpend ? 'spent' : choice.effect;
      const chosen = effect === 'bprd' ? [wild(applied)] : [];
      return PAIRS.map((sides) => {
        const thrown = applied === 'reroll' ? [again(choice.again, sides.slice(0, choice.again.length))] : [];
        return resultOf(taken, fall(effect, [a, b]), ...chosen, ...thrown);
      });
    };
    const all = PAIRS.flatMap((sides) => EFFECTS.flatMap((effect) => resultsOf(sides, effect)));
    assert.deepEqual(sharesOf(all.map((result) => [result, 1n])), sharesOf(results));
  });
