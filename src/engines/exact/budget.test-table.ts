/** What holds for every solver that hears of a budget. */
import assert from 'node:assert/strict';
import { budget, OutOfBudget, stepsIn, type OnWork } from './work.ts';

/** No solver is silent for longer: a few milliseconds of a desk machine. */
const LONGEST_SILENCE = stepsIn(4);

/** With as many steps as it takes the answer is the same, with one less there is none. @returns the steps that it takes */
export const checkBudget = (name: string, solve: (onWork?: OnWork) => unknown): number => {
  let [taken, longest] = [0, 0];
  const answer = solve((steps) => {
    taken += steps;
    longest = Math.max(longest, steps);
  });
  assert.ok(taken > 0, name);
  assert.ok(longest <= LONGEST_SILENCE, `${name}: ${longest} steps at once`);
  assert.deepEqual(answer, solve(), name);
  assert.deepEqual(answer, solve(budget(taken)), name);
  assert.throws(() => solve(budget(taken - 1)), OutOfBudget, name);
  return taken;
};
/** Whether a question takes no more than so many steps. */
export const isWithin = (steps: number, solve: (onWork: OnWork) => unknown): boolean => {
  try {
    solve(budget(steps));
    return true;
  } catch (error) {
    if (error instanceof OutOfBudget) return false;
    throw error;
  }
};
