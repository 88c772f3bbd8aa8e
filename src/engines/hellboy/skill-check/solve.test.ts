/** The test against every side of every die, every choice tried; and numbers that are reckoned by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, meanOf, totalOf } from '../../exact/distribution.ts';
import { makeFraction } from '../../exact/fraction.ts';
import { COLOURS, type Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import type { Aim } from './aim.ts';
import { bestOption, bruteResults, type BruteEffect } from './oracle.test-table.ts';
import { anyFaces, DICE, SETS } from './faces.test-table.ts';
import { compileTest, solveTest } from './solve.ts';

/** The aims, each with what it wants said anew. */
const AIMS: readonly (readonly [aim: Aim, worth: (result: number) => number])[] = [
  [{ kind: 'reach', target: 5 }, (r) => (r < 5 ? 0 : 1)],
  [{ kind: 'result' }, (r) => r],
  [{ kind: 'damage', toughness: 2, cover: 0 }, (r) => (r > 2 ? r - 2 : 0)],
  [{ kind: 'damage', toughness: 2, cover: 1, health: 3 }, (r) => [0, 0, 0, 0, 1, 2][r] ?? 3],
  [{ kind: 'defence', attack: 6, cover: 1 }, (r) => -([5, 4, 3, 2, 1][r] ?? 0)],
  [{ kind: 'information' }, (r) => [0, 0, 0, 1, 1, 1][r] ?? 2],
];
/** What cards add, in turn. */
const BONUSES = [0, 2, -3];

for (const [name, faces] of Object.entries(SETS))
  test(`every side, every choice: faces ${name}`, () => {
    let turn = 0;
    for (const dice of DICE)
      for (const [aim, worth] of AIMS) {
        const bonus = BONUSES[(turn += 1) % BONUSES.length]!;
        const sides = dice.map((colour) => faces[colour]);
        const by = (effect: BruteEffect, wild: boolean) =>
          bruteResults({ dice: sides, bonus, wild }, (shown) =>
            bestOption({ dice: sides, bonus, wild, worth }, shown, effect),
          );
        const wild = solveTest({ faces, dice, bonus, aim, bprd: 'wild' });
        const spent = solveTest({ faces, dice, bonus, aim, bprd: 'spent' });
        const said = `${dice.join()} for ${aim.kind}, bonus ${bonus}`;
        for (const effect of EFFECTS)
          assert.deepEqual(wild.byEffect.get(effect), by(effect, true), `${effect}: ${said}`);
        assert.deepEqual(spent.byEffect.get('bprd'), by('bprd', false), `spent: ${said}`);
        for (const effect of EFFECTS.slice(0, -1))
          assert.deepEqual(spent.byEffect.get(effect), wild.byEffect.get(effect), `spent changes no other: ${said}`);
      }
  });

/** A worth that follows no order, the same for one seed. */
const worthOfSeed =
  (values: readonly number[]) =>
  (result: number): number =>
    values[result % values.length]!;
const anyWorth = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 7 }).map(worthOfSeed);
const fewDice: fc.Arbitrary<readonly Colour[]> = fc.array(fc.constantFrom(...COLOURS), { maxLength: 2 });

test('any faces, any worth: what is wanted may be small, odd, or nothing at all', () => {
  fc.assert(
    fc.property(anyFaces, fewDice, anyWorth, fc.integer({ min: -4, max: 4 }), (faces, dice, worth, bonus) => {
      const sides = dice.map((colour) => faces[colour]);
      const brute = { dice: sides, bonus, wild: true, worth };
      const { byEffect } = compileTest(faces, dice, bonus, 'wild').answer(worth);
      for (const effect of ['reroll', 'bprd'] as const)
        assert.deepEqual(
          byEffect.get(effect),
          bruteResults(brute, (shown) => bestOption(brute, shown, effect)),
        );
    }),
    { numRuns: 150 },
  );
});

test('the results are those of all effects together, each with a sixth of the product of the totals', () => {
  fc.assert(
    fc.property(anyFaces, fc.array(fc.constantFrom(...COLOURS), { maxLength: 3 }), anyWorth, (faces, dice, worth) => {
      for (const bprd of ['wild', 'spent'] as const) {
        const { results, byEffect } = compileTest(faces, dice, -1, bprd).answer(worth);
        const falls = 6n ** BigInt(dice.length);
        assert.deepEqual([...byEffect.keys()], [...EFFECTS]);
        for (const of of byEffect.values()) assert.equal(totalOf(of), falls * falls);
        assert.equal(totalOf(results), 6n * falls * falls);
        for (const [result, weight] of results)
          assert.equal(
            weight,
            [...byEffect.values()].reduce((sum, of) => sum + (of.get(result) ?? 0n), 0n),
          );
        assert.ok([...results.keys()].every((result) => result >= 0));
        assert.deepEqual(
          [...results.keys()],
          [...results.keys()].toSorted((a, b) => a - b),
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('a test that is made ready answers as one that is asked at once', () => {
  for (const dice of DICE)
    for (const bprd of ['wild', 'spent'] as const) {
      const question = { faces: SETS['strange']!, dice, bonus: 1, bprd };
      const aim: Aim = { kind: 'damage', toughness: 3, cover: 0 };
      const worth = (result: number) => Math.max(0, result - 3);
      const ready = compileTest(question.faces, dice, 1, bprd);
      const asked = solveTest({ ...question, aim }).results;
      assert.deepEqual(ready.results((result) => -result).size > 0, true);
      assert.deepEqual(ready.results(worth), asked);
      assert.deepEqual(ready.answer(worth).results, asked);
    }
});

test('equal worths are found equal where they are no whole numbers', () => {
  const faces: Faces = { ...SETS['assumed']!, yellow: [0, 1, 1, 1, 1, 2], black: [3, 3, 3, 3, 3, 3] };
  const dice = ['black', 'yellow', 'yellow'] as const;
  const ready = compileTest(faces, dice, 0, 'wild');
  const whole = ready.answer((result) => result);
  assert.deepEqual(
    whole.policy.reroll.map(({ never }) => never),
    [[3], [1, 2]],
  );
  for (const unit of [0.1, 0.3, 0.7, 1 / 3, 1e-9, 1e6 / 7]) {
    const scaled = ready.answer((result) => result * unit);
    assert.deepEqual(scaled.byEffect, whole.byEffect, `unit ${unit}`);
    assert.deepEqual(scaled.policy.reroll, whole.policy.reroll, `unit ${unit}`);
  }
});

test('the smallest difference between large worths decides', () => {
  // One die, 0 or 3; 3 is worth so little more than 2 that only exact prices tell them apart.
  const faces: Faces = { ...SETS['assumed']!, black: [0, 0, 0, 3, 3, 3] };
  const million = 1_000_000;
  const policyFor = (two: number) =>
    compileTest(faces, ['black'], 0, 'wild').answer((result) => [0, 0, two, million][result] ?? 0).policy;
  // With +2 a zero is worth `two`; thrown again it is worth half of a million.
  assert.equal(policyFor(million / 2).choiceAt([0], 'bprd').effect, 'plus-two');
  assert.equal(policyFor(million / 2 - 1).choiceAt([0], 'bprd').effect, 'reroll');
  assert.equal(policyFor(million / 2 + 1).choiceAt([0], 'bprd').effect, 'plus-two');
});

test('one die that shows 0 or 2 evenly, reckoned by hand', () => {
  const faces: Faces = { ...SETS['assumed']!, red: [0, 0, 0, 2, 2, 2] };
  const { byEffect, results } = solveTest({
    faces,
    dice: ['red'],
    bonus: 0,
    aim: { kind: 'reach', target: 2 },
    bprd: 'wild',
  });
  const chances = EFFECTS.map((effect) => chanceOf(byEffect.get(effect)!, (result) => result >= 2));
  assert.deepEqual(chances, [
    makeFraction(0n, 1n), // the only die goes
    makeFraction(1n, 2n), // 1 or 3
    makeFraction(1n, 1n), // 2 or 4
    makeFraction(3n, 4n), // a zero is thrown again
    makeFraction(1n, 2n), // 0 or 4
    makeFraction(1n, 1n), // as +2
  ]);
  assert.deepEqual(
    chanceOf(results, (result) => result >= 2),
    makeFraction(15n, 24n),
  );
});

test('with no dice only +1 and +2 give anything, and BPRD is +2', () => {
  const question = { faces: SETS['strange']!, dice: [], aim: { kind: 'result' }, bprd: 'wild' } as const;
  assert.deepEqual(
    solveTest({ ...question, bonus: 0 }).results,
    new Map([
      [0, 3n],
      [1, 1n],
      [2, 2n],
    ]),
  );
  assert.deepEqual(
    solveTest({ ...question, bonus: 0, bprd: 'spent' }).results,
    new Map([
      [0, 4n],
      [1, 1n],
      [2, 1n],
    ]),
  );
  assert.deepEqual(solveTest({ ...question, bonus: 3 }).results.get(3), 3n);
});

test('a bonus is added after the dice, and what it takes away never goes below 0', () => {
  const question = { faces: SETS['assumed']!, dice: ['yellow'], aim: { kind: 'result' }, bprd: 'spent' } as const;
  const plain = solveTest({ ...question, bonus: 0 }).results;
  assert.deepEqual(
    solveTest({ ...question, bonus: 4 }).results,
    new Map([...plain].map(([result, weight]) => [result + 4, weight])),
  );
  assert.deepEqual(solveTest({ ...question, bonus: -9 }).results, new Map([[0, totalOf(plain)]]));
  assert.deepEqual(
    meanOf(solveTest({ ...question, bonus: 4 }).results, (result) => result - 4),
    meanOf(plain, (result) => result),
  );
});
