/** Drawing, by the choices that there are: none, one hand revealed at once, or choices on each token. */
import type { Distribution } from '../../../exact/distribution.ts';
import { compareFractions, type Fraction } from '../../../exact/fraction.ts';
import { noop, type OnWork } from '../../../exact/work.ts';
import { add, drawChain, type Joint } from '../chain/chain.ts';
import type { NamedTokenKind } from '../model/token-classes.ts';
import type { Reward } from '../model/goal.ts';
import type { HandPlay } from '../hand/resolutions.ts';
import { solveHand } from '../hand/solve-hand.ts';
import type { SolverCache } from '../sequence/solver-cache.ts';
import { NOTHING_DRAWN, type Drawn, type Outcome } from '../model/outcome.ts';
import { solveSequence, type TokenAction } from '../sequence/solve-sequence.ts';
import type { TokenId } from '../../token.ts';
import type { TokenUse } from '../model/uses.ts';

/** A drawing solved under the best choices. */
export interface Solved {
  /** The mean reward. */
  readonly value: Fraction;
  /** The mean of another reward under these choices; a test that fails by itself is worth nothing. */
  readonly mean: (reward: Reward) => Fraction;
  /** How many tokens are revealed and what the draw comes to. */
  readonly joint: () => Joint;
  /** How to reveal first: plainly or the hand of the one choice that reveals several. */
  readonly reveal: 'draw' | 'hand';
  /** What to do with each token if it is the first one revealed plainly; empty without choices on tokens. */
  readonly first: ReadonlyMap<TokenId, TokenAction>;
}

/** The choices of a drawing, on each token or of one hand at the first reveal (see `conflicts.ts`), and how it begins. */
interface DrawOptions {
  readonly uses?: readonly TokenUse[];
  readonly hand?: HandPlay | undefined;
  /** The place of the choice whose additional token comes first, if one does. */
  readonly extra?: number | undefined;
  /** What was resolved before the first draw. */
  readonly before?: Drawn | undefined;
  readonly onWork?: OnWork | undefined;
  /** What the question holds, and the place of this drawing in it. */
  readonly solverCache?: SolverCache | undefined;
  readonly place?: number | undefined;
}

/**
 * Solves a drawing.
 * @param kinds the bag with the meaning of each kind
 * @param reward what is wanted
 */
export const solveDraw = (
  kinds: readonly NamedTokenKind[],
  { uses = [], hand, extra, before = NOTHING_DRAWN, onWork = noop, solverCache, place }: DrawOptions,
  reward: Reward,
): Solved => {
  if (uses.length > 0 && kinds.length > 0)
    return { ...solveSequence(kinds, uses, reward, { before, extra, onWork, solverCache, place }), reveal: 'draw' };
  const joint = drawChain(kinds, { before, onWork });
  const mean = (wanted: Reward) => meanReward(joint, wanted);
  const plain: Solved = { value: mean(reward), mean, joint: () => joint, reveal: 'draw', first: new Map() };
  if (hand === undefined || kinds.length === 0) return plain;
  const solved = solveHand(kinds, hand, { reward, onWork });
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
  for (const outcomes of joint.values()) for (const [outcome, weight] of outcomes) add(found, outcome, weight);
  return found;
};
