/** A choice on a single revealed token, made ready for the solvers. */
import { BLANK, changeToken } from './change.ts';
import type { TokenChoice } from './mechanic.ts';
import { NOTHING_DRAWN, type Drawn } from './outcome.ts';
import type { Token, TokenId, TokenMeanings } from '../../token.ts';

export interface TokenUse {
  readonly kind: TokenChoice['kind'];
  /** How often it may still be used. */
  readonly times: number;
  /** Whether it may be used on a token of this kind, whatever is left of it. */
  readonly suits: (id: TokenId) => boolean;
  /** What a cancelled token is resolved as; of an extra draw: what the additional one is. */
  readonly becomes: (id: TokenId) => Token;
  /** Only where a counted token was resolved before. */
  readonly second: boolean;
  /** The token that leaves the bag instead of the revealed one. */
  readonly takes: TokenId | undefined;
  /** What a token leaves behind that is set aside. */
  readonly traceOf: (id: TokenId) => Drawn;
}

const NO_TRACE = (): Drawn => NOTHING_DRAWN;
/**
 * A choice on a token as a use, its cards read once: which kinds of token it suits, and what they become.
 * @param traceOf what an ignored token leaves behind
 */
export const compileTokenUse = (
  choice: TokenChoice,
  meanings: TokenMeanings,
  traceOf: (id: TokenId) => Drawn = NO_TRACE,
): TokenUse => {
  const becomes = (id: TokenId): Token | undefined => {
    if (choice.kind === 'swap') return id === choice.for ? undefined : meanings[choice.for];
    if (choice.kind === 'extra')
      return (
        changeToken(meanings[id], choice.fails.includes(id) ? { verdict: 'fail' } : { positive: true }, meanings) ??
        meanings[id]
      );
    return choice.kind === 'cancel' && choice.as !== undefined ? changeToken(meanings[id], choice.as, meanings) : BLANK;
  };
  const isListed = (id: TokenId) => choice.kind === 'extra' || (choice.only?.includes(id) ?? true);
  // The automatic failure is never set aside: no card may ignore it.
  const suits = (id: TokenId) =>
    isListed(id) && becomes(id) !== undefined && !(choice.kind === 'set-aside' && id === 'auto-fail');
  const [second, takes] = [
    choice.kind === 'cancel' && choice.second === true,
    choice.kind === 'swap' ? choice.for : undefined,
  ];
  return {
    kind: choice.kind,
    times: choice.times,
    suits,
    becomes: (id) => becomes(id) ?? meanings[id],
    second,
    takes,
    traceOf: choice.kind === 'set-aside' && choice.cancelled !== true ? traceOf : NO_TRACE,
  };
};

/** The same uses after one of them was used once. */
export const withoutOne = (uses: readonly TokenUse[], used: number): readonly TokenUse[] =>
  uses.map((use, i) => (i === used ? { ...use, times: use.times - 1 } : use));
