/** Whether a skill test has succeeded with the tokens that were drawn, and by how much. */
import {
  drawnOf,
  drawnTogether,
  isFailed,
  isSucceeded,
  NOTHING_DRAWN,
  resultOf,
  sumOf,
} from '../skill-test/model/outcome.ts';
import type { Numbers } from '../skill-test/model/outcome.ts';
import type { TokenId, TokenMeanings } from '../token.ts';

export interface Verdict {
  readonly success: boolean;
  /** By how much: 0 and more for a success, 0 and less for a failure. */
  readonly margin: number;
  /** Decided by a token and not by the numbers; rule «Автоматический провал/успех». */
  readonly isAutomatic: boolean;
  /** The skill value with the tokens, never below 0; 0 for an automatic failure. */
  readonly value: number;
}

/** Steps 5 and 6 of a skill test over the tokens that were resolved in it. */
export const verdictOf = (drawn: readonly TokenId[], meanings: TokenMeanings, numbers: Numbers): Verdict => {
  const { outcome } = drawn.reduce((all, id) => drawnTogether(all, drawnOf(meanings[id])), NOTHING_DRAWN);
  const { success, margin } = resultOf(outcome, numbers);
  return {
    success,
    margin,
    isAutomatic: isFailed(outcome) || isSucceeded(outcome),
    value: isFailed(outcome) ? 0 : Math.max(0, numbers.skill + sumOf(outcome)),
  };
};
