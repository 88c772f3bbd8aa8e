/** A budget of steps and the bound of memory; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBudget, checkStopped, isWithin } from '../../exact/budget.test-table.ts';
import { BUDGETS, MOST_BYTES, stepsIn, type OnWork } from '../../exact/work.ts';
import { guideOf } from './advice.ts';
import type { Attack } from './attack.ts';
import { bytesOf, gainsBytesOf } from './bytes.ts';
import { gainOf } from './gains.ts';
import { HARD_CASES, HARDEST_CASES } from './hard-cases.test-table.ts';
import { oddsOf } from './odds.ts';
import { makeSolver } from './solve.ts';

const odds = (attack: Attack) => (onWork: OnWork) => oddsOf(attack, makeSolver(attack, onWork));
const caseNamed = (name: string): Attack => [...HARD_CASES, ...HARDEST_CASES].find((one) => one.name === name)!.attack;

for (const { name, attack } of HARD_CASES.filter((one) => isWithin(stepsIn(12), odds(one.attack))))
  test(`a budget stops it or changes nothing: ${name}`, () => {
    const alone = checkBudget(name, odds(attack));
    const guided = checkBudget(name, (onWork) => guideOf(makeSolver(attack, onWork)));
    assert.ok(guided <= 4 * alone, `the advice takes ${guided} steps after ${alone}`);
  });

test('one thing more stops at its budget as well', () => {
  const attack = caseNamed('three shields, a row of three');
  for (const what of ['health', 'attack', 'rerolls'] as const)
    checkBudget(what, (onWork) => gainOf(makeSolver(attack, onWork), what));
});

test('a small attack is answered within a frame, what takes seconds is stopped', () => {
  assert.ok(isWithin(BUDGETS.inline, odds(caseNamed('three rerolls, a row of three'))));
  assert.ok(!isWithin(BUDGETS.inline, odds(caseNamed('two dice, seven in hand, a row'))));
  checkStopped('the hardest', odds(caseNamed('the most that a page can ask')));
});

test('hard attacks fit into the memory with all their gains, the hardest do not', () => {
  for (const { name, attack } of HARD_CASES) assert.ok(gainsBytesOf(attack) <= MOST_BYTES, name);
  const [large, largest] = HARDEST_CASES.map(({ attack }) => attack);
  assert.ok(bytesOf(large!) <= MOST_BYTES && gainsBytesOf(large!) > MOST_BYTES);
  assert.ok(bytesOf(largest!) > MOST_BYTES);
});
