/** A first token that is known beforehand, by a card: it is resolved, or used as any other revealed token. */
import { compareFractions } from '../../../exact/fraction.ts';
import type { OnWork } from '../../../exact/work.ts';
import { isChaining, type NamedTokenKind } from '../model/token-classes.ts';
import { solveDraw, type Solved } from './draw.ts';
import type { Reward } from '../model/goal.ts';
import type { SolverCache } from '../sequence/solver-cache.ts';
import { NOTHING_DRAWN, drawnOf, type Drawn } from '../model/outcome.ts';
import type { TokenAction } from '../sequence/solve-sequence.ts';
import type { Token, TokenId } from '../../token.ts';
import { withoutOne, type TokenUse } from '../model/uses.ts';

export interface Known {
  readonly id: TokenId;
  readonly token: Token;
  /** There is no such token: it cannot be put back, ignored or cancelled. */
  readonly imagined: boolean;
}

/** A drawing to which something done with the known token leads. */
interface Branch {
  readonly action: TokenAction;
  readonly kinds: readonly NamedTokenKind[];
  readonly uses: readonly TokenUse[];
  readonly before: Drawn;
  /** The place of the choice whose additional token comes first, if one does. */
  readonly extra?: number;
}

/** Everything that may be done with the known token; to resolve it comes first. */
const branchesOf = (kinds: readonly NamedTokenKind[], known: Known, uses: readonly TokenUse[]): readonly Branch[] => {
  const resolveToken = (action: TokenAction, token: Token, left: readonly TokenUse[], from = kinds): Branch =>
    isChaining(token)
      ? { action, kinds: from, uses: left, before: drawnOf(token) }
      : { action, kinds: [], uses: [], before: drawnOf(token) };
  const useToken = (use: TokenUse, choice: number): Branch => {
    const left = withoutOne(uses, choice);
    const action = { kind: use.kind, choice };
    switch (use.kind) {
      case 'redraw':
        return { action, kinds: withBack(kinds, known), uses: left, before: NOTHING_DRAWN };
      case 'set-aside':
        return { action, kinds, uses: left, before: use.traceOf(known.id) };
      case 'swap':
        return resolveToken(action, use.becomes(known.id), left, withBack(without(kinds, use.takes), known));
      case 'extra':
        return { action, kinds, uses: left, before: drawnOf(known.token), extra: choice };
      case 'cancel':
        return resolveToken(action, use.becomes(known.id), left);
    }
  };
  const isOpen = ({ kind, times, suits, second, takes }: TokenUse) =>
    times > 0 &&
    suits(known.id) &&
    !second &&
    (takes === undefined || kinds.some((k) => k.id === takes)) &&
    !(kind === 'extra' && isChaining(known.token));
  return [
    resolveToken({ kind: 'resolve' }, known.token, uses),
    ...uses.flatMap((use, choice) => (known.imagined || !isOpen(use) ? [] : [useToken(use, choice)])),
  ];
};

/** Solves a draw whose first token is known; it counts as revealed. What it asks for comes from the bag. */
export const solveKnown = (
  kinds: readonly NamedTokenKind[],
  known: Known,
  uses: readonly TokenUse[],
  {
    reward,
    onWork,
    solverCache,
  }: { readonly reward: Reward; readonly onWork: OnWork; readonly solverCache: SolverCache },
): Solved => {
  const solved = branchesOf(kinds, known, uses).map(({ action, kinds: from, ...options }, place) => ({
    action,
    ...solveDraw(from, { ...options, onWork, solverCache, place }, reward),
  }));
  const { joint, mean, value, first, action } = solved.reduce((a, b) =>
    compareFractions(b.value, a.value) > 0 ? b : a,
  );
  return {
    value,
    mean,
    reveal: 'draw',
    joint: () => new Map([...joint()].map(([tokens, outcomes]) => [tokens + 1, outcomes])),
    first: action.kind === 'resolve' ? first : new Map([[known.id, action]]),
  };
};

/** The bag without one token. */
const without = (kinds: readonly NamedTokenKind[], id: TokenId | undefined): readonly NamedTokenKind[] =>
  kinds.map((k) => (k.id === id ? { ...k, count: k.count - 1 } : k)).filter((k) => k.count > 0);
/** The bag with the known token in it. */
const withBack = (kinds: readonly NamedTokenKind[], { id, token }: Known): readonly NamedTokenKind[] => {
  const count = kinds.find((k) => k.id === id)?.count ?? 0;
  return [...kinds.filter((k) => k.id !== id), { id, token, count: count + 1 }];
};
