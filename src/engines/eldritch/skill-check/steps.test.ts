/** The size of a throwing in closed form against one that is made ready. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SPENDINGS } from './again.ts';
import { readyThrowing } from './ready-throwing.ts';
import { dieWays } from './dice.ts';
import { poolOf } from './pool.ts';
import { FORTUNES } from './skill.ts';
import { sizeOfThrowing, type ThrowingSize } from './steps.ts';
import { tokensUpTo, withoutClues } from './tokens.ts';

const small = (max: number) => fc.integer({ min: 0, max });
const anySize: fc.Arbitrary<ThrowingSize> = fc.record({
  dice: fc.integer({ min: 1, max: 9 }),
  fortune: fc.constantFrom(...FORTUNES),
  sixesDouble: fc.boolean(),
  enough: small(11),
  free: small(2),
  all: fc.boolean(),
  spend: fc.constantFrom(...SPENDINGS),
  focus: small(2),
  clues: small(3),
  mayClues: fc.boolean(),
});

test('steps and falls are those of the throwing itself', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { dice, fortune, sixesDouble, enough, free, all, spend, focus, clues, mayClues } = size;
      const pool = poolOf(dice, dieWays(fortune, sixesDouble, 6), enough);
      const most = tokensUpTo(focus, clues);
      const tokens = mayClues ? most : withoutClues(most);
      const { steps } = readyThrowing({ pool, tokens, free, all, spend, eager: 'free' });
      assert.deepEqual(sizeOfThrowing(size), { steps, falls: pool.size });
    }),
    { numRuns: 1000 },
  );
});
test('by hand: two dice, one clue, two successes wanted', () => {
  const size = {
    dice: 2,
    fortune: 'plain',
    sixesDouble: false,
    enough: 2,
    free: 0,
    all: false,
    spend: 'best',
    focus: 0,
    clues: 1,
    mayClues: true,
  } as const;
  // Three falls without a clue and with one; one die thrown again from three falls; three falls of the first throw, twice.
  assert.deepEqual(sizeOfThrowing(size), { steps: 6 + 3 + 6, falls: 3 });
  // The card for all: as much again, then two ways on from one failed die and three from two, twice.
  assert.deepEqual(sizeOfThrowing({ ...size, all: true }), { steps: 12 + 6 + 6 + 2 * 5, falls: 3 });
});
