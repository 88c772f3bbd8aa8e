/** What tokens are spent on: all splits, in the order of what they bring. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFractions } from '../../exact/fraction.ts';
import { SETS } from '../skill-check/faces.test-table.ts';
import { plansFor, splitsOf, type PlanQuestion } from './plans.ts';
import { solveSeries } from './series.ts';

const question = (changes: Partial<PlanQuestion> = {}): PlanQuestion => ({
  faces: SETS['assumed']!,
  bprd: 'wild',
  level: 'orange',
  improvements: 0,
  degradations: 1,
  bonus: 0,
  enemy: { toughness: 2, health: 6, damage: 0, cover: 0 },
  tokens: 3,
  aim: 'kill',
  ...changes,
});

test('tokens are spent on attacks and their boosts in every way', () => {
  assert.deepEqual(splitsOf(0), [[]]);
  assert.deepEqual(splitsOf(1), [[0]]);
  assert.deepEqual(splitsOf(3), [[0, 0, 0], [0, 1], [1, 0], [2]]);
  for (let tokens = 1; tokens <= 7; tokens += 1) {
    const splits = splitsOf(tokens);
    assert.equal(new Set(splits.map(String)).size, 2 ** (tokens - 1));
    for (const boosts of splits)
      assert.equal(
        boosts.reduce((n, boost) => n + boost + 1, 0),
        tokens,
      );
  }
});

test('each plan is the series of its attacks with those improvements', () => {
  const plans = plansFor(question({ bonus: 1, tokens: 3 }));
  const { faces, bprd, enemy, aim } = question();
  const series = { faces, bprd, enemy, aim };
  const bare = { dice: ['orange', 'orange', 'yellow'] as const, bonus: 1 };
  const once = { dice: ['orange', 'orange', 'orange'] as const, bonus: 1 };
  const twice = { dice: ['red', 'orange', 'orange'] as const, bonus: 1 };
  const attacks = new Map([
    ['0,0,0', [bare, bare, bare]],
    ['0,1', [bare, once]],
    ['1,0', [once, bare]],
    ['2', [twice]],
  ]);
  assert.deepEqual(plans.map(({ boosts }) => boosts.join()).toSorted(), [...attacks.keys()]);
  for (const { boosts, answer } of plans)
    assert.deepEqual(answer, solveSeries({ ...series, attacks: attacks.get(boosts.join())! }));
  const helped = plansFor(question({ improvements: 2, tokens: 1, bonus: 1 }));
  assert.deepEqual(helped[0]!.answer, solveSeries({ ...series, attacks: [twice] }));
});

test('the best plan for the aim comes first, then what decides between equals', () => {
  for (const faces of Object.values(SETS))
    for (const health of [2, 6, 40]) {
      const enemy = { toughness: 2, health, damage: 0, cover: 0 };
      const orderBy = (aim: 'kill' | 'damage') =>
        plansFor(question({ faces, enemy, aim, tokens: 4 })).map(({ answer }) => {
          const values = [answer.kill.at(-1)!, answer.damage];
          return [...(aim === 'kill' ? values : values.toReversed()), answer.attacksUsed];
        });
      for (const aim of ['kill', 'damage'] as const)
        orderBy(aim).reduce((better, worse) => {
          const [first = 0, second = 0, used = 0] = better.map((value, i) => compareFractions(value, worse[i]!));
          assert.ok(first > 0 || (first === 0 && (second > 0 || (second === 0 && used <= 0))));
          return worse;
        });
    }
});

test('an enemy whom any attack kills: of equal plans the first one', () => {
  const sure = question({ enemy: { toughness: 0, health: 1, damage: 1, cover: 0 } });
  assert.deepEqual(
    plansFor(sure).map(({ boosts }) => boosts),
    [[0, 0, 0], [0, 1], [1, 0], [2]],
  );
});

test('no attack without a token', () => {
  for (const tokens of [0, -1, 1.5]) assert.throws(() => plansFor(question({ tokens })), /takes a token/);
});
