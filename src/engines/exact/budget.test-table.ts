/** Laws of every solver that takes a budget. */
import assert from 'node:assert/strict';
import { BUDGETS, budget, OutOfBudget, stepsIn, type OnWork } from './work.ts';

/** The most steps between two reports of a solver: a few milliseconds of a desktop machine. */
const LONGEST_SILENCE = stepsIn(4);

/**
 * The answer is the same with exactly as many steps as it takes, and fails with one less.
 * @param most where it takes more steps than this, it fails with this many, and no answer is compared
 * @returns the steps it takes, no more than `most`
 */
export const checkBudget = (name: string, solve: (onWork: OnWork) => unknown, most = Infinity): number => {
  let [taken, longest] = [0, 0];
  const count = (steps: number) => {
    taken += steps;
    longest = Math.max(longest, steps);
    if (taken > most) throw new OutOfBudget(name);
  };
  const answer = answerOf(() => solve(count));
  assert.ok(taken > 0, name);
  assert.ok(longest <= LONGEST_SILENCE, `${name}: ${longest} steps at once`);
  if (answer === undefined) return most;
  assert.deepEqual(solve(budget(taken)), answer, name);
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
export const isWithin = (steps: number, solve: (onWork: OnWork) => unknown): boolean =>
  answerOf(() => solve(budget(steps)) ?? true) !== undefined;

/** What the work answers; undefined where its budget is spent. */
const answerOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfBudget) return undefined;
    throw error;
  }
};
