/** Laws of tests, for any faces of the dice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, meanOf } from '../../exact/distribution.ts';
import { compareFractions } from '../../exact/fraction.ts';
import { COLOURS, LEVELS, type Colour } from '../dice/colour.ts';
import { EFFECTS } from '../dice/effect.ts';
import { bruteResults, optionsOf } from './oracle.test-table.ts';
import { anyFaces, risingFaces } from './faces.test-table.ts';
import { poolFor } from './pool.ts';
import { compileTest, solveTest, type Bprd } from './solve.ts';

const anyLevel = fc.constantFrom(...LEVELS);
const anyBprd: fc.Arbitrary<Bprd> = fc.constantFrom('wild', 'spent');

test('one more improvement never makes any result harder to reach, where better dice are better side by side', () => {
  fc.assert(
    fc.property(risingFaces, anyLevel, anyBprd, fc.integer({ min: 1, max: 12 }), (faces, level, bprd, target) => {
      const chances = [-3, -2, -1, 0, 1, 2, 3].map((step) => {
        const { dice } = poolFor(level, Math.max(0, step), Math.max(0, -step));
        const { results } = solveTest({ faces, dice, bonus: 0, aim: { kind: 'reach', target }, bprd });
        return chanceOf(results, (result) => result >= target);
      });
      chances.slice(1).forEach((chance, at) => assert.ok(compareFractions(chance, chances[at]!) >= 0));
    }),
    { numRuns: 100 },
  );
});

test('no fixed policy is better than the one for the aim', () => {
  const anyDice: fc.Arbitrary<readonly Colour[]> = fc.array(fc.constantFrom(...COLOURS), { maxLength: 2 });
  const whims = fc.array(fc.nat(40), { minLength: 5, maxLength: 11 });
  const worths = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(anyFaces, anyDice, whims, worths, (faces, dice, whim, values) => {
      const worth = (result: number) => values[result]!;
      const sides = dice.map((colour) => faces[colour]);
      const best = compileTest(faces, dice, 0, 'wild').answer(worth).byEffect;
      let at = 0;
      for (const effect of EFFECTS) {
        const byWhim = bruteResults({ dice: sides, bonus: 0, wild: true }, (shown) => {
          const options = optionsOf({ dice: sides, bonus: 0, wild: true }, shown, effect);
          return options[whim[(at += 1) % whim.length]! % options.length]!;
        });
        assert.ok(compareFractions(meanOf(best.get(effect)!, worth), meanOf(byWhim, worth)) >= 0);
      }
    }),
    { numRuns: 100 },
  );
});

test('a BPRD that may be anything is worth at least each of the other effects, and at least being spent', () => {
  fc.assert(
    fc.property(anyFaces, anyLevel, fc.nat(10), (faces, level, target) => {
      const { dice } = poolFor(level, 1, 0);
      const question = { faces, dice, bonus: 0, aim: { kind: 'reach', target } } as const;
      const goalOf = (bprd: Bprd) =>
        EFFECTS.map((effect) => chanceOf(solveTest({ ...question, bprd }).byEffect.get(effect)!, (r) => r >= target));
      const [wild, spent] = [goalOf('wild'), goalOf('spent')];
      for (const chance of [...wild, ...spent]) assert.ok(compareFractions(wild.at(-1)!, chance) >= 0);
    }),
    { numRuns: 100 },
  );
});
