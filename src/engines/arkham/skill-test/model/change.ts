/** Tokens with another meaning than their own. */
import type { Change } from './mechanic.ts';
import type { Token, TokenMeanings } from '../../token.ts';

/** A token cancelled: no modifier, no effect, no further token. */
export const BLANK: Token = { modifier: 0 };

/** A token after a change; undefined where the change says nothing about such a token. */
export const changeToken = (token: Token, change: Change, meanings: TokenMeanings): Token | undefined => {
  if ('like' in change) return meanings[change.like];
  if ('positive' in change) return token.modifier < 0 ? { ...token, modifier: -token.modifier } : undefined;
  const { verdict: old, modifier, again, ...rest } = token;
  const said = change.verdict ?? old;
  const verdict = said === 'none' ? undefined : said;
  return {
    ...rest,
    modifier: change.modifier ?? modifier,
    again: change.again ?? again ?? false,
    ...(verdict === undefined ? {} : { verdict }),
  };
};
