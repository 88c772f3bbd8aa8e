/**
 * What a draw comes to, as one whole number, so that a distribution of draws stays small:
 * the sum of the modifiers; `FAILED` where the test fails by itself; a million + sum where it succeeds by itself.
 */
import type { Token } from './token.ts';

export type Outcome = number;

/** The test is failed whatever the numbers; nothing changes that (rule «Автоматический провал/успех»). */
export const FAILED: Outcome = -1_000_000;
const SUCCEEDED = 1_000_000;
/** No sum of modifiers reaches so far: a bag holds at most some hundred tokens, and X at most 99. */
const FAR = 500_000;

export const isFailed = (outcome: Outcome): boolean => outcome < -FAR;
export const isSucceeded = (outcome: Outcome): boolean => outcome > FAR;

/** The sum of modifiers of a draw that has not failed. */
export const sumOf = (outcome: Outcome): number => (isSucceeded(outcome) ? outcome - SUCCEEDED : outcome);

/** A draw with one more token resolved. Automatic failure beats automatic success. */
export const withToken = (outcome: Outcome, token: Token): Outcome => {
  if (isFailed(outcome) || token.verdict === 'fail') return FAILED;
  const sum = sumOf(outcome) + token.modifier;
  return isSucceeded(outcome) || token.verdict === 'succeed' ? SUCCEEDED + sum : sum;
};

/** Two draws of one test put together. */
export const together = (a: Outcome, b: Outcome): Outcome => {
  if (isFailed(a) || isFailed(b)) return FAILED;
  const sum = sumOf(a) + sumOf(b);
  return isSucceeded(a) || isSucceeded(b) ? SUCCEEDED + sum : sum;
};

/** Skill value with icons and all other modifiers but the tokens; difficulty. Whole numbers; both count as 0 where they are negative. */
export interface Numbers {
  readonly skill: number;
  readonly difficulty: number;
}
/** Success or failure and by how much: 0 and more for a success, below 0 for a failure (an automatic one may fail by 0). */
export interface Result {
  readonly success: boolean;
  readonly margin: number;
}

/** Steps 5 and 6: all modifiers are summed raw and the value is raised to 0 once, at the end (rule «Модификаторы»). */
export const resultOf = (outcome: Outcome, { skill, difficulty }: Numbers): Result => {
  const wanted = Math.max(0, difficulty);
  if (isFailed(outcome)) return { success: false, margin: 0 - wanted };
  const value = Math.max(0, skill + sumOf(outcome));
  if (isSucceeded(outcome)) return { success: true, margin: value };
  return { success: value >= wanted, margin: value - wanted };
};
