/** Laws of every solver that takes a budget. */
import assert from 'node:assert/strict';
import { BUDGETS, budget, OutOfBudget, stepsIn, type OnWork } from './work.ts';

/** The most steps between two reports of a solver: a few milliseconds of a desktop machine. */
const LONGEST_SILENCE = stepsIn(4);

/**
 * The answer is the same with exactly as many steps as it takes, and fails with one less.
 * @returns the steps it takes
 */
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
/** A long question reports its steps as it goes and is stopped: no later than a tenth of what a worker may take. */
export const checkStopped = (name: string, solve: (onWork: OnWork) => unknown): void => {
  const spend = budget(BUDGETS.worker / 10);
  const stop = () =>
    solve((steps) => {
      assert.ok(steps <= LONGEST_SILENCE, `${name}: ${steps} steps at once`);
      spend(steps);
    });
  assert.throws(stop, OutOfBudget, name);
};
/** Whether a question takes at most this many steps. */
export const isWithin = (steps: number, solve: (onWork: OnWork) => unknown): boolean => {
  try {
    solve(budget(steps));
    return true;
  } catch (error) {
    if (error instanceof OutOfBudget) return false;
    throw error;
  }
};
