/** A budget of steps and the bound of memory; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBudget, isWithin } from '../../exact/budget.test-table.ts';
import { BUDGETS, MOST_BYTES } from '../../exact/work.ts';
import { bytesOf, leastBytesOf } from './memory.ts';
import type { Fight } from './fight.ts';
import { fightOf, foeOf, LILY } from './fights.test-table.ts';
import { HARD_CASES } from './hard-cases.test-table.ts';
import { solveFight } from './solve.ts';

test('the table of hard cases is long enough', () => assert.ok(HARD_CASES.length >= 30));
for (const { name, fight } of HARD_CASES)
  test(`a budget stops it or changes nothing: ${name}`, () => {
    checkBudget(name, (onWork) => {
      const { order, value, allKilled, noneDefeated, killed } = solveFight(fight, onWork);
      return { order, value, allKilled, noneDefeated, killed };
    });
    assert.ok(leastBytesOf(fight) < bytesOf(fight) && bytesOf(fight) <= MOST_BYTES);
  });

const LARGEST: Fight = fightOf({
  foes: Array.from({ length: 6 }, (_, at) => foeOf({ toughness: 5 + at, damage: 3 })),
  fighters: Array.from({ length: 4 }, () => ({ ...LILY, clues: 5 })),
  rounds: 1,
  order: { kind: 'given', foes: [0, 1, 2, 3, 4, 5] },
});
test('a fight that is too large for the memory is known before it begins', () =>
  assert.ok(bytesOf(LARGEST) > MOST_BYTES));

test('a small fight is answered within a frame, a large one in the worker', () => {
  assert.ok(isWithin(BUDGETS.inline, (onWork) => solveFight(fightOf(), onWork)));
  const three = HARD_CASES.find(({ name }) => name === 'three monsters, three clues, two rounds')!.fight;
  assert.ok(!isWithin(BUDGETS.inline, (onWork) => solveFight(three, onWork)));
});
