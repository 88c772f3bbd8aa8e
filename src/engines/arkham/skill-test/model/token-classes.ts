/** Tokens that differ in nothing that matters to a question are one class: what a solver counts. */
import { drawnOf, keyOf } from './outcome.ts';
import type { Token, TokenId } from '../../token.ts';

/** A kind of token in the bag: what it does and how many there are. */
export interface TokenKind {
  readonly token: Token;
  readonly count: number;
}
/** Whether another token follows this one. One that fails the test by itself needs no other. */
export const isChaining = ({ again, verdict }: Token): boolean => again === true && verdict !== 'fail';

/** Tokens of one name do the same in every draw. */
export const nameOf = (token: Token): string => `${keyOf(drawnOf(token))} ${isChaining(token)} ${token.frost === true}`;

/** A kind of token with its name. */
export interface NamedTokenKind extends TokenKind {
  readonly id: TokenId;
}
/** Kinds with one meaning and one set of traits. */
export interface TokenClass extends TokenKind {
  readonly ids: readonly TokenId[];
  readonly chains: boolean;
}

/**
 * The classes of a bag; kinds of which there is none are left out.
 * @param traitsOf whatever else tells kinds apart, as a text
 */
export const classesOf = (kinds: readonly NamedTokenKind[], traitsOf: (id: TokenId) => string): TokenClass[] => {
  const found = new Map<string, TokenClass>();
  for (const { id, token, count } of kinds) {
    if (count === 0) continue;
    const key = `${nameOf(token)} ${traitsOf(id)}`;
    const known = found.get(key);
    found.set(key, {
      token,
      chains: isChaining(token),
      ids: [...(known?.ids ?? []), id],
      count: count + (known?.count ?? 0),
    });
  }
  return [...found.values()];
};
