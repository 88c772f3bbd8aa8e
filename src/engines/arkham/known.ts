/** A first token that is known beforehand, by a card: it is resolved, or used as any other revealed token. */
import { compareFractions } from '../exact/fraction.ts';
import { isChaining } from './chain.ts';
import type { NamedKind } from './classes.ts';
import { solveDraw, type Solved } from './draw.ts';
import type { Reward } from './goal.ts';
import { NOTHING_DRAWN, drawnOf, type Drawn } from './outcome.ts';
import type { TokenAction } from './sequence.ts';
import type { Token, TokenId } from './token.ts';
import { withoutOne, type Use } from './uses.ts';

interface Known {
  readonly id: TokenId;
  readonly token: Token;
  /** There is no such token: it cannot be put back, ignored or cancelled. */
  readonly imagined: boolean;
}

/** Solves a draw whose first token is known; it counts as revealed. What it asks for comes from the bag. */
export const solveKnown = (kinds: readonly NamedKind[], known: Known, uses: readonly Use[], reward: Reward): Solved => {
  const draw = (from: readonly NamedKind[], left: readonly Use[], before: Drawn) => solveDraw(from, { uses: left }, reward, before);
  const resolve = (token: Token, left: readonly Use[]) => (isChaining(token) ? draw(kinds, left, drawnOf(token)) : draw([], [], drawnOf(token)));
  const useOn = (use: Use, left: readonly Use[]) =>
    use.kind === 'redraw' ? draw(withBack(kinds, known), left, NOTHING_DRAWN) : use.kind === 'set-aside' ? draw(kinds, left, NOTHING_DRAWN) : resolve(use.becomes(known.id), left);
  let best = resolve(known.token, uses);
  let action: TokenAction = { kind: 'resolve' };
  uses.forEach((use, choice) => {
    if (known.imagined || use.times === 0 || !use.suits(known.id)) return;
    const used = useOn(use, withoutOne(uses, choice));
    if (compareFractions(used.value, best.value) > 0) [best, action] = [used, { kind: use.kind, choice }];
  });
  const { joint, value, first } = best;
  return {
    value, reveal: 'draw',
    joint: () => new Map([...joint()].map(([tokens, outcomes]) => [tokens + 1, outcomes])),
    first: action.kind === 'resolve' ? first : new Map([[known.id, action]]),
  };
};

/** The bag with the known token in it. */
const withBack = (kinds: readonly NamedKind[], { id, token }: Known): readonly NamedKind[] => {
  const count = kinds.find((k) => k.id === id)?.count ?? 0;
  return [...kinds.filter((k) => k.id !== id), { id, token, count: count + 1 }];
};
