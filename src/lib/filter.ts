import { foldKey } from './fold-ru.ts';

/** The words of a text: runs of letters and digits. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a key (folded words with spaces between) answers a query: each word of the query begins some word of the
 * key. An empty query is answered by every key.
 */
export const matchesFilter = (key: string, query: string): boolean => {
  const spaced = ` ${key}`;
  return wordsOf(foldKey(query)).every((word) => spaced.includes(` ${word}`));
};
