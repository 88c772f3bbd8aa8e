/** What a player wants of a test, and how good an outcome is for that. */
import { resultOf, type Numbers, type Outcome, type Result } from './outcome.ts';

/** How good an outcome is for the player: a whole number from 0; choices are made for the largest mean. */
export type Reward = (outcome: Outcome) => number;
/** What the player wants of a test; choices are made for it. */
export type Goal =
  /** Success by `by` or more. */
  | { readonly kind: 'success'; readonly by: number }
  /** Success, or a failure by less than `by`, which is 1 or more. */
  | { readonly kind: 'no-failure'; readonly by: number }
  /** The fewest points of failure on average. */
  | { readonly kind: 'least-loss' };

/** Whether a result is what is wanted; of the fewest points of failure, whether there are none. */
export const isReached = (goal: Goal, { success, margin }: Result): boolean => {
  switch (goal.kind) {
    case 'success':
      return success && margin >= goal.by;
    case 'no-failure':
      return success || -margin < goal.by;
    case 'least-loss':
      return success;
  }
};

/**
 * What an outcome counts for a goal, a whole number from 0 on: 1 where it is reached; of the fewest points of
 * failure, the points that are saved.
 */
export const rewardFor = (goal: Goal, numbers: Numbers): Reward => {
  const wanted = Math.max(0, numbers.difficulty);
  return (outcome) => {
    const result = resultOf(outcome, numbers);
    if (goal.kind !== 'least-loss') return isReached(goal, result) ? 1 : 0;
    const { success, margin } = result;
    // Points of failure only: a success is worth no more than the points it saves. Against 0 a test cannot fail by a
    // point.
    return success ? Math.max(1, wanted) : wanted + margin;
  };
};
