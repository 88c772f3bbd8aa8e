/** Drawing, by the choices that there are: none, one hand revealed at once, or choices on each token. */
import type { Distribution } from '../exact/distribution.ts';
import { compareFractions, type Fraction } from '../exact/fraction.ts';
import { drawChain, type Joint } from './chain.ts';
import type { NamedKind } from './classes.ts';
import type { Reward } from './goal.ts';
import { solveHand } from './hand.ts';
import { isHandChoice, isTokenChoice, type Choice } from './mechanic.ts';
import { NOTHING_DRAWN, type Drawn, type Outcome } from './outcome.ts';
import { solveSequence, type TokenAction } from './sequence.ts';
import type { TokenId } from './token.ts';

/** A drawing solved under the best choices. */
export interface Solved {
  /** The mean reward. */
  readonly value: Fraction;
  /** How many tokens are revealed and what the draw comes to. */
  readonly joint: () => Joint;
  /** How to reveal first: plainly or the hand of the one choice that reveals several. */
  readonly reveal: 'draw' | 'hand';
  /** What to do with each token if it is the first one revealed plainly; empty without choices on tokens. */
  readonly first: ReadonlyMap<TokenId, TokenAction>;
}

/**
 * Solves a drawing. A choice of several tokens at once excludes all others (see `conflicts.ts`).
 * @param kinds the bag with the meaning of each kind
 * @param reward what is wanted
 * @param before what was resolved before the first draw
 */
export const solveDraw = (kinds: readonly NamedKind[], choices: readonly Choice[], reward: Reward, before: Drawn = NOTHING_DRAWN): Solved => {
  const tokenChoices = choices.filter(isTokenChoice);
  if (tokenChoices.length > 0 && kinds.length > 0) return { ...solveSequence(kinds, tokenChoices, reward, before), reveal: 'draw' };
  const joint = drawChain(kinds, { before });
  const plain: Solved = { value: meanReward(joint, reward), joint: () => joint, reveal: 'draw', first: new Map() };
  const hand = choices.find(isHandChoice);
  if (hand === undefined || kinds.length === 0) return plain;
  const solved = solveHand(kinds, hand, reward);
  return compareFractions(solved.value, plain.value) > 0 ? { ...plain, ...solved, reveal: 'hand' } : plain;
};

const meanReward = (joint: Joint, reward: Reward): Fraction => {
  let [n, d] = [0n, 0n];
  for (const outcomes of joint.values())
    for (const [outcome, weight] of outcomes) {
      n += weight * BigInt(reward(outcome));
      d += weight;
    }
  return { n, d };
};

/** The distribution of outcomes alone. */
export const outcomesOf = (joint: Joint): Distribution => {
  const found = new Map<Outcome, bigint>();
  for (const outcomes of joint.values()) for (const [outcome, weight] of outcomes) found.set(outcome, (found.get(outcome) ?? 0n) + weight);
  return found;
};
