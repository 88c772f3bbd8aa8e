/** The policy: what it says is what is played, equal choices go to the simplest, and the words hold for every fall. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import type { Faces } from '../dice/faces.ts';
import type { Aim } from './aim.ts';
import { bestOption, everyFall } from './oracle.test-table.ts';
import { DICE, SETS } from './faces.test-table.ts';
import { solveTest } from './solve.ts';

const AIMS: readonly (readonly [aim: Aim, worth: (result: number) => number])[] = [
  [{ kind: 'reach', target: 4 }, (r) => (r < 4 ? 0 : 1)],
  [{ kind: 'result' }, (r) => r],
];
const CASES = Object.values(SETS).flatMap((faces) =>
  DICE.slice(0, -1).flatMap((dice) => AIMS.map(([aim, worth]) => ({ faces, dice, aim, worth }))),
);

test('at every fall the policy names the choice that is found by trying all', () => {
  for (const { faces, dice, aim, worth } of CASES) {
    const sides = dice.map((colour) => faces[colour]);
    const falls = everyFall(sides.map((of) => [...new Set(of)]));
    for (const bprd of ['wild', 'spent'] as const) {
      const { policy } = solveTest({ faces, dice, bonus: -1, aim, bprd });
      const brute = { dice: sides, bonus: -1, wild: bprd === 'wild', worth };
      const tried = falls.flatMap((shown) => EFFECTS.map((effect) => bestOption(brute, shown, effect)));
      assert.deepEqual(
        falls.flatMap((shown) => EFFECTS.map((effect) => policy.choiceAt(shown, effect))),
        tried.map(({ effect, again }) => ({ effect, again })),
      );
    }
  }
});

/** The words on one colour, from what is chosen at every fall. */
const wordsOf = (colour: Colour, dice: readonly Colour[], chosen: readonly Chosen[]) => {
  const lying = chosen.flatMap(({ shown, again }) =>
    shown.map((face, place) => ({ of: dice[place], face, thrown: again.includes(place) })),
  );
  const faces = [...new Set(lying.filter(({ of }) => of === colour).map(({ face }) => face))].sort((a, b) => a - b);
  const isEver = (face: number, thrown: boolean) =>
    lying.some((die) => die.of === colour && die.face === face && die.thrown === thrown);
  return {
    colour,
    always: faces.filter((face) => !isEver(face, false)),
    never: faces.filter((face) => !isEver(face, true)),
    depends: faces.filter((face) => isEver(face, true) && isEver(face, false)),
  };
};
interface Chosen {
  readonly shown: readonly number[];
  readonly again: readonly number[];
}

test('the words on rerolls and on BPRD are what is chosen at every fall', () => {
  for (const { faces, dice, aim } of CASES) {
    const { policy } = solveTest({ faces, dice, bonus: 0, aim, bprd: 'wild' });
    const falls = everyFall(dice.map((colour) => faces[colour]));
    const chosen = falls.map((shown) => ({ shown, again: policy.choiceAt(shown, 'reroll').again }));
    assert.deepEqual(
      policy.reroll,
      [...new Set(dice)].map((colour) => wordsOf(colour, dice, chosen)),
    );
    const uses = new Map<string, bigint>();
    for (const { effect } of falls.map((shown) => policy.choiceAt(shown, 'bprd')))
      uses.set(effect, (uses.get(effect) ?? 0n) + 1n);
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

test('BPRD that is spent is a reroll of nothing, and is missing from the uses', () => {
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
    assert.throws(() => policy.choiceAt(shown, 'reroll'), {
      name: 'RangeError',
      message: `These dice cannot show ${shown.join(', ')}.`,
    });
});

test('in which order the sides of a die are given changes nothing', () => {
  const faces = SETS['strange']!;
  const mixed: Faces = { ...faces, red: [5, 9, 0, 8, 1, 4], yellow: [0, 9, 0, 0, 0, 0] };
  const of = (sides: Faces) =>
    solveTest({ faces: sides, dice: ['red', 'yellow'], bonus: 0, aim: { kind: 'reach', target: 10 }, bprd: 'wild' });
  const [one, other] = [of(faces), of(mixed)];
  assert.deepEqual(other.results, one.results);
  assert.deepEqual(other.policy.reroll, one.policy.reroll);
  assert.deepEqual(other.policy.bprd, one.policy.bprd);
});
