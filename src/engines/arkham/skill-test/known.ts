/** A first token that is known beforehand, by a card: it is resolved, or used as any other revealed token. */
import { compareFractions } from '../../exact/fraction.ts';
import { isChaining } from './chain.ts';
import type { NamedKind } from './classes.ts';
import { solveDraw, type Solved } from './draw.ts';
import type { Reward } from './goal.ts';
import { NOTHING_DRAWN, drawnOf, type Drawn } from './outcome.ts';
import type { TokenAction } from './sequence.ts';
import type { Token, TokenId } from '../token.ts';
import { withoutOne, type Use } from './uses.ts';

interface Known {
  readonly id: TokenId;
  readonly token: Token;
  /** There is no such token: it cannot be put back, ignored or cancelled. */
  readonly imagined: boolean;
}

/** Solves a draw whose first token is known; it counts as revealed. What it asks for comes from the bag. */
export const solveKnown = (kinds: readonly NamedKind[], known: Known, uses: readonly Use[], reward: Reward): Solved => {
  const draw = (from: readonly NamedKind[], left: readonly Use[], before: Drawn, extra?: number) =>
    solveDraw(from, { uses: left, extra }, reward, before);
  const resolve = (token: Token, left: readonly Use[], from = kinds) =>
    isChaining(token) ? draw(from, left, drawnOf(token)) : draw([], [], drawnOf(token));
  const useOn = (use: Use, left: readonly Use[], choice: number): Solved => {
    switch (use.kind) {
      case 'redraw':
        return draw(withBack(kinds, known), left, NOTHING_DRAWN);
      case 'set-aside':
        return draw(kinds, left, NOTHING_DRAWN);
      case 'swap':
        return resolve(use.becomes(known.id), left, withBack(without(kinds, use.takes), known));
      case 'extra':
        return draw(kinds, left, drawnOf(known.token), choice);
      case 'cancel':
        return resolve(use.becomes(known.id), left);
    }
  };
  const isOpen = ({ kind, times, suits, second, takes }: Use) =>
    times > 0 &&
    suits(known.id) &&
    !second &&
    (takes === undefined || kinds.some((k) => k.id === takes)) &&
    !(kind === 'extra' && isChaining(known.token));
  let best = resolve(known.token, uses);
  let action: TokenAction = { kind: 'resolve' };
  uses.forEach((use, choice) => {
    if (known.imagined || !isOpen(use)) return;
    const used = useOn(use, withoutOne(uses, choice), choice);
    if (compareFractions(used.value, best.value) > 0) [best, action] = [used, { kind: use.kind, choice }];
  });
  const { joint, value, first } = best;
  return {
    value,
    reveal: 'draw',
    joint: () => new Map([...joint()].map(([tokens, outcomes]) => [tokens + 1, outcomes])),
    first: action.kind === 'resolve' ? first : new Map([[known.id, action]]),
  };
};

/** The bag without one token. */
const without = (kinds: readonly NamedKind[], id: TokenId | undefined): readonly NamedKind[] =>
  kinds.map((k) => (k.id === id ? { ...k, count: k.count - 1 } : k)).filter((k) => k.count > 0);
/** The bag with the known token in it. */
const withBack = (kinds: readonly NamedKind[], { id, token }: Known): readonly NamedKind[] => {
  const count = kinds.find((k) => k.id === id)?.count ?? 0;
  return [...kinds.filter((k) => k.id !== id), { id, token, count: count + 1 }];
};
