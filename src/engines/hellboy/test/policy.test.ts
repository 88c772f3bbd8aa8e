/** The policy: what it says is what is played, equal choices go to the simplest, and the words hold for every fall. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import type { Aim } from './aim.ts';
import { bestOption, everyFall } from './brute.test-table.ts';
import { DICE, SETS } from './faces.test-table.ts';
import { solveTest } from './solve.ts';

const AIMS: readonly (readonly [aim: Aim, worth: (result: number) => number])[] = [
  [{ kind: 'reach', target: 4 }, (r) => (r < 4 ? 0 : 1)],
  [{ kind: 'result' }, (r) => r],
];

test('at every fall the policy names the choice that is found by trying all', () => {
  for (const faces of Object.values(SETS))
    for (const dice of DICE.slice(0, -1))
      for (const [aim, worth] of AIMS)
        for (const bprd of ['wild', 'spent'] as const) {
          const { policy } = solveTest({ faces, dice, bonus: -1, aim, bprd });
          const sides = dice.map((colour) => [...new Set(faces[colour])]);
          const brute = { dice: dice.map((colour) => faces[colour]), bonus: -1, wild: bprd === 'wild', worth };
          for (const shown of everyFall(sides))
            for (const effect of EFFECTS) {
              const { effect: done, again } = bestOption(brute, shown, effect);
              assert.deepEqual(policy.choiceAt(shown, effect), { effect: done, again });
            }
        }
});

test('the words on rerolls and on BPRD are what is chosen at every fall', () => {
  for (const faces of Object.values(SETS))
    for (const dice of DICE)
      for (const [aim] of AIMS) {
        const { policy } = solveTest({ faces, dice, bonus: 0, aim, bprd: 'wild' });
        const falls = everyFall(dice.map((colour) => faces[colour]));
        assert.deepEqual(
          policy.reroll.map(({ colour }) => colour),
          [...new Set(dice)],
        );
        for (const { colour, always, never, depends } of policy.reroll) {
          const seen = new Map<number, Set<boolean>>();
          for (const shown of falls) {
            const { again } = policy.choiceAt(shown, 'reroll');
            dice.forEach((of, place) => {
              if (of !== colour) return;
              const face = shown[place]!;
              seen.set(face, (seen.get(face) ?? new Set()).add(again.includes(place)));
            });
          }
          const ascending = [...new Set(faces[colour])].sort((a, b) => a - b);
          const facesWith = (...how: readonly boolean[]) =>
            ascending.filter((face) => seen.get(face)!.size === how.length && how.every((h) => seen.get(face)!.has(h)));
          assert.deepEqual(always, facesWith(true));
          assert.deepEqual(never, facesWith(false));
          assert.deepEqual(depends, facesWith(true, false));
        }
        const uses = new Map<string, bigint>();
        for (const shown of falls) {
          const { effect } = policy.choiceAt(shown, 'bprd');
          uses.set(effect, (uses.get(effect) ?? 0n) + 1n);
        }
        assert.deepEqual(policy.bprd, uses);
      }
});

test('for the largest mean a die below its own mean is thrown again, whatever the others show', () => {
  const { policy } = solveTest({
    faces: SETS['assumed']!,
    dice: ['black', 'red', 'yellow'],
    bonus: 0,
    aim: { kind: 'result' },
    bprd: 'wild',
  });
  assert.deepEqual(policy.reroll, [
    { colour: 'black', always: [1], never: [2, 3], depends: [] },
    { colour: 'red', always: [0, 1], never: [2, 3], depends: [] },
    { colour: 'yellow', always: [0], never: [1, 2], depends: [] },
  ]);
});

test('of equal choices the simplest: nothing thrown again, +2 before doubling, doubling before a reroll', () => {
  const faces: Faces = { ...SETS['assumed']!, red: [2, 2, 2, 2, 2, 2], black: [0, 0, 0, 4, 4, 4] };
  const of = (dice: readonly ('red' | 'black')[], target: number) =>
    solveTest({ faces, dice, bonus: 0, aim: { kind: 'reach', target }, bprd: 'wild' }).policy;
  // 2 + 2 either way; a reroll of a die that always shows 2 gives nothing.
  assert.deepEqual(of(['red'], 4).choiceAt([2], 'bprd'), { effect: 'plus-two', again: [] });
  assert.deepEqual(of(['red'], 4).choiceAt([2], 'reroll'), { effect: 'reroll', again: [] });
  // Reached already, and out of reach.
  assert.deepEqual(of(['red'], 1).choiceAt([2], 'bprd'), { effect: 'plus-two', again: [] });
  assert.deepEqual(of(['red'], 9).choiceAt([2], 'bprd'), { effect: 'plus-two', again: [] });
  // Only doubling reaches 8; only a reroll may reach 3 from 0 + 0, one die as well as the other: but two are better.
  assert.deepEqual(of(['black'], 8).choiceAt([4], 'bprd'), { effect: 'double', again: [] });
  assert.deepEqual(of(['black', 'black'], 3).choiceAt([0, 0], 'bprd'), { effect: 'reroll', again: [0, 1] });
  // 4 + 0 wants 8 by a reroll: the zero alone.
  assert.deepEqual(of(['black', 'black'], 8).choiceAt([0, 4], 'reroll'), { effect: 'reroll', again: [0] });
  // 2 + 0 + 0 wants 6: one of the zeros has to turn, so both are thrown.
  assert.deepEqual(of(['red', 'black', 'black'], 6).choiceAt([2, 0, 0], 'reroll'), { effect: 'reroll', again: [1, 2] });
});

test('BPRD that is spent is a reroll of nothing, and is not told among the uses', () => {
  const { policy } = solveTest({
    faces: SETS['assumed']!,
    dice: ['red'],
    bonus: 0,
    aim: { kind: 'result' },
    bprd: 'spent',
  });
  assert.deepEqual(policy.choiceAt([0], 'bprd'), { effect: 'reroll', again: [] });
  assert.deepEqual(policy.choiceAt([0], 'reroll'), { effect: 'reroll', again: [0] });
  assert.deepEqual(policy.choiceAt([0], 'double'), { effect: 'double', again: [] });
  assert.deepEqual(policy.bprd, new Map());
});

test('dice are not asked about what they cannot show', () => {
  const { policy } = solveTest({
    faces: SETS['strange']!,
    dice: ['yellow', 'orange'],
    bonus: 0,
    aim: { kind: 'result' },
    bprd: 'wild',
  });
  assert.deepEqual(policy.choiceAt([9, 7], 'plus-one'), { effect: 'plus-one', again: [] });
  for (const shown of [[9], [9, 7, 7], [7, 9], [9, 9], [1, 7], []])
    assert.throws(() => policy.choiceAt(shown, 'reroll'), { name: 'RangeError', message: /cannot show/ });
});
