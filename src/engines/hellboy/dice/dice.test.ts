/** Colours, effects, and what is wrong with faces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { colourAfter, COLOURS, LEVELS } from './colour.ts';
import { EFFECTS } from './effect.ts';
import { brokenSteps, facesProblems, inOrder, MOST_FACE, SIDES, type FaceRule, type Faces } from './faces.ts';

const SOUND: Faces = {
  yellow: [0, 0, 1, 1, 1, 2],
  orange: [0, 1, 1, 1, 2, 2],
  red: [0, 1, 1, 2, 2, 3],
  black: [1, 1, 2, 2, 3, 9],
};
const rule = (colour: FaceRule['colour'], kind: FaceRule['kind'], values: readonly number[]): FaceRule => ({
  colour,
  kind,
  values,
  term: 'hellfire',
  why: `${colour} ${kind} ${values.join()}`,
});

test('the ladder goes from yellow to black, and ends there; no skill is black', () => {
  assert.deepEqual(
    COLOURS.map((colour) => [colourAfter(colour, -1), colourAfter(colour, 0), colourAfter(colour, 1)]),
    [
      [undefined, 'yellow', 'orange'],
      ['yellow', 'orange', 'red'],
      ['orange', 'red', 'black'],
      ['red', 'black', undefined],
    ],
  );
  assert.deepEqual(LEVELS, COLOURS.slice(0, 3));
});

test('the effect die has a side for each effect', () => {
  assert.equal(EFFECTS.length, SIDES);
  assert.equal(new Set(EFFECTS).size, SIDES);
});

test('sound faces have no problem, in whatever order they stand', () => {
  assert.deepEqual(facesProblems(SOUND, []), []);
  assert.deepEqual(facesProblems({ ...SOUND, black: [9, 0, 9, 0, 9, 0] }, []), []);
});

test('what is no faces is wrong on every die', () => {
  for (const nothing of [null, undefined, 7, 'faces', {}, []])
    assert.deepEqual(
      facesProblems(nothing, [rule('red', 'contains', [3])]),
      COLOURS.map((colour) => ({ code: 'count', colour, got: undefined })),
    );
});

test('a die with too few or too many sides, or none that are a list, says how many it got', () => {
  assert.deepEqual(facesProblems({ ...SOUND, red: [0, 1, 2, 3, 3] }, []), [{ code: 'count', colour: 'red', got: 5 }]);
  assert.deepEqual(facesProblems({ ...SOUND, red: [0, 1, 2, 3, 3, 3, 3] }, []), [
    { code: 'count', colour: 'red', got: 7 },
  ]);
  assert.deepEqual(facesProblems({ ...SOUND, orange: '011122' }, []), [
    { code: 'count', colour: 'orange', got: '011122' },
  ]);
});

test('each side that is no whole number from 0 to the most is named', () => {
  assert.deepEqual(facesProblems({ ...SOUND, yellow: [0, -1, MOST_FACE, MOST_FACE + 1, 1.5, '2'] }, []), [
    { code: 'value', colour: 'yellow', got: -1 },
    { code: 'value', colour: 'yellow', got: 10 },
    { code: 'value', colour: 'yellow', got: 1.5 },
    { code: 'value', colour: 'yellow', got: '2' },
  ]);
  assert.deepEqual(facesProblems({ ...SOUND, yellow: [NaN, 1] }, []), [
    { code: 'count', colour: 'yellow', got: 2 },
    { code: 'value', colour: 'yellow', got: NaN },
  ]);
});

test('rules: a die contains each of some numbers; all its faces are among some', () => {
  const contains = rule('red', 'contains', [0, 3]);
  const among = rule('red', 'among', [0, 1, 2, 3]);
  const ofRed = (red: readonly number[]) =>
    facesProblems({ ...SOUND, red }, [contains, among, rule('orange', 'contains', [0])]);
  assert.deepEqual(ofRed([0, 1, 1, 2, 2, 3]), []);
  assert.deepEqual(ofRed([0, 0, 0, 3, 3, 3]), []);
  assert.deepEqual(ofRed([0, 1, 1, 2, 2, 2]), [{ code: 'rule', colour: 'red', rule: contains }]);
  assert.deepEqual(ofRed([1, 1, 1, 2, 2, 3]), [{ code: 'rule', colour: 'red', rule: contains }]);
  assert.deepEqual(ofRed([0, 1, 1, 2, 3, 4]), [{ code: 'rule', colour: 'red', rule: among }]);
  assert.deepEqual(ofRed([4, 4, 4, 4, 4, 4]), [
    { code: 'rule', colour: 'red', rule: contains },
    { code: 'rule', colour: 'red', rule: among },
  ]);
});

test('a die that has not six faces is not asked about rules, the others are; problems go from yellow to black', () => {
  const rules = [rule('black', 'contains', [0]), rule('orange', 'contains', [5]), rule('yellow', 'contains', [5])];
  assert.deepEqual(facesProblems({ ...SOUND, orange: [1, 1], red: [0, 0, 0, 0, 0, 99] }, rules), [
    { code: 'rule', colour: 'yellow', rule: rules[2] },
    { code: 'count', colour: 'orange', got: 2 },
    { code: 'value', colour: 'red', got: 99 },
    { code: 'rule', colour: 'black', rule: rules[0] },
  ]);
});

test('in order: the same faces, ascending', () => {
  assert.deepEqual(inOrder({ ...SOUND, red: [3, 0, 2, 1, 2, 1], black: [9, 3, 3, 2, 1, 1] }), {
    ...SOUND,
    black: [1, 1, 2, 3, 3, 9],
  });
  const side = fc.nat(MOST_FACE);
  const die = fc.array(side, { minLength: SIDES, maxLength: SIDES });
  fc.assert(
    fc.property(die, die, (yellow, black) => {
      const ordered = inOrder({ ...SOUND, yellow, black });
      for (const colour of ['yellow', 'black'] as const)
        ordered[colour].forEach((face, at) => assert.ok(at === 0 || ordered[colour][at - 1]! <= face));
      assert.deepEqual(inOrder(ordered), ordered);
      assert.deepEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => ordered.black.filter((f) => f === face).length),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => black.filter((f) => f === face).length),
      );
    }),
  );
});

test('a step of the ladder is broken where one side of the better die is worse, in whatever order they stand', () => {
  assert.deepEqual(brokenSteps(SOUND), []);
  assert.deepEqual(brokenSteps({ ...SOUND, orange: SOUND.yellow, red: SOUND.yellow }), []);
  assert.deepEqual(brokenSteps({ ...SOUND, red: [3, 2, 2, 1, 1, 0] }), []);
  assert.deepEqual(brokenSteps({ ...SOUND, yellow: [2, 1, 1, 1, 0, 0] }), []);
  assert.deepEqual(brokenSteps({ ...SOUND, black: [0, 0, 3, 9, 9, 9] }), [{ from: 'red', to: 'black' }]);
  assert.deepEqual(brokenSteps({ yellow: SOUND.black, orange: SOUND.red, red: SOUND.orange, black: SOUND.yellow }), [
    { from: 'yellow', to: 'orange' },
    { from: 'orange', to: 'red' },
    { from: 'red', to: 'black' },
  ]);
});
