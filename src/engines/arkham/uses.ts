/** A choice on a single revealed token, made ready for the solvers. */
import { BLANK, changed } from './change.ts';
import type { TokenChoice } from './mechanic.ts';
import type { Token, TokenId, TokenMeanings } from './token.ts';

export interface Use {
  readonly kind: TokenChoice['kind'];
  /** How often it may still be used. */
  readonly times: number;
  /** Whether it may be used on a token of this kind, whatever is left of it. */
  readonly suits: (id: TokenId) => boolean;
  /** What a cancelled token is resolved as. */
  readonly becomes: (id: TokenId) => Token;
}

export const compileUse = (choice: TokenChoice, meanings: TokenMeanings): Use => {
  const becomes = (id: TokenId) => (choice.kind === 'cancel' && choice.as !== undefined ? changed(meanings[id], choice.as, meanings) : BLANK);
  const isListed = (id: TokenId) => choice.only?.includes(id) ?? true;
  // The automatic failure is never set aside: no card may ignore it.
  const suits = (id: TokenId) => isListed(id) && becomes(id) !== undefined && !(choice.kind === 'set-aside' && id === 'auto-fail');
  return { kind: choice.kind, times: choice.times, suits, becomes: (id) => becomes(id) ?? meanings[id] };
};

/** The same uses after one of them was used once. */
export const withoutOne = (uses: readonly Use[], used: number): readonly Use[] =>
  uses.map((use, i) => (i === used ? { ...use, times: use.times - 1 } : use));
