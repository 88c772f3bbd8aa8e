/**
 * Drawing token by token with choices on each: put back and draw again, set aside, cancel. States are made (`states.ts`),
 * solved backward for the best choices (`weigh.ts`), and weighed forward under them (`flow.ts`).
 */
import type { Fraction } from '../../../exact/fraction.ts';
import { noop, type OnWork } from '../../../exact/work.ts';
import type { Joint } from '../chain/chain.ts';
import type { NamedTokenKind } from '../model/token-classes.ts';
import { flowOf, meanUnder } from './flow.ts';
import type { Reward } from '../model/goal.ts';
import type { TokenChoice } from '../model/mechanic.ts';
import { BEST } from '../model/outcome.ts';
import { makeSolverCache, type SolverCache } from './solver-cache.ts';
import { makeStates, type Begun } from './states.ts';
import type { TokenId } from '../../token.ts';
import type { TokenUse } from '../model/uses.ts';
import { weigh } from './weigh.ts';

/** What to do with a token just revealed: resolve it, or use the choice of this place. */
export type TokenAction =
  { readonly kind: 'resolve' } | { readonly kind: TokenChoice['kind']; readonly choice: number };
const RESOLVE: TokenAction = { kind: 'resolve' };

interface SolvedSequence {
  /** The mean reward under the best choices. */
  readonly value: Fraction;
  /** The mean of another reward under these choices; a test that fails by itself is worth nothing. */
  readonly mean: (reward: Reward) => Fraction;
  /** How many tokens leave the bag and what the draw comes to under these choices; those put back count each time. */
  readonly joint: () => Joint;
  /** What to do with each token if it comes first. */
  readonly first: ReadonlyMap<TokenId, TokenAction>;
}

interface SequenceOptions extends Begun {
  readonly onWork?: OnWork | undefined;
  /** What the question holds, and the place of this drawing in it. */
  readonly solverCache?: SolverCache | undefined;
  readonly place?: number | undefined;
}

/** Finds the best choices of a draw that has begun so. */
export const solveSequence = (
  kinds: readonly NamedTokenKind[],
  uses: readonly TokenUse[],
  reward: Reward,
  { onWork = noop, solverCache = makeSolverCache(), place = 0, ...begun }: SequenceOptions,
): SolvedSequence => {
  const most = reward(BEST);
  const prepared = solverCache.preparedAt(place, most, () => makeStates(kinds, uses, begun, { most, onWork }));
  const weighed = weigh(prepared, reward, uses.length, onWork);
  const { classes, start, scale } = prepared.states;
  const actionFor = (k: number): TokenAction => {
    const transition = start.transitions[k]![weighed.transitionFor(start, 0, k)];
    return transition === undefined ? RESOLVE : { kind: transition.kind, choice: transition.choice };
  };
  const over = (n: bigint): Fraction => ({ n, d: scale.denominator(0, start.redraws) });
  return {
    value: over(weighed.value),
    mean: (wanted) => over(meanUnder(prepared, weighed, wanted, onWork)),
    joint: () => flowOf(prepared, weighed, onWork),
    first: new Map(kinds.map(({ id }) => [id, actionFor(classes.findIndex((c) => c.ids.includes(id)))])),
  };
};
