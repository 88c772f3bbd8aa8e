/** Tests against every face thrown, published tables, and laws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { totalOf } from '../../exact/distribution.ts';
import { compareFractions, makeFraction, ONE, toNumber } from '../../exact/fraction.ts';
import { SPENDINGS } from './again.ts';
import { brutePlay, type FaceValue } from './oracle.test-table.ts';
import { diceOf, dieWays, MOST_DICE, type TestDice } from './dice.ts';
import { cursedOnce, FORTUNES, LEAST_FACE, SKILLS, type Fortune } from './skill.ts';
import { answerTest, solveTest, type Rerolls } from './solve.ts';

const diceFor = (skill: number, fortune: Fortune = 'plain', sixesDouble = false): TestDice => ({
  skill,
  bonus: 0,
  extra: 0,
  modifier: 0,
  fortune,
  sixesDouble,
});
const NO_REROLLS: Rerolls = { clues: 0, free: 0, all: false };
const FACE_VALUES: { readonly [F in Fortune]: (isDouble: boolean) => FaceValue } = {
  plain: (isDouble) => (face) => {
    if (face === 6 && isDouble) return 2;
    return face === 5 || face === 6 ? 1 : 0;
  },
  blessed: (isDouble) => (face) => {
    if (face === 6 && isDouble) return 2;
    return face >= 4 ? 1 : 0;
  },
  cursed: (isDouble) => (face) => {
    if (face !== 6) return 0;
    return isDouble ? 2 : 1;
  },
};

test('dice are added up as the rules say, and never fewer than one', () => {
  const dice = { ...diceFor(3), bonus: 2, extra: 1, modifier: -1 };
  assert.equal(diceOf(dice), 5);
  assert.equal(diceOf({ ...dice, modifier: -9 }), 1);
  assert.equal(diceOf({ ...dice, skill: 99 }), MOST_DICE);
  // The example of a gate in the rulebook: observation 3, modifier −1.
  assert.equal(diceOf({ ...diceFor(3), modifier: -1 }), 2);
});
test('what a die shows by fortune', () => {
  assert.deepEqual(
    FORTUNES.map((fortune) => [fortune, LEAST_FACE[fortune], dieWays(fortune, false), dieWays(fortune, true)]),
    [
      ['plain', 5, { sides: 3, ways: [2, 1, 0] }, { sides: 6, ways: [4, 1, 1] }],
      ['blessed', 4, { sides: 2, ways: [1, 1, 0] }, { sides: 6, ways: [3, 2, 1] }],
      ['cursed', 6, { sides: 6, ways: [5, 1, 0] }, { sides: 6, ways: [5, 0, 1] }],
    ],
  );
  assert.deepEqual(dieWays('plain', false, 6), { sides: 6, ways: [4, 2, 0] });
  assert.deepEqual(FORTUNES.map(cursedOnce), ['cursed', 'plain', 'cursed']);
  assert.equal(SKILLS.length, 5);
});

/** The chance of a success at least, in per cent to a tenth, for 1–6 dice: tables that players print. */
const TABLES: { readonly [F in Fortune]: readonly string[] } = {
  plain: ['33.3', '55.6', '70.4', '80.2', '86.8', '91.2'],
  blessed: ['50.0', '75.0', '87.5', '93.8', '96.9', '98.4'],
  cursed: ['16.7', '30.6', '42.1', '51.8', '59.8', '66.5'],
};
for (const fortune of FORTUNES)
  test(`the table of the first success holds: ${fortune}`, () => {
    const chances = [1, 2, 3, 4, 5, 6].map((skill) =>
      (100 * toNumber(answerTest({ dice: diceFor(skill, fortune), rerolls: NO_REROLLS }, 1).chance(1))).toFixed(1),
    );
    assert.deepEqual(chances, TABLES[fortune]);
  });
test('the table of two and three successes of 5 and 6 dice holds', () => {
  const chances = [5, 6].flatMap((skill) => {
    const { chance } = answerTest({ dice: diceFor(skill), rerolls: NO_REROLLS }, 2);
    return [chance(2), chance(3)].map(({ n, d }) => `${n}/${d}`);
  });
  assert.deepEqual(chances, ['131/243', '17/81', '473/729', '233/729']);
});
test('one clue for one success of two dice: a die more, thrown only where it is needed', () => {
  const answer = answerTest({ dice: diceFor(2), rerolls: { ...NO_REROLLS, clues: 1 } }, 1);
  assert.deepEqual(answer.chance(1), makeFraction(19n, 27n));
  assert.deepEqual(
    answer.spent,
    new Map([
      [0, 5n],
      [1, 4n],
    ]),
  );
  assert.equal(answer.dice, 2);
});

const anyTest = fc.record({
  skill: fc.integer({ min: 1, max: 3 }),
  fortune: fc.constantFrom(...FORTUNES),
  sixesDouble: fc.boolean(),
  clues: fc.integer({ min: 0, max: 2 }),
  free: fc.integer({ min: 0, max: 1 }),
  all: fc.boolean(),
  worths: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 7, maxLength: 7 }),
  price: fc.integer({ min: 0, max: 8 }),
});
test('the best play of any test is the one that is found by trying everything', () => {
  fc.assert(
    fc.property(anyTest, ({ skill, fortune, sixesDouble, clues, free, all, worths, price }) => {
      const worth = (successes: number, left: number) => worths[successes]! + price * left;
      const solved = solveTest({ dice: diceFor(skill, fortune, sixesDouble), rerolls: { clues, free, all } }, (end) =>
        worth(end.successes, end.clues),
      );
      const value = FACE_VALUES[fortune](sixesDouble);
      const brute = brutePlay({ dice: skill, value, clues, free, all, singles: sixesDouble, worth });
      assert.ok(Math.abs(solved.value - brute.worth) < 1e-9, `${solved.value} and ${brute.worth}`);
      const total = totalOf(solved.ends);
      let mean = 0;
      for (const [end, weight] of solved.ends)
        mean += toNumber(makeFraction(weight, total)) * worth(end.successes, end.clues);
      assert.ok(Math.abs(mean - brute.worth) < 1e-9, `${mean} and ${brute.worth}`);
    }),
    { numRuns: 250 },
  );
});
test('where enough successes are wanted, ends are those of the play that spends least', () => {
  for (const fortune of FORTUNES)
    for (const [dice, clues, needed] of [
      [1, 2, 1],
      [2, 1, 2],
      [3, 2, 2],
      [3, 1, 1],
    ] as const) {
      const { ends } = answerTest({ dice: diceFor(dice, fortune), rerolls: { clues, free: 1, all: true } }, needed);
      const brute = brutePlay({
        dice,
        value: FACE_VALUES[fortune](false),
        clues,
        free: 1,
        all: true,
        singles: false,
        worth: (successes, left) => Number(successes >= needed) + left / 1000,
      });
      const total = totalOf(ends);
      for (const [{ successes, clues: left }, weight] of ends)
        assert.ok(
          Math.abs(toNumber(makeFraction(weight, total)) - (brute.ends.get(`${successes} ${left}`) ?? 0)) < 1e-9,
        );
      assert.equal(ends.size, brute.ends.size);
    }
});

test('spending: «needed» throws every failed die again until enough succeed, «none» no die at all', () => {
  const rerolls = { clues: 2, free: 0, all: false };
  const dice = diceFor(1);
  const needed = answerTest({ dice, rerolls, spend: 'needed' }, 2);
  // Two successes of one die are not to be had: every clue is spent unless the die succeeds.
  assert.deepEqual(
    needed.ends,
    new Map([
      [{ successes: 1, clues: 2 }, 9n],
      [{ successes: 1, clues: 1 }, 6n],
      [{ successes: 0, clues: 0 }, 8n],
      [{ successes: 1, clues: 0 }, 4n],
    ]),
  );
  const none = answerTest({ dice, rerolls: { ...rerolls, free: 1 }, spend: 'none' }, 1);
  assert.deepEqual(none.spent, new Map([[0, 1n]]));
  // The card is used all the same.
  assert.deepEqual(none.chance(1), makeFraction(5n, 9n));
  assert.equal(SPENDINGS[0], 'best');
  const best = answerTest({ dice, rerolls }, 2);
  assert.deepEqual(best.spent, new Map([[0, 1n]]));
});
test('«needed» uses the card for all dice first, then free dice, then tokens', () => {
  const solved = solveTest(
    { dice: diceFor(2), rerolls: { clues: 1, free: 1, all: true }, spend: 'needed' },
    ({ successes }) => successes,
    1,
  );
  const at = (free: number, all: boolean, clues = 1) => solved.choiceAt({ failed: 2, clues, free, all }).action;
  assert.deepEqual(
    [at(1, true), at(0, true), at(1, false), at(0, false), at(0, false, 0)],
    ['all', 'all', 'free', 'clue', 'stop'],
  );
  assert.equal(solved.choiceAt({ failed: 1, clues: 1, free: 1, all: true }).action, 'stop');
});
test('a six that counts twice makes a single success worth throwing again, where that is the only way', () => {
  const solved = solveTest(
    { dice: diceFor(1, 'plain', true), rerolls: { clues: 1, free: 0, all: false } },
    ({ successes }) => Number(successes >= 2),
  );
  assert.deepEqual(solved.choiceAt({ failed: 0, clues: 1, free: 0, all: false }), { action: 'clue', single: true });
  assert.deepEqual(solved.choiceAt({ failed: 1, clues: 1, free: 0, all: false }), { action: 'clue', single: false });
  assert.deepEqual(solved.choiceAt({ failed: 0, double: 1, clues: 1, free: 0, all: false }), {
    action: 'stop',
    single: false,
  });
});
test('the cheapest of equal ways is taken: a card before all dice, those before a clue', () => {
  const solved = solveTest(
    { dice: diceFor(1), rerolls: { clues: 1, free: 1, all: true } },
    ({ successes }) => successes,
  );
  const at = (free: number, all: boolean) => solved.choiceAt({ failed: 1, clues: 1, free, all }).action;
  assert.deepEqual([at(1, true), at(0, true), at(0, false)], ['free', 'all', 'clue']);
});
test('dice that cannot lie on the table are refused, and rerolls that are none', () => {
  const rerolls = { clues: 1, free: 1, all: false };
  const { choiceAt } = solveTest({ dice: diceFor(2), rerolls }, ({ successes }) => successes);
  const table = { failed: 1, clues: 1, free: 1, all: false };
  assert.equal(choiceAt(table).action, 'free');
  for (const wrong of [
    { failed: 3 },
    { failed: -1 },
    { clues: 2 },
    { clues: -1 },
    { free: 2 },
    { free: -1 },
    { all: true },
    { double: 1 },
  ])
    assert.throws(() => choiceAt({ ...table, ...wrong }), RangeError, JSON.stringify(wrong));
  for (const wrong of [{ clues: -1 }, { clues: 0.5 }, { clues: 100 }, { free: -1 }, { free: 100 }])
    assert.throws(() => answerTest({ dice: diceFor(2), rerolls: { ...rerolls, ...wrong } }, 1), RangeError);
  assert.equal(answerTest({ dice: diceFor(1), rerolls: { clues: 99, free: 0, all: false } }, 1).dice, 1);
});

const anyRerolls = fc.record({
  clues: fc.integer({ min: 0, max: 3 }),
  free: fc.integer({ min: 0, max: 2 }),
  all: fc.boolean(),
});
test('more dice, more clues, more cards, a blessing never hurt; all chances sum to one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...FORTUNES),
      anyRerolls,
      (skill, needed, fortune, rerolls) => {
        const answer = (dice: TestDice, more: Partial<Rerolls> = {}) =>
          answerTest({ dice, rerolls: { ...rerolls, ...more } }, needed);
        const plain = answer(diceFor(skill, fortune));
        assert.deepEqual(plain.chance(0), ONE);
        const others = [
          answer(diceFor(skill + 1, fortune)),
          answer(diceFor(skill, fortune, true)),
          answer(diceFor(skill, fortune), { clues: rerolls.clues + 1 }),
          answer(diceFor(skill, fortune), { free: rerolls.free + 1 }),
          answer(diceFor(skill, fortune), { all: true }),
          ...(fortune === 'cursed' ? [answer(diceFor(skill, 'plain'))] : [answer(diceFor(skill, 'blessed'))]),
        ];
        for (const other of others) assert.ok(compareFractions(other.chance(needed), plain.chance(needed)) >= 0);
      },
    ),
    { numRuns: 100 },
  );
});
