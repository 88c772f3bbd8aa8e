/**
 * Budgets of work: a solver reports its steps while it takes them and stops at a budget. Steps are counted, not timed,
 * so that a question stops at the same point on every machine; a step costs about as much as adding one limb to
 * another. Only this file converts steps to time.
 */

/** Called by a solver with the steps since the last call, at least once a millisecond; may throw to stop it. */
export type OnWork = (steps: number) => void;
export const noop: OnWork = () => {};

/** Steps that a desktop machine takes in a millisecond; `npm run bench` measures it. */
const STEPS_PER_MS = 150_000;
export const stepsIn = (milliseconds: number): number => milliseconds * STEPS_PER_MS;
export const millisecondsOf = (steps: number): number => steps / STEPS_PER_MS;

/**
 * Steps that a question may take without asking the reader: on the page within one frame, two on a slow phone; then in
 * a worker.
 */
export const BUDGETS = { inline: stepsIn(8), worker: stepsIn(2_000) } as const;
/** The memory that a browser on a phone gives to a page. */
export const MOST_BYTES = 500_000_000;

/** Thrown when the budget of steps is spent. */
export class OutOfBudget extends Error {}
/** Thrown before a question starts that would hold more than {@link MOST_BYTES} at once. */
export class OutOfMemory extends Error {}

/** @returns a counter that throws {@link OutOfBudget} once more than `steps` are taken */
export const budget = (steps: number): OnWork => {
  let left = steps;
  return (taken) => {
    left -= taken;
    if (left < 0) throw new OutOfBudget('The budget of steps is spent.');
  };
};
/** @throws {OutOfMemory} where a question would hold too many bytes at once */
export const checkBytes = (bytes: number): void => {
  if (bytes > MOST_BYTES) throw new OutOfMemory(`The question would hold ${bytes} bytes at once.`);
};
