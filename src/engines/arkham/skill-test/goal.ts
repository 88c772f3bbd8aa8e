/** What a player wants of a test, and how good an outcome is for that. */
import { resultOf, type Numbers, type Outcome } from './outcome.ts';

/** How good an outcome is for the player: a whole number from 0; choices are made for the largest mean. */
export type Reward = (outcome: Outcome) => number;
/** What the player wants of a test; choices are made for it. */
export type Goal =
  /** Success by `by` or more. */
  | { readonly kind: 'success'; readonly by: number }
  /** The fewest points of failure on average. */
  | { readonly kind: 'least-loss' };

export const rewardFor = (goal: Goal, numbers: Numbers): Reward => {
  const wanted = Math.max(0, numbers.difficulty);
  return (outcome) => {
    const { success, margin } = resultOf(outcome, numbers);
    if (goal.kind === 'success') return success && margin >= goal.by ? 1 : 0;
    // Points of failure and nothing else: a success is worth no more than the points it saves. Against 0 nobody fails by a point.
    return success ? Math.max(1, wanted) : wanted + margin;
  };
};
