/**
 * Drawing with choices: reveal several and choose, cancel and redraw, set aside. The best use of each choice is found
 * by backward induction: a state is worth the best distribution it can lead to, and only comparing uses one number.
 */
import { bestOption, type Option } from '../exact/decision.ts';
import { certain, mapOutcomes, mixture, type Distribution } from '../exact/distribution.ts';
import type { Fraction } from '../exact/fraction.ts';
import { drawChain, type Kind } from './chain.ts';
import type { Mechanic } from './mechanic.ts';
import { FAILED, isFailed, together, withToken, type Outcome } from './outcome.ts';
import type { Token, TokenId } from './token.ts';

/** A kind of token with its name. */
export interface NamedKind extends Kind {
  readonly id: TokenId;
}
/** The mechanics that are choices while drawing. */
export type Choice = Extract<Mechanic, { kind: 'choose' | 'cancel-some' | 'redraw' | 'set-aside' | 'cancel' }>;

/** What to do with a token just revealed, or how to reveal. */
export type Action =
  | { readonly kind: 'resolve' }
  | { readonly kind: 'redraw' | 'set-aside' | 'cancel'; readonly choice: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'use'; readonly choice: number };

/** The value of a distribution: larger is better. */
export type Value = (distribution: Distribution) => Fraction;

/** A drawing solved: its distribution under the best choices, and what to do at the first reveal. */
export interface Solved {
  readonly distribution: Distribution;
  /** How to reveal first: plainly or by using a choice. */
  readonly reveal: Action;
  /** What to do with each token if it is the first one revealed plainly. */
  readonly first: ReadonlyMap<TokenId, Action>;
}

interface State {
  /** Tokens of each kind still in the bag. */
  readonly left: readonly number[];
  readonly outcome: Outcome;
  readonly frost: boolean;
  /** Reveals still to be made. */
  readonly pending: number;
  /** Uses left of each choice. */
  readonly uses: readonly number[];
}

/**
 * Solves a drawing.
 * @param kinds the bag with the meaning of each kind
 * @param choices the choices that may be used
 * @param valueOf what is wanted
 * @param frostBefore a frost was resolved before the first draw
 */
export const solveDraw = (kinds: readonly NamedKind[], choices: readonly Choice[], valueOf: Value, frostBefore = false): Solved => {
  const worth = new Map<string, Distribution>();
  const chains = new Map<string, Distribution>();
  const kindsLeft = (left: readonly number[]): Kind[] => kinds.map(({ token }, i) => ({ token, count: left[i]! }));

  /** What a state leads to under the best choices. */
  const solve = (state: State): Distribution => {
    if (state.pending === 0 || isFailed(state.outcome) || state.left.every((n) => n === 0)) return certain(state.outcome);
    if (state.pending === 1 && state.uses.every((n) => n === 0)) return runOut(state);
    const key = `${state.left.join()};${state.outcome};${state.frost ? 1 : 0};${state.pending};${state.uses.join()}`;
    const known = worth.get(key);
    if (known !== undefined) return known;
    const found = bestOption(revealOptions(state), valueOf).leadsTo;
    worth.set(key, found);
    return found;
  };

  /** Without choices the rest does not depend on what was drawn before: it is counted once per bag and added. */
  const runOut = ({ left, frost, outcome }: State): Distribution => {
    const key = `${left.join()};${frost ? 1 : 0}`;
    const chain = chains.get(key) ?? drawChain(kindsLeft(left), { frostBefore: frost });
    chains.set(key, chain);
    return mapOutcomes(chain, (rest) => together(outcome, rest));
  };

  const revealOptions = (state: State): Option<Action>[] => [
    { action: { kind: 'draw' }, leadsTo: plainReveal(state) },
    ...choices.flatMap((choice, i) => {
      if (state.uses[i] === 0 || !isJoint(choice)) return [];
      return [{ action: { kind: 'use' as const, choice: i }, leadsTo: jointReveal(state, choice, i) }];
    }),
  ];

  const plainReveal = (state: State): Distribution =>
    mixture(kinds.flatMap((_, k) => (state.left[k] === 0 ? [] : [{ weight: BigInt(state.left[k]!), of: bestOption(tokenOptions(state, k), valueOf).leadsTo }])));
  /** Several tokens at once replace the first reveal of a test; after a plain one they are over. */
  const begun = (state: State): State => ({ ...state, uses: state.uses.map((n, i) => (isJoint(choices[i]!) ? 0 : n)) });

  /** What may be done with a token of kind `k` just revealed. */
  const tokenOptions = (state: State, k: number): Option<Action>[] => {
    const { id } = kinds[k]!;
    const fresh = begun(state);
    const out = without(fresh, [k]);
    const options: Option<Action>[] = [{ action: { kind: 'resolve' }, leadsTo: solve(resolved(out, [k])) }];
    choices.forEach((choice, i) => {
      if (state.uses[i] === 0) return;
      if (choice.kind === 'redraw' && (choice.only?.includes(id) ?? true)) options.push({ action: { kind: 'redraw', choice: i }, leadsTo: solve(used(fresh, i)) });
      if (choice.kind === 'set-aside' && id !== 'auto-fail') options.push({ action: { kind: 'set-aside', choice: i }, leadsTo: solve(used(out, i)) });
      if (choice.kind === 'cancel' && choice.only.includes(id)) options.push({ action: { kind: 'cancel', choice: i }, leadsTo: solve({ ...used(out, i), pending: state.pending - 1 }) });
    });
    return options;
  };

  /** Several tokens revealed at once, of which some are resolved. */
  const jointReveal = (state: State, choice: Joint, i: number): Distribution => {
    const size = state.left.reduce((a, b) => a + b, 0);
    const count = Math.min(size, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra);
    const after = used(begun(state), i);
    return mixture(handsOf(state.left, count).map(({ hand, weight }) => {
      const out = without(after, hand);
      const subsets = choice.kind === 'choose' ? chosen(hand, Math.min(choice.resolve, count), choice.forced) : kept(hand, choice.extra);
      const options = subsets.map((subset) => ({ action: { kind: 'use' as const, choice: i }, leadsTo: solve(resolved(out, subset)) }));
      return { weight, of: bestOption(options, valueOf).leadsTo };
    }));
  };

  /** The ways to resolve `resolve` tokens of a hand; a forced token among them is one of those resolved. */
  const chosen = (hand: readonly number[], resolve: number, forced: readonly TokenId[] = []): number[][] => {
    const all = subsetsOf(hand, resolve);
    const bound = all.filter((s) => s.some((k) => forced.includes(kinds[k]!.id)));
    return bound.length > 0 ? bound : all;
  };
  /** What is left to resolve after cancelling `cancel` tokens other than the automatic failure, or one automatic failure. */
  const kept = (hand: readonly number[], cancel: number): number[][] => {
    const isFail = (k: number) => kinds[k]!.id === 'auto-fail';
    const fail = hand.findIndex(isFail);
    const afterTwo = subsetsOf(hand, Math.max(0, hand.length - cancel)).filter((s) => hand.filter(isFail).length === s.filter(isFail).length);
    const afterFail = fail < 0 ? [] : [hand.filter((_, at) => at !== fail)];
    return afterTwo.length + afterFail.length > 0 ? [...afterTwo, ...afterFail] : [[...hand]];
  };

  /** The state after resolving revealed tokens in order; each «вытяните ещё один» adds a reveal. */
  const resolved = (state: State, tokens: readonly number[]): State => {
    let { outcome, frost } = state;
    let pending = state.pending - 1;
    for (const k of tokens) {
      const { token } = kinds[k]!;
      if (token.frost === true && frost) return { ...state, outcome: FAILED };
      outcome = withToken(outcome, token);
      frost ||= token.frost === true;
      if (token.again === true) pending += 1;
    }
    return { ...state, outcome, frost, pending };
  };

  const start: State = { left: kinds.map((k) => k.count), outcome: 0, frost: frostBefore, pending: 1, uses: choices.map(usesOf) };
  const distribution = solve(start);
  const canChoose = choices.length > 0 && start.left.some((n) => n > 0);
  return {
    distribution,
    reveal: canChoose ? bestOption(revealOptions(start), valueOf).action : { kind: 'draw' },
    first: new Map(canChoose ? kinds.flatMap((kind, k) => (kind.count === 0 ? [] : [[kind.id, bestOption(tokenOptions(start, k), valueOf).action] as const])) : []),
  };
};

type Joint = Extract<Choice, { kind: 'choose' | 'cancel-some' }>;
const isJoint = (choice: Choice): choice is Joint => choice.kind === 'choose' || choice.kind === 'cancel-some';
const usesOf = (choice: Choice): number => (isJoint(choice) ? 1 : choice.times);

const without = (state: State, tokens: readonly number[]): State => {
  const left = [...state.left];
  for (const k of tokens) left[k]! -= 1;
  return { ...state, left };
};
const used = (state: State, choice: number): State => ({ ...state, uses: state.uses.map((n, i) => (i === choice ? Math.max(0, n - 1) : n)) });

/** Every multiset of `count` tokens with the number of ways to draw it. */
const handsOf = (left: readonly number[], count: number): { hand: number[]; weight: bigint }[] => {
  const hands: { hand: number[]; weight: bigint }[] = [];
  const extend = (k: number, hand: number[], weight: bigint) => {
    if (hand.length === count) return void hands.push({ hand, weight });
    if (k === left.length) return;
    for (let n = 0; n <= Math.min(left[k]!, count - hand.length); n += 1)
      extend(k + 1, [...hand, ...Array.from({ length: n }, () => k)], weight * binomial(left[k]!, n));
  };
  extend(0, [], 1n);
  return hands;
};
const binomial = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
};
/** The different sub-multisets of `size` of a hand. */
const subsetsOf = (hand: readonly number[], size: number): number[][] => {
  const found = new Map<string, number[]>();
  const extend = (at: number, subset: number[]) => {
    if (subset.length === size) return void found.set(subset.join(), subset);
    for (let i = at; i < hand.length; i += 1) extend(i + 1, [...subset, hand[i]!]);
  };
  extend(0, []);
  return [...found.values()];
};

/** The meaning of a token that is resolved as nothing. */
export const NOTHING: Token = { modifier: 0 };
