/** Tokens that differ in nothing that matters to a question are one class: what a solver counts. */
import { isChaining, type Kind } from './chain.ts';
import { drawnOf, keyOf, resultOf, type Numbers, type Outcome } from './outcome.ts';
import type { TokenId } from './token.ts';

/** A kind of token with its name. */
export interface NamedKind extends Kind {
  readonly id: TokenId;
}
/** Kinds with one meaning and one set of traits. */
export interface TokenClass extends Kind {
  readonly ids: readonly TokenId[];
  readonly chains: boolean;
}

/**
 * The classes of a bag; kinds of which there is none are left out.
 * @param traitsOf whatever else tells kinds apart, as a text
 */
export const classesOf = (kinds: readonly NamedKind[], traitsOf: (id: TokenId) => string): TokenClass[] => {
  const found = new Map<string, TokenClass>();
  for (const { id, token, count } of kinds) {
    if (count === 0) continue;
    const key = `${keyOf(drawnOf(token))} ${isChaining(token)} ${token.frost === true} ${traitsOf(id)}`;
    const known = found.get(key);
    found.set(key, { token, chains: isChaining(token), ids: [...(known?.ids ?? []), id], count: count + (known?.count ?? 0) });
  }
  return [...found.values()];
};

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
    // A failure by 0 is worse than a success, and better than a failure by 1.
    return success ? wanted + 1 : wanted + margin;
  };
};
