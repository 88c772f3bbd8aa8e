/** What the page says of a test: by hand, and against the dice thrown in every way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeFraction, toNumber } from '../../../../engines/exact/fraction.ts';
import { brutePlay } from '../../../../engines/eldritch/skill-check/oracle.test-table.ts';
import { INVESTIGATORS } from '../inputs/setups.test-table.ts';
import {
  changesFor,
  setupOf,
  skillNotSetOf,
  valueOf,
  withChange,
  withInvestigator,
  type Setup,
} from '../inputs/setup.ts';
import { rulesOf } from '../results/rules.ts';
import { changesOf, planOf, spendingsOf, tableOf } from './plan.ts';
import { defaultState, type State } from './model.ts';
import { neededWords } from './words/answer.ts';

const EXAMPLE = defaultState({ investigators: INVESTIGATORS });
const stateOf = (setup: Partial<Setup>, needed = 1): State => ({ setup: { ...EXAMPLE.setup, ...setup }, needed });

test('the example: four dice, one success: 1 − (2/3)⁴', () => {
  const plan = planOf(EXAMPLE);
  assert.deepEqual([plan.dice, plan.chance], [4, makeFraction(65n, 81n)]);
  assert.deepEqual(plan.meanSuccesses, makeFraction(4n, 3n));
  assert.deepEqual(rulesOf(EXAMPLE.setup, plan, 1), []);
  assert.deepEqual(spendingsOf(EXAMPLE), []);
});
test('the needed successes agree with their number', () => {
  assert.deepEqual(
    [1, 2, 5].map((n) => neededWords(n).replaceAll('\u00a0', ' ')),
    ['Нужен 1 успех или больше', 'Нужны 2 успеха или больше', 'Нужно 5 успехов или больше'],
  );
});
test('focus goes before clues, and unspent clues stay out of the test', () => {
  // One die, one success: thrown again with 2/3, and once more with 2/3 of that.
  const both = planOf(stateOf({ tested: 'number', number: 1, focus: 1, clues: 1 }));
  assert.deepEqual([both.chance, both.meanClues], [makeFraction(19n, 27n), makeFraction(4n, 9n)]);
  const kept = planOf(stateOf({ tested: 'number', number: 1, focus: 1, clues: 1, spend: 'none' }));
  assert.deepEqual([kept.chance, kept.meanClues], [makeFraction(5n, 9n), makeFraction(0n, 1n)]);
});
test('focus stays with another investigator, another way to spend clues, and after both are taken back', () => {
  const [first, second] = INVESTIGATORS;
  const before = { ...setupOf(first, 'will'), focus: 2, clues: 1 };
  const there: Setup = { ...withInvestigator(before, second), spend: 'none', fortune: 'cursed' };
  assert.equal(there.focus, 2);
  const back: Setup = { ...withInvestigator(there, first), spend: 'best', fortune: 'plain' };
  assert.deepEqual(back, before);
  assert.equal(withInvestigator(there, undefined).focus, 2);
});
test('rules by hand: five dice, three successes, two clues', () => {
  const state = stateOf({ tested: 'number', number: 5, clues: 2 }, 3);
  assert.deepEqual(rulesOf(state.setup, planOf(state), 3), [
    { from: 0, to: 0, actions: ['stop'] },
    { from: 1, to: 2, actions: ['clue'] },
  ]);
  const sixes = stateOf({ tested: 'number', number: 2, free: 1, sixes: true }, 4);
  assert.deepEqual(
    rulesOf(sixes.setup, planOf(sixes), 4).map(({ from, to, actions }) => [from, to, actions]),
    [
      [0, 1, ['stop']],
      [2, 2, ['stop', 'free']],
      [3, 3, ['free']],
    ],
  );
});
test('what one thing more buys is the same test with it', () => {
  const found = new Map(changesOf(EXAMPLE).map(({ code, chance }) => [code, chance]));
  assert.deepEqual(found.get('die-1'), makeFraction(211n, 243n));
  assert.deepEqual(found.get('clue-1'), makeFraction(211n, 243n));
  assert.deepEqual(found.get('blessed'), makeFraction(15n, 16n));
  assert.deepEqual(found.get('cursed'), makeFraction(671n, 1296n));
  assert.equal(found.has('plain'), false);
  assert.equal(
    changesFor({ ...EXAMPLE.setup, spend: 'none' }).some((code) => code.startsWith('clue')),
    false,
  );
  assert.equal(withChange(EXAMPLE.setup, 'die-2').extra, 2);
});
test('the table that players print', () => {
  const rows = tableOf({ ...EXAMPLE.setup, bonus: 3, modifier: -2 });
  const shown = rows.slice(0, 6).map((row) => row.slice(0, 3).map((chance) => (100 * toNumber(chance)).toFixed(1)));
  assert.deepEqual(shown, [
    ['33.3', '0.0', '0.0'],
    ['55.6', '11.1', '0.0'],
    ['70.4', '25.9', '3.7'],
    ['80.2', '40.7', '11.1'],
    ['86.8', '53.9', '21.0'],
    ['91.2', '64.9', '32.0'],
  ]);
  assert.deepEqual([rows.length, rows[0]!.length], [10, 4]);
});
test('another investigator brings a sheet of his own, and keeps what is in hand', () => {
  const [, lily] = INVESTIGATORS;
  const charlie = {
    ...setupOf(INVESTIGATORS[0], 'influence'),
    clues: 2,
    improved: { ...setupOf(lily, 'will').improved, influence: 1 },
  };
  assert.equal(valueOf(charlie), 5);
  const now = withInvestigator(charlie, lily);
  assert.deepEqual([valueOf(now), now.clues, now.investigator], [2, 2, 'lily-chen']);
  // No list has the sheet: the skill is to be set.
  const stranger = withInvestigator(charlie, INVESTIGATORS[2]);
  assert.equal(skillNotSetOf(charlie, INVESTIGATORS), undefined);
  assert.equal(skillNotSetOf(stranger, INVESTIGATORS)?.to, 'set-tested');
  const set = { ...stranger, skills: { ...stranger.skills, influence: 3 } };
  assert.equal(skillNotSetOf(set, INVESTIGATORS), undefined);
  assert.equal(skillNotSetOf({ ...stranger, tested: 'number' }, INVESTIGATORS), undefined);
  assert.equal(valueOf(withInvestigator(stranger, undefined)), 2);
});
test('the chance of the page is that of every die thrown in every way', () => {
  fc.assert(
    fc.property(
      fc.record({
        number: fc.integer({ min: 1, max: 3 }),
        needed: fc.integer({ min: 1, max: 4 }),
        clues: fc.integer({ min: 0, max: 1 }),
        focus: fc.integer({ min: 0, max: 1 }),
        free: fc.integer({ min: 0, max: 1 }),
        sixes: fc.boolean(),
      }),
      ({ number, needed, clues, focus, free, sixes }) => {
        const { chance } = planOf(stateOf({ tested: 'number', number, clues, focus, free, sixes }, needed));
        const brute = brutePlay({
          dice: number,
          value: (face) => {
            if (face < 5) return 0;
            return sixes && face === 6 ? 2 : 1;
          },
          clues: clues + focus,
          free,
          all: false,
          singles: sixes,
          worth: (successes) => Number(successes >= needed),
        });
        assert.ok(Math.abs(toNumber(chance) - brute.worth) < 1e-7);
      },
    ),
    { numRuns: 100 },
  );
});
