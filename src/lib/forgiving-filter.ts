/** A filter that forgives how a name is typed: a letter that should stand twice, and, where nothing is found, a mistake. */
import { matchesFilter, wordsOf } from './filter.ts';
import { foldKey } from './fold-ru.ts';
import { typosAllowed, typosBetween } from './typos.ts';

/** «Шоггот» and «шогот» are one: letters that stand twice are written once; numbers stay as they are. */
export const singled = (text: string): string => text.replaceAll(/(\p{L})\1+/gu, '$1');

/** Of so few letters none may be too many: what is left fits half the words there are. */
const SHORTEST = 4;

/** Whether a word begins with what was typed but for one mistake; a word too short for mistakes has to be typed well. */
const beginsAlmost = (word: string, typed: string): boolean => {
  if (typosAllowed(typed) === 0) return word.startsWith(typed);
  // The beginning that was meant may be a letter longer than what was typed, or shorter where enough of it is left.
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
export const filtered = <T>(list: readonly T[], keyOf: (one: T) => string, query: string): readonly T[] => {
  const typed = singled(foldKey(query));
  if (typed === '') return list;
  const keyed = list.map((one) => [one, singled(foldKey(keyOf(one)))] as const);
  const found = keyed.filter(([, key]) => matchesFilter(key, typed));
  const answers = found.length > 0 ? found : keyed.filter(([, key]) => matchesAlmost(key, typed));
  return answers.map(([one]) => one);
};
