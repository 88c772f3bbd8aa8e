/**
 * Work is budgeted by doing: a solver says how many steps it takes while it takes them, and stops at a budget. Steps are
 * counted, never timed, so that a question stops at the same point everywhere; one step is about as much as adding one
 * limb to another. Only here steps become time.
 */

/** Hears of steps taken, as often as a solver likes, and at least once a millisecond; it may throw to stop the solver. */
export type OnWork = (steps: number) => void;
export const noop: OnWork = () => {};

/** Steps that a desk machine takes in a millisecond; `npm run bench` shows how well that holds. */
const STEPS_PER_MS = 150_000;
export const stepsIn = (milliseconds: number): number => milliseconds * STEPS_PER_MS;
export const millisecondsOf = (steps: number): number => steps / STEPS_PER_MS;

/**
 * Steps that a question may take unasked: on the page itself, within a frame, of which a slow phone makes two; in a worker
 * beside it. More is counted when the reader says so.
 */
export const BUDGETS = { inline: stepsIn(8), worker: stepsIn(2_000) } as const;
/** What a phone's browser still gives to a page. */
export const MOST_BYTES = 500_000_000;

/** The budget of steps is spent. */
export class OutOfBudget extends Error {}
/** The question would hold more than {@link MOST_BYTES} at once; thrown before it is begun. */
export class OutOfMemory extends Error {}

/** Throws {@link OutOfBudget} as soon as more than so many steps are taken. */
export const budget = (steps: number): OnWork => {
  let left = steps;
  return (taken) => {
    left -= taken;
    if (left < 0) throw new OutOfBudget('The budget of steps is spent.');
  };
};
/** @throws {OutOfMemory} for a question that would hold so many bytes at once */
export const checkBytes = (bytes: number): void => {
  if (bytes > MOST_BYTES) throw new OutOfMemory(`The question would hold ${bytes} bytes at once.`);
};
