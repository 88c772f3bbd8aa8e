/**
 * One choice after the other, made as well as they can be for an aim: states with their options, solved from the end
 * backward, and the policy that says what to do in each.
 */
import { decided, valuesOf, type Aims, type Decided } from './decision.ts';
import { certain, mixture, type Distribution, type Weighted } from './distribution.ts';
import type { Fraction } from './fraction.ts';
import { keyOfValue, type Key, type KeyOf } from './key.ts';
import { weightedMean } from './mean.ts';

/** What a state is: an end with its result, chance, or a choice between actions, of equally good ones the first. */
export type Situation<S, A, R> =
  | { readonly kind: 'over'; readonly result: R }
  | { readonly kind: 'chance'; readonly next: Distribution<S> }
  | { readonly kind: 'choice'; readonly options: readonly { readonly action: A; readonly next: Distribution<S> }[] };

/** A mechanic with choices. No state may come back to itself. */
export interface Decision<S, A, R> {
  readonly at: (state: S) => Situation<S, A, R>;
  readonly aims: Aims<R>;
  readonly keyOf?: KeyOf<S>;
  readonly resultKey?: KeyOf<R>;
}
/** Best play from any state; states are solved as they are asked for and kept. */
export interface BestPlay<S, A, R> {
  /** What a state is worth by each aim. */
  readonly valuesAt: (state: S) => readonly Fraction[];
  /** What to do; undefined where there is nothing to choose. */
  readonly choiceAt: (state: S) => Decided<A> | undefined;
  /** How it ends. */
  readonly resultsFrom: (state: S) => Distribution<R>;
  /** What to do at every choice that can come up from a state on, whatever is rolled and done, by the key of the choice. */
  readonly policyFrom: (state: S) => ReadonlyMap<Key, Decided<A> & { readonly state: S }>;
}

/** A solved state, tied to those that follow it. */
interface Solved<S, A, R> {
  readonly state: S;
  readonly key: Key;
  readonly values: readonly Fraction[];
  readonly choice?: Decided<A>;
  readonly end?: Distribution<R>;
  /** What follows each option; chance is one option, an end has none. */
  readonly options: readonly Followers<S, A, R>[];
  /** What follows the best of them. */
  readonly taken: Followers<S, A, R>;
}
type Followers<S, A, R> = readonly Weighted<Solved<S, A, R>>[];

/**
 * Solves a mechanic with choices by backward induction, exactly. A state that is reached in many ways is solved once, and
 * the depth is bounded by memory, not by the stack.
 *
 * Where a state may come back to itself (a roll that changes nothing, a round without damage) there is no end to begin
 * from: let the caller fix what is done there, solve each such policy by `chain.ts` and take the best.
 * @throws {RangeError} where a state comes back to itself, and for a choice without options
 */
export const solveDecision = <S, A, R>(decision: Decision<S, A, R>): BestPlay<S, A, R> => {
  const { at, aims, keyOf = keyOfValue, resultKey } = decision;
  const known = new Map<Key, Solved<S, A, R>>();

  const followersOf = (next: Distribution<S>): Followers<S, A, R> =>
    [...next].map(([state, weight]) => ({ weight, of: known.get(keyOf(state))! }));
  const meansOf = (followers: Followers<S, A, R>): readonly Fraction[] =>
    aims.map((_, i) => weightedMean(followers.map(({ weight, of }) => ({ weight, of: of.values[i]! }))));
  /** A state whose followers are solved. */
  const solvedOf = (state: S, key: Key, situation: Situation<S, A, R>): Solved<S, A, R> => {
    if (situation.kind === 'over') {
      const end = certain(situation.result);
      return { state, key, values: valuesOf(end, aims), end, options: [], taken: [] };
    }
    if (situation.kind === 'chance') {
      const taken = followersOf(situation.next);
      return { state, key, values: meansOf(taken), options: [taken], taken };
    }
    const options = situation.options.map(({ action, next }) => ({ action, next: followersOf(next) }));
    const { action: best, values, equal } = decided(options.map((o) => ({ action: o, values: meansOf(o.next) })));
    const choice = { action: best.action, values, equal: equal.map(({ action }) => action) };
    return { state, key, values, choice, options: options.map(({ next }) => next), taken: best.next };
  };

  const solve = (start: S): Solved<S, A, R> => {
    const startKey = keyOf(start);
    /** States that were met and wait for those that follow them. */
    const open = new Map<Key, Situation<S, A, R>>();
    const stack = [{ state: start, key: startKey }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const { state, key } = top;
      const waiting = open.get(key);
      if (known.has(key) || waiting !== undefined) {
        if (waiting !== undefined) known.set(key, solvedOf(state, key, waiting));
        open.delete(key);
        stack.pop();
        continue;
      }
      const situation = at(state);
      open.set(key, situation);
      for (const next of followingStates(situation)) {
        const nextKey = keyOf(next);
        if (open.has(nextKey)) throw new RangeError(`The state ${String(nextKey)} comes back to itself.`);
        if (!known.has(nextKey)) stack.push({ state: next, key: nextKey });
      }
    }
    return known.get(startKey)!;
  };

  const ends = new Map<Solved<S, A, R>, Distribution<R>>();
  const resultsFrom = (start: S): Distribution<R> => {
    const first = solve(start);
    const stack = [first];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const open = top.taken.filter(({ of }) => !ends.has(of));
      if (open.length > 0 && !ends.has(top)) {
        stack.push(...open.map(({ of }) => of));
        continue;
      }
      if (!ends.has(top))
        ends.set(
          top,
          top.end ??
            mixture(
              top.taken.map(({ weight, of }) => ({ weight, of: ends.get(of)! })),
              resultKey,
            ),
        );
      stack.pop();
    }
    return ends.get(first)!;
  };

  const policyFrom: BestPlay<S, A, R>['policyFrom'] = (start) => {
    const policy = new Map<Key, Decided<A> & { readonly state: S }>();
    const met = new Set([solve(start)]);
    // A set is gone through in the order in which it grows.
    for (const { state, key, choice, options } of met) {
      if (choice !== undefined) policy.set(key, { state, ...choice });
      for (const { of } of options.flat()) met.add(of);
    }
    return policy;
  };

  return {
    valuesAt: (state) => solve(state).values,
    choiceAt: (state) => solve(state).choice,
    resultsFrom,
    policyFrom,
  };
};

const followingStates = <S, A, R>(situation: Situation<S, A, R>): readonly S[] => {
  if (situation.kind === 'over') return [];
  if (situation.kind === 'chance') return [...situation.next.keys()];
  return situation.options.flatMap(({ next }) => [...next.keys()]);
};
