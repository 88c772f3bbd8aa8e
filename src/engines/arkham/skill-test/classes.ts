/** Tokens that differ in nothing that matters to a question are one class: what a solver counts. */
import { isChaining, type Kind } from './chain.ts';
import { drawnOf, keyOf } from './outcome.ts';
import type { TokenId } from '../token.ts';

/** A kind of token with its name. */
export interface NamedKind extends Kind {
  readonly id: TokenId;
}
/** Kinds with one meaning and one set of traits. */
export interface TokenClass extends Kind {
  readonly ids: readonly TokenId[];
  readonly chains: boolean;
}

/**
 * The classes of a bag; kinds of which there is none are left out.
 * @param traitsOf whatever else tells kinds apart, as a text
 */
export const classesOf = (kinds: readonly NamedKind[], traitsOf: (id: TokenId) => string): TokenClass[] => {
  const found = new Map<string, TokenClass>();
  for (const { id, token, count } of kinds) {
    if (count === 0) continue;
    const key = `${keyOf(drawnOf(token))} ${isChaining(token)} ${token.frost === true} ${traitsOf(id)}`;
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
