/** The estimate of work against the steps that the solver counts; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUDGET, verdictOf, type OnWork } from '../../exact/work.ts';
import { guideOf } from './advice.ts';
import { FACES, GOALS, RESOURCES, type Attack } from './attack.ts';
import { gainsWorkOf, workOf } from './cost.ts';
import { GAINS, gainOf } from './gains.ts';
import { HARDEST_CASES, HARD_CASES } from './hard-cases.test-table.ts';
import { oddsOf } from './odds.ts';
import { makeSolver } from './solve.ts';

/** The steps of what is heard. */
const stepsOf = (solve: (onWork: OnWork) => void): number => {
  let taken = 0;
  solve((steps) => {
    taken += steps;
  });
  return taken;
};
/** What a page asks for: everything that it shows, then the advice for its dice. */
const answered = (attack: Attack): number =>
  stepsOf((onWork) => {
    const solver = makeSolver(attack, onWork);
    oddsOf(attack, solver);
    guideOf(solver);
  });
const gained = (attack: Attack): number =>
  stepsOf((onWork) => {
    const solver = makeSolver(attack, onWork);
    for (const of of GAINS) gainOf(solver, of);
  });

for (const { name, attack } of HARD_CASES)
  test(`at most twice what is done, never less: ${name}`, () => {
    const { steps } = workOf(attack);
    const taken = answered(attack);
    assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    assert.ok(steps <= 2 * taken, `${taken} steps taken, ${steps} estimated`);
  });

for (const { name, attack } of HARD_CASES.filter((c) => gainsWorkOf(c.attack).steps < 60_000_000))
  test(`all gains, at most twice what is done, never less: ${name}`, () => {
    const { steps } = gainsWorkOf(attack);
    const taken = gained(attack);
    assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    assert.ok(steps <= 2 * taken, `${taken} steps taken, ${steps} estimated`);
  });

const from = (min: number, max: number) => fc.integer({ min, max });
const anyAttack: fc.Arbitrary<Attack> = fc.record({
  health: from(1, 5),
  attack: from(0, 3),
  sixBonus: from(0, 2),
  rollBonus: from(-2, 3),
  firstBonus: from(-2, 3),
  firstEach: fc.boolean(),
  dice: from(1, 3),
  fixTo: fc.constantFrom(...FACES),
  pointsEach: from(1, 3),
  goal: fc.constantFrom(...GOALS),
  hand: fc.record({
    rerolls: from(0, 2),
    flips: from(0, 2),
    fixes: from(0, 2),
    shields: from(0, 2),
    points: from(0, 2),
  }),
  foes: fc.array(fc.record({ health: from(1, 5), evasion: from(0, 7), attack: from(0, 3) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

test('any attack, those too that cannot hit or be missed: never more is done than was estimated', () => {
  fc.assert(
    fc.property(anyAttack, (attack) => {
      const { steps } = workOf(attack);
      fc.pre(steps < 5_000_000);
      const taken = answered(attack);
      assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    }),
    { numRuns: 200 },
  );
});

test('all gains of any attack: never more is done than was estimated', () => {
  fc.assert(
    fc.property(anyAttack, (attack) => {
      const { steps } = gainsWorkOf(attack);
      fc.pre(steps < 10_000_000);
      const taken = gained(attack);
      assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    }),
    { numRuns: 100 },
  );
});

test('more health, more in hand, one more foe: never less work', () => {
  fc.assert(
    fc.property(anyAttack, fc.constantFrom(...RESOURCES), (attack, r) => {
      const { steps } = workOf(attack);
      assert.ok(steps <= workOf({ ...attack, hand: { ...attack.hand, [r]: attack.hand[r] + 1 } }).steps);
      assert.ok(steps <= workOf({ ...attack, foes: [...attack.foes, attack.foes.at(-1)!] }).steps);
      // Health that damage steps over is not met.
      if (attack.foes.every((foe) => foe.attack === 1))
        assert.ok(steps <= workOf({ ...attack, health: attack.health + 1 }).steps);
    }),
  );
});

const verdictFor = (name: string): string => {
  const found = [...HARD_CASES, ...HARDEST_CASES].find((c) => c.name === name);
  assert.ok(found, name);
  return verdictOf(workOf(found.attack));
};

test('what takes seconds is begun only when asked; the smallest is solved on the page', () => {
  assert.equal(verdictFor('three rerolls, a row of three'), 'at-once');
  assert.equal(verdictFor('two dice, seven in hand, a row'), 'in-thread');
  assert.equal(verdictFor('two of each, two dice, three epic bosses'), 'when-asked');
});

test('what does not fit into the memory is refused, however large it is', () => {
  assert.ok(workOf(HARD_CASES[0]!.attack).bytes <= BUDGET.bytes);
  assert.equal(verdictFor('the most that a page can ask'), 'too-big');
});
