/** A budget of steps and the bound of memory; nothing here is measured in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBudget, checkStopped, isWithin } from '../../exact/budget.test-table.ts';
import { BUDGETS, MOST_BYTES, noop, OutOfMemory, stepsIn, type OnWork } from '../../exact/work.ts';
import { bytesOf } from './sequence/memory.ts';
import { HARD_CASES, HARDEST_CASES } from './hard-cases.test-table.ts';
import { isTokenChoice } from './model/mechanic.ts';
import { oddsOf, oddsTable } from './odds.ts';
import { BEST, NOTHING_DRAWN } from './model/outcome.ts';
import { rewardFor } from './model/goal.ts';
import { chanceAlone, prepareTest, solveTest, type SkillTest } from './solve.ts';
import { classesFor, makeStates } from './sequence/states.ts';
import { compileTokenUse } from './model/uses.ts';

/** What takes more is stopped there. */
const SMALL = stepsIn(15);
const caseNamed = (name: string): SkillTest => [...HARD_CASES, ...HARDEST_CASES].find((one) => one.name === name)!.test;

for (const { name, test: asked } of HARD_CASES)
  test(`a budget stops it or changes nothing: ${name}`, () => {
    checkBudget(name, (onWork) => chanceAlone(asked, onWork), SMALL);
    const whole = (onWork: OnWork) => {
      const { distribution, joint } = solveTest(asked, onWork);
      return { distribution, joint };
    };
    checkBudget(name, whole, SMALL);
  });

test('a table stops at its budget as well', () => {
  checkBudget('table', (onWork) => oddsTable(caseNamed('a bless for a symbol; 10/10/8'), 2, undefined, onWork));
});

test('a plain draw is answered within a frame, what takes seconds is stopped', () => {
  const whole = (asked: SkillTest) => (onWork: OnWork) => oddsOf(asked, undefined, onWork);
  assert.ok(isWithin(BUDGETS.inline, whole({ ...HARD_CASES[0]!.test, mechanics: [] })));
  assert.ok(!isWithin(BUDGETS.inline, whole(caseNamed('ignore three times; 10/10/8'))));
  checkStopped('the hardest', whole(caseNamed('redraw five times and ignore three; 10/10/8')));
});

const withIgnored = (count: number): SkillTest => ({
  ...HARD_CASES[0]!.test,
  mechanics: [{ kind: 'set-aside', times: count }],
});
test('what does not fit into the memory is refused before it is begun', () => {
  const steps = (asked: SkillTest) => isWithin(stepsIn(1), (onWork) => solveTest(asked, onWork));
  assert.ok(!steps(withIgnored(3)));
  assert.throws(() => steps(withIgnored(9)), OutOfMemory);
});

test('the bound of memory is no less than the tables that are made, and lets every hard case through', () => {
  for (const { name, test: asked } of [...HARD_CASES, ...HARDEST_CASES]) {
    const { kinds, meanings } = prepareTest(asked);
    const uses = asked.mechanics.filter(isTokenChoice).map((choice) => compileTokenUse(choice, meanings));
    if (uses.length === 0) continue;
    const most = rewardFor(asked.goal, asked)(BEST);
    const bytes = bytesOf(classesFor(kinds, uses), uses, NOTHING_DRAWN, most);
    const { usesStates, resolvedCount, width, classes } = makeStates(
      kinds,
      uses,
      { before: NOTHING_DRAWN },
      { most, onWork: noop },
    );
    const tables = usesStates.length * resolvedCount * (width * Float64Array.BYTES_PER_ELEMENT + classes.length);
    assert.ok(tables <= bytes && bytes <= MOST_BYTES, `${name}: ${tables} of ${bytes} bytes`);
  }
});
