/** A filter that forgives typing: a doubled letter typed once, and, where nothing else is found, one mistake a word. */
import { matchesFilter, wordsOf } from './filter.ts';
import { foldKey } from './fold-ru.ts';
import { typosAllowed, typosBetween } from './typos.ts';

/** «Шоггот» → «шогот»: every doubled letter once, so that both spellings compare equal; numbers are kept. */
export const collapseDoubled = (text: string): string => text.replaceAll(/(\p{L})\1+/gu, '$1');

/** A beginning shorter than this fits too many words to allow it a mistake. */
const SHORTEST = 4;

/** Whether a word begins with what was typed, one mistake allowed; a short word must be typed exactly. */
const beginsAlmost = (word: string, typed: string): boolean => {
  if (typosAllowed(typed) === 0) return word.startsWith(typed);
  // The intended beginning may be one letter longer than what was typed, or one shorter if it stays long enough.
  const lengths = typed.length > SHORTEST ? [-1, 0, 1] : [0, 1];
  return lengths.some((more) => typosBetween(word.slice(0, typed.length + more), typed, 1) <= 1);
};
const matchesAlmost = (key: string, query: string): boolean => {
  const words = key.split(' ');
  return wordsOf(query).every((typed) => words.some((word) => beginsAlmost(word, typed)));
};

/**
 * The entries of a list that answer a query. Doubled letters count as one. Where nothing answers, each word of four
 * letters or more may have one typing mistake.
 *
 * @param keyOf folded words with spaces between, as {@link matchesFilter} takes them
 */
export const forgivingFilter = <T>(list: readonly T[], keyOf: (one: T) => string, query: string): readonly T[] => {
  const typed = collapseDoubled(foldKey(query));
  if (typed === '') return list;
  const keyed = list.map((one) => [one, collapseDoubled(foldKey(keyOf(one)))] as const);
  const found = keyed.filter(([, key]) => matchesFilter(key, typed));
  const answers = found.length > 0 ? found : keyed.filter(([, key]) => matchesAlmost(key, typed));
  return answers.map(([one]) => one);
};
