/**
 * A skill test as the rules number it: the numbers and the bag go in, the whole distribution of results comes out.
 */
import { certain, chanceOf, mapOutcomes, meanOf, type Distribution } from '../exact/distribution.ts';
import type { Fraction } from '../exact/fraction.ts';
import { NOTHING, solveDraw, type Choice, type NamedKind, type Solved, type Value } from './draw.ts';
import type { Mechanic } from './mechanic.ts';
import { drawChain } from './chain.ts';
import { resultOf, together, withToken, type Numbers, type Outcome, type Result } from './outcome.ts';
import { TOKEN_IDS, type Bag, type Token, type TokenId, type TokenMeanings } from './token.ts';

/** What the player wants of a test; choices are made for it. */
export type Goal =
  /** Success by `by` or more. */
  | { readonly kind: 'success'; readonly by: number }
  /** The fewest points of failure on average. */
  | { readonly kind: 'least-loss' };

export interface SkillTest extends Numbers {
  readonly bag: Bag;
  readonly meanings: TokenMeanings;
  readonly mechanics: readonly Mechanic[];
  readonly goal: Goal;
}

/** A test solved. */
export interface Solution extends Solved {
  /** The mechanics that were choices, in the order by which actions name them. */
  readonly choices: readonly Choice[];
  /** The meanings after the mechanics. */
  readonly meanings: TokenMeanings;
  /** The bag after sealing. */
  readonly bag: Bag;
}

/** Solves a test: the bag is sealed, the tokens get their meanings, the draw is solved for the goal. */
export const solveTest = (test: SkillTest): Solution => {
  const bag = sealed(test.bag, test.mechanics);
  const meanings = treated(test.meanings, test.mechanics);
  const choices = test.mechanics.filter(isChoice);
  if (test.mechanics.some((m) => m.kind === 'no-draw')) return { distribution: certain(0), reveal: { kind: 'draw' }, first: new Map(), choices, meanings, bag };
  const kinds: NamedKind[] = TOKEN_IDS.flatMap((id) => ((bag[id] ?? 0) > 0 ? [{ id, token: meanings[id], count: bag[id]! }] : []));
  const value = valueFor(test);
  const fixed = test.mechanics.find((m) => m.kind === 'fixed');
  if (fixed === undefined) return { ...solveDraw(kinds, choices, value), choices, meanings, bag };
  // The token is resolved instead of the first draw; only its «вытяните ещё один» reaches into the bag.
  const token = meanings[fixed.token];
  const begun = withToken(0, token);
  if (token.again !== true) return { distribution: certain(begun), reveal: { kind: 'draw' }, first: new Map(), choices, meanings, bag };
  const rest = solveDraw(kinds, choices, (d) => value(mapOutcomes(d, (o) => together(begun, o))), token.frost === true);
  return { ...rest, distribution: mapOutcomes(rest.distribution, (o) => together(begun, o)), choices, meanings, bag };
};

/** One way in which a draw without choices may end: the tokens revealed, their result, the weight. */
export interface Ending {
  readonly revealed: Bag;
  readonly result: Result;
  readonly weight: bigint;
}

/**
 * The whole joint distribution of a draw without choices: which tokens are revealed, success or failure, the margin.
 * Weights are relative to their sum.
 */
export const endingsOf = ({ bag, meanings }: Pick<Solution, 'bag' | 'meanings'>, numbers: Numbers): Ending[] => {
  const ids = TOKEN_IDS.filter((id) => (bag[id] ?? 0) > 0);
  const endings: Ending[] = [];
  drawChain(ids.map((id) => ({ token: meanings[id], count: bag[id]! })), {
    onEnding: (counts, outcome, weight) => {
      const revealed = Object.fromEntries(ids.flatMap((id, i) => (counts[i]! > 0 ? [[id, counts[i]!] as const] : [])));
      endings.push({ revealed, result: resultOf(outcome, numbers), weight });
    },
  });
  return endings;
};

/** The chance to succeed by `by` or more (0: to succeed at all). */
export const chanceOfSuccess = (distribution: Distribution, numbers: Numbers, by = 0): Fraction =>
  chanceOf(distribution, (o) => isSuccessBy(o, numbers, by));

/** The chance to fail by `by` or more; an automatic failure fails by the whole difficulty. */
export const chanceOfFailure = (distribution: Distribution, numbers: Numbers, by = 0): Fraction =>
  chanceOf(distribution, (o) => {
    const { success, margin } = resultOf(o, numbers);
    return !success && -margin >= by;
  });

/** The distribution of margins of successes and of failures, each margin → weight. */
export const marginsOf = (distribution: Distribution, numbers: Numbers): { readonly success: Distribution; readonly failure: Distribution } => {
  const sides = { success: new Map<number, bigint>(), failure: new Map<number, bigint>() };
  for (const [outcome, weight] of distribution) {
    const { success, margin } = resultOf(outcome, numbers);
    const side = success ? sides.success : sides.failure;
    side.set(margin, (side.get(margin) ?? 0n) + weight);
  }
  return sides;
};

const isSuccessBy = (outcome: Outcome, numbers: Numbers, by: number): boolean => {
  const { success, margin } = resultOf(outcome, numbers);
  return success && margin >= by;
};
const valueFor = ({ goal, skill, difficulty }: SkillTest): Value =>
  goal.kind === 'success'
    ? (d) => chanceOfSuccess(d, { skill, difficulty }, goal.by)
    : (d) => meanOf(d, (o) => {
        const { success, margin } = resultOf(o, { skill, difficulty });
        // A failure by 0 is worse than a success, and better than a failure by 1.
        return success ? 1 : margin;
      });

const isChoice = (m: Mechanic): m is Choice => ['choose', 'cancel-some', 'redraw', 'set-aside', 'cancel'].includes(m.kind);

/** The bag without the sealed tokens; a token that is not there cannot be sealed. */
const sealed = (bag: Bag, mechanics: readonly Mechanic[]): Bag => {
  const left: { [id in TokenId]?: number } = { ...bag };
  for (const m of mechanics) if (m.kind === 'seal') for (const id of m.tokens) left[id] = Math.max(0, (left[id] ?? 0) - 1);
  return left;
};

/** The meanings after blanking, treating and bonuses. */
const treated = (meanings: TokenMeanings, mechanics: readonly Mechanic[]): TokenMeanings => {
  const after: { [id in TokenId]: Token } = { ...meanings };
  for (const m of mechanics) {
    if (m.kind === 'treat') {
      const { verdict: old, modifier, again, ...token } = after[m.token];
      const verdict = m.as.verdict === undefined ? old : m.as.verdict === 'none' ? undefined : m.as.verdict;
      after[m.token] = { ...token, modifier: m.as.modifier ?? modifier, again: m.as.again ?? again ?? false, ...(verdict === undefined ? {} : { verdict }) };
    }
    if (m.kind === 'blank') for (const id of m.symbols) after[id] = NOTHING;
  }
  for (const m of mechanics)
    if (m.kind === 'bonus') for (const id of m.tokens) after[id] = { ...after[id], modifier: after[id].modifier + m.modifier };
  return after;
};
