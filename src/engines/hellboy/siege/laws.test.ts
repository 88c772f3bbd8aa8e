/** Sieges against every choice in every fall of the dice, and what must hold of any siege. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, mapOutcomes, meanOf } from '../../exact/distribution.ts';
import { compareFractions, subtractFractions, toNumber } from '../../exact/fraction.ts';
import { sharesOf } from '../../exact/oracle.test-table.ts';
import { FEW_FACES } from '../attacks/few-faces.test-table.ts';
import { LEVELS } from '../dice/colour.ts';
import { damageTaken } from '../skill-check/aim.ts';
import { SETS } from '../skill-check/faces.test-table.ts';
import { poolFor } from '../skill-check/pool.ts';
import { solveTest } from '../skill-check/solve.ts';
import type { Siege } from './siege.ts';
import { anySiege, hit, least, goalOf, siege } from './siege.test-table.ts';
import { solveSiege } from './solve.ts';
import { crushedAt, injuriesOn, woundsOn } from './track.ts';

for (const [name, faces] of Object.entries(FEW_FACES)) {
  test(`${name}: every choice, boost and marker in two and three attacks`, () => {
    const attacks = [
      hit(6, { isRanged: true }),
      hit(4, { degradations: 1, bonus: 1 }),
      hit(5, { isRanged: true, improvements: 1, bonus: -1 }),
    ];
    const questions: readonly Siege[] = [
      siege({
        faces,
        tokens: 2,
        agent: { slots: 3, damage: 2, injuries: 0 },
        defendSymbols: { of: 1, in: 3 },
        attacks: attacks.slice(0, 2),
      }),
      siege({
        faces,
        tokens: 1,
        cover: 2,
        agent: { slots: 2, damage: 1, injuries: 0 },
        defendSymbols: { of: 2, in: 3 },
        attacks,
      }),
      siege({
        faces,
        level: 'yellow',
        bprd: 'spent',
        tokens: 1,
        agent: { slots: 3, damage: 4, injuries: 1 },
        defendSymbols: { of: 1, in: 2 },
        attacks,
      }),
    ];
    for (const question of questions)
      for (const aim of ['least-damage', 'stand'] as const)
        assert.deepEqual(goalOf({ ...question, aim }), least({ ...question, aim }));
  });
}

for (const [name, faces] of Object.entries(FEW_FACES)) {
  test(`${name}: every choice where attacks do more than crush, objects outlast them and symbols outnumber the dice`, () => {
    const attacks = [
      hit(9, { isRanged: true, bonus: -2 }),
      hit(3, { isRanged: true, degradations: 2 }),
      hit(12, { improvements: 2, bonus: 1 }),
    ];
    const agents = [
      { slots: 2, damage: 0, injuries: 0 },
      { slots: 3, damage: 4, injuries: 4 },
    ];
    for (const agent of agents)
      for (const cover of [2, 20])
        for (const aim of ['least-damage', 'stand'] as const) {
          const question = siege({
            faces,
            level: 'red',
            tokens: 2,
            cover,
            agent,
            aim,
            attacks,
            defendSymbols: { of: 1, in: 2 },
          });
          assert.deepEqual(goalOf(question), least(question));
        }
  });
}

test('any siege of coins is stood as well as by who tries everything', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      const [found, oracle] = [goalOf(question), least(question)];
      assert.ok(Math.abs(toNumber(subtractFractions(found, oracle))) < 1e-6);
    }),
    { numRuns: 100 },
  );
});

/** Whether a siege comes out no worse than another. */
const isNoWorse = (a: Siege, b: Siege) => toNumber(goalOf(a)) <= toNumber(goalOf(b)) + 1e-6;

test('any siege: more tokens and an object never hurt, one attack more never helps, and all that is said agrees', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      const { slots, damage: before } = question.agent;
      const { damage, injuries, crushed, mean, tokensLeft, advice, after } = solveSiege(question);
      assert.deepEqual(mean, meanOf(damage, Number));
      assert.deepEqual(
        crushed,
        chanceOf(damage, (taken) => before + taken === crushedAt(slots)),
      );
      assert.deepEqual(
        sharesOf(injuries),
        sharesOf(mapOutcomes(damage, (taken) => injuriesOn(slots, before + taken) - injuriesOn(slots, before))),
      );
      const last = after.at(-1)!;
      assert.deepEqual([last.damage, last.crushed], [mean, crushed]);
      assert.deepEqual(
        last.wounds,
        meanOf(damage, (taken) => woundsOn(slots, before + taken)),
      );
      assert.deepEqual(
        last.injuries,
        meanOf(damage, (taken) => injuriesOn(slots, before + taken)),
      );
      after.slice(1).forEach((later, i) => {
        assert.ok(compareFractions(later.damage, after[i]!.damage) >= 0);
        assert.ok(compareFractions(later.crushed, after[i]!.crushed) >= 0);
      });
      assert.ok([...tokensLeft.keys()].every((tokens) => tokens >= 0 && tokens <= question.tokens));
      assert.equal(advice.length, question.attacks.length);
      for (const { spends, cases } of advice)
        assert.deepEqual(
          [...new Set(cases.flatMap(({ spend }) => spend))].toSorted((a, b) => a - b),
          [...spends.keys()].toSorted((a, b) => a - b),
        );
      assert.ok(isNoWorse({ ...question, tokens: question.tokens + 1 }, question));
      // An injury that shows a symbol of defence makes the next defence better: cover that prevents it may cost more.
      if (question.defendSymbols.of === 0) assert.ok(isNoWorse({ ...question, cover: question.cover + 1 }, question));
      assert.ok(isNoWorse(question, { ...question, attacks: [...question.attacks, hit(4)] }));
    }),
    { numRuns: 100 },
  );
});

test('any siege: who has more health is not more often crushed', () => {
  fc.assert(
    fc.property(anySiege, (question) => {
      // Without symbols of defence on injuries: who is hurt later would come to them later.
      const stand = { ...question, aim: 'stand' as const, defendSymbols: { of: 0, in: question.defendSymbols.in } };
      const { agent } = stand;
      const healthier = { ...stand, agent: { ...agent, slots: agent.slots + 1 } };
      assert.ok(isNoWorse(healthier, stand));
      if (agent.damage > 0) assert.ok(isNoWorse({ ...stand, agent: { ...agent, damage: agent.damage - 1 } }, stand));
    }),
    { numRuns: 100 },
  );
});

test('a siege of one attack is a test, with the tokens that help it most', () => {
  for (const faces of Object.values(SETS))
    for (const level of LEVELS)
      for (const tokens of [0, 2]) {
        const one = siege({ faces, level, tokens, cover: 1, attacks: [hit(6, { isRanged: true, degradations: 2 })] });
        const tests = Array.from({ length: tokens + 1 }, (_, spend) => {
          const { dice } = poolFor(level, spend, 2);
          const aim = { kind: 'defence', attack: 6, cover: 1 } as const;
          return mapOutcomes(solveTest({ faces, dice, bonus: 0, bprd: 'wild', aim }).results, (r) =>
            damageTaken(r, 6, 1),
          );
        });
        const best = tests.reduce((a, b) => (compareFractions(meanOf(b, Number), meanOf(a, Number)) < 0 ? b : a));
        assert.deepEqual(sharesOf(solveSiege(one).damage), sharesOf(best));
      }
});

test('without tokens, injuries and an object the order of the attacks is nothing', () => {
  const attacks = [hit(6), hit(4, { degradations: 1 }), hit(5, { improvements: 2 })];
  for (const faces of Object.values(SETS)) {
    const agent = { slots: 12, damage: 0, injuries: 0 };
    const question = siege({ faces, agent, attacks });
    assert.deepEqual(
      sharesOf(solveSiege(question).damage),
      sharesOf(solveSiege({ ...question, attacks: attacks.toReversed() }).damage),
    );
  }
});

test('five attacks with three tokens on six slots: the assumed faces', () => {
  const attacks = [5, 6, 5, 5, 7].map((attack) => hit(attack, { degradations: 1 }));
  const question = siege({
    faces: SETS['assumed']!,
    agent: { slots: 6, damage: 3, injuries: 0 },
    tokens: 3,
    defendSymbols: { of: 1, in: 4 },
    attacks,
  });
  const [careful, tough] = [solveSiege(question), solveSiege({ ...question, aim: 'stand' })];
  assert.ok(compareFractions(careful.mean, tough.mean) <= 0);
  assert.ok(compareFractions(tough.crushed, careful.crushed) <= 0);
});
