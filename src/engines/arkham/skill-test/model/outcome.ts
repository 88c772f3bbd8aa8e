/**
 * What a draw comes to, as one whole number, so that a distribution of draws stays small:
 * the sum of the modifiers; `FAILED` where the test fails by itself; a million + sum where it succeeds by itself. What a
 * whole draw ends with is four million more where blood was resolved (see {@link endOf}).
 */
import type { Token } from '../../token.ts';

export type Outcome = number;

/** The test is failed whatever the numbers; nothing changes that (rule «Автоматический провал/успех»). */
export const FAILED: Outcome = -1_000_000;
const SUCCEEDED = 1_000_000;
/** No sum of modifiers reaches so far: a bag holds at most some hundred tokens, and X at most 99. */
const FAR = 500_000;
/** No draw comes to more. */
export const BEST: Outcome = FAR;

/** Whether a draw fails whatever the numbers; {@link isSucceeded}: whether it succeeds so. */
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

/** What a draw has come to so far: its outcome and which tokens that another one minds were resolved. */
export interface Drawn {
  readonly outcome: Outcome;
  /** A sum of {@link SEEN}. */
  readonly seen: number;
}
/** A frost, a curse, a token that fails with a frost, a token that fails with a curse, the halves of a pair that succeeds, a token that a choice counts, a frost that was ignored, blood. */
export const SEEN = {
  frost: 1,
  curse: 2,
  failsWithFrost: 4,
  failsWithCurse: 8,
  oneHalf: 16,
  otherHalf: 32,
  counted: 64,
  ignoredFrost: 128,
  blood: 256,
} as const;
/** Good to have seen; the rest can only harm, except for what a choice counts: a hand has none. */
const SEEN_GOOD = SEEN.oneHalf + SEEN.otherHalf;
/** Whether having seen `a` rather than `b` loses nothing, whatever comes. */
export const isSeenNoWorse = (a: number, b: number): boolean =>
  (a & ~b & ~SEEN_GOOD) === 0 && (b & ~a & SEEN_GOOD) === 0;
const ALL_SEEN = 512;
export const NOTHING_DRAWN: Drawn = { outcome: 0, seen: 0 };

const FAILS_WITH = { frost: SEEN.failsWithFrost, curse: SEEN.failsWithCurse } as const;
const HALF = { one: SEEN.oneHalf, other: SEEN.otherHalf } as const;
const seenOf = ({ frost, curse, failsWith, half, counted, blood }: Token): number =>
  (frost === true ? SEEN.frost : 0) +
  (curse === true ? SEEN.curse : 0) +
  (failsWith === undefined ? 0 : FAILS_WITH[failsWith]) +
  (half === undefined ? 0 : HALF[half]) +
  (counted === true ? SEEN.counted : 0) +
  (blood === true ? SEEN.blood : 0);
/** A token and what it fails with, in whatever order they came: the verdict falls at step 6, over the whole test. */
const clashes = (seen: number): boolean =>
  (holds(seen, SEEN.failsWithFrost) && hasFrost(seen)) || holds(seen, SEEN.curse + SEEN.failsWithCurse);
/** Whether a frost was resolved, or ignored where that counts. */
const hasFrost = (seen: number): boolean => (seen & (SEEN.frost + SEEN.ignoredFrost)) > 0;
const holds = (seen: number, all: number): boolean => (seen & all) === all;

/** Two parts of one draw put together. */
export const drawnTogether = (a: Drawn, b: Drawn): Drawn => {
  const seen = a.seen | b.seen;
  const secondFrost = (a.seen & b.seen & SEEN.frost) > 0;
  const outcome = secondFrost || clashes(seen) ? FAILED : together(a.outcome, b.outcome);
  return { outcome: holds(seen, SEEN_GOOD) ? together(outcome, SUCCEEDED) : outcome, seen };
};
/** What other tokens and cards see of an ignored token that counts as revealed. */
const SEEN_OF_IGNORED = SEEN.curse + SEEN_GOOD + SEEN.counted;
/**
 * What an ignored token that counts as revealed leaves behind.
 * @param bonus what cards add for it
 */
export const traceOf = (token: Token, bonus: number): Drawn => ({
  outcome: bonus,
  seen: (seenOf(token) & SEEN_OF_IGNORED) + (token.frost === true ? SEEN.ignoredFrost : 0),
});
/** A token alone. */
export const drawnOf = (token: Token): Drawn => ({ outcome: withToken(0, token), seen: seenOf(token) });
/** Whether a token is the second frost of a draw: it ends the draw at once as a failure (rule «Жетоны мороза»). */
export const isSecondFrost = ({ seen }: Drawn, token: Token): boolean => token.frost === true && hasFrost(seen);

const BLOODY = 4_000_000;
/** What a whole draw ends with: its outcome, and whether blood was resolved in it. */
export const endOf = ({ outcome, seen }: Drawn): Outcome => (holds(seen, SEEN.blood) ? outcome + BLOODY : outcome);
/** Whether blood was resolved in a draw that ended so. */
export const isBloody = (end: Outcome): boolean => end > BLOODY / 2;
/** A draw that a second frost ends, whatever else was resolved. */
export const failByFrost = ({ seen }: Drawn): Drawn => ({ outcome: FAILED, seen: seen & SEEN.blood });

/** A draw as one whole number and back. */
export const keyOf = ({ outcome, seen }: Drawn): number => outcome * ALL_SEEN + seen;
export const ofKey = (key: number): Drawn => {
  const seen = ((key % ALL_SEEN) + ALL_SEEN) % ALL_SEEN;
  return { outcome: (key - seen) / ALL_SEEN, seen };
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
export const resultOf = (end: Outcome, { skill, difficulty }: Numbers): Result => {
  const outcome = isBloody(end) ? end - BLOODY : end;
  const wanted = Math.max(0, difficulty);
  if (isFailed(outcome)) return { success: false, margin: 0 - wanted };
  const value = Math.max(0, skill + sumOf(outcome));
  if (isSucceeded(outcome)) return { success: true, margin: value };
  return { success: value >= wanted, margin: value - wanted };
};
