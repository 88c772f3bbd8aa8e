/** The estimate of work against the steps that the solver counts; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BUDGET, verdictOf } from '../../exact/work.ts';
import { workOf } from './cost.ts';
import type { Fight } from './fight.ts';
import { anyFight, fightOf, foeOf, LILY } from './fights.test-table.ts';
import { HARD_CASES } from './hard-cases.test-table.ts';
import { solveFight } from './solve.ts';

const takenBy = (fight: Fight): number => {
  let taken = 0;
  solveFight(fight, (steps) => {
    taken += steps;
  });
  return taken;
};
test('the table of hard cases is long enough', () => assert.ok(HARD_CASES.length >= 30));
for (const { name, fight } of HARD_CASES)
  test(`at most twice what is done, never less: ${name}`, () => {
    const { steps } = workOf(fight);
    const taken = takenBy(fight);
    assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    assert.ok(steps <= 2 * taken, `${taken} steps taken, ${steps} estimated`);
  });
test('any fight: never more is done than was estimated', () => {
  fc.assert(
    fc.property(anyFight(2, 2, 2), fc.boolean(), (any, isBest) => {
      const fight: Fight = isBest ? { ...any, order: { kind: 'best' } } : any;
      const { steps } = workOf(fight);
      const taken = takenBy(fight);
      assert.ok(taken <= steps, `${taken} steps taken, ${steps} estimated`);
    }),
    { numRuns: 60 },
  );
});
test('a fight that nobody should begin is known to be one, and soon', () => {
  const foes = Array.from({ length: 6 }, (_, at) => foeOf({ toughness: 5 + at, damage: 3 }));
  const fighters = Array.from({ length: 4 }, () => ({ ...LILY, clues: 5 }));
  assert.equal(
    verdictOf(workOf(fightOf({ foes, fighters, rounds: 1, order: { kind: 'given', foes: [0, 1, 2, 3, 4, 5] } }))),
    'too-big',
  );
  const small = workOf(fightOf());
  assert.equal(verdictOf(small), 'at-once');
  assert.ok(small.bytes > 1000 && small.bytes < BUDGET.bytes);
  const three = workOf(HARD_CASES.find(({ name }) => name === 'three monsters, three clues, two rounds')!.fight);
  assert.equal(verdictOf(three), 'in-thread');
});
test('the work of the best order is that of all orders', () => {
  const foes = [foeOf(), foeOf({ damage: 2 })];
  const kept = [
    [0, 1],
    [1, 0],
  ].map((order) => workOf(fightOf({ foes, order: { kind: 'given', foes: order } })).steps);
  const best = workOf(fightOf({ foes, order: { kind: 'best' } })).steps;
  assert.ok(best > Math.max(...kept) && best < kept[0]! + kept[1]!);
});
