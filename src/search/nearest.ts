/** Which rows of a list answer a query by the stems of its words, and which come nearest where none answers all of it. */
import { STOP_STEMS, SYNONYMS } from './passages/table-words.ts';
import { foldedWords, stemOf } from './words.ts';

/** A word that was asked, with the stems of what the rulebooks say for it; the first is its own. */
export interface AskedWord {
  readonly word: string;
  readonly stems: readonly string[];
}
/** The words of a row, folded, each with its stem. */
export type RowWords = readonly (readonly [word: string, stem: string])[];

/** The words of a query, but for those of every question; all of them where there are no others. */
export const askedWords = (query: string): readonly AskedWord[] => {
  const words = [...new Set(foldedWords(query))];
  const telling = words.filter((word) => !STOP_STEMS.has(stemOf(word)));
  return (telling.length > 0 ? telling : words).map((word) => {
    const stem = stemOf(word);
    return { word, stems: [stem, ...(SYNONYMS.get(stem) ?? [])] };
  });
};
const stems = new Map<string, string>();
/** Rows of one list share most of their words. */
const knownStem = (word: string): string => {
  const known = stems.get(word) ?? stemOf(word);
  stems.set(word, known);
  return known;
};
/** The words of a key: folded, with spaces between. */
export const rowWords = (key: string): RowWords => key.split(' ').map((word) => [word, knownStem(word)] as const);

/** The most letters between a root and its stem: «бомб» in «бомбанут», «промах» in «промахнул». */
const LONGEST_SUFFIX = 4;
const SHORTEST_ROOT = 4;
const isOfRoot = (stem: string, root: string): boolean =>
  root.length >= SHORTEST_ROOT && stem.length - root.length <= LONGEST_SUFFIX && stem.startsWith(root);

/** Whether a row has a word: its beginning, a form of it, a word of its root, or what the rulebooks say for it. */
export const hasWord = (row: RowWords, { word, stems: [own, ...others] }: AskedWord): boolean =>
  row.some(
    ([written, stem]) =>
      written.startsWith(word) || stem === own || isOfRoot(own!, stem) || isOfRoot(stem, own!) || others.includes(stem),
  );

/** How many rows are shown where none has all the words. */
const MOST_NEAREST = 6;

/**
 * The places of the rows that have the most of the words, or one fewer, the best first: of as many, those with the rarer.
 * Empty where a single word was asked, or no row has any.
 */
export const nearestRows = (rows: readonly RowWords[], asked: readonly AskedWord[]): readonly number[] => {
  if (asked.length < 2) return [];
  const has = rows.map((row) => asked.map((word) => hasWord(row, word)));
  const rowsWith = asked.map((_, i) => has.filter((found) => found[i]).length);
  const ranked = has
    .map((found, at) => ({
      at,
      count: found.filter(Boolean).length,
      rarity: found.reduce((sum, isThere, i) => (isThere ? sum + 1 / rowsWith[i]! : sum), 0),
    }))
    .toSorted((a, b) => b.count - a.count || b.rarity - a.rarity || a.at - b.at);
  const best = ranked[0]?.count ?? 0;
  return ranked
    .filter(({ count }) => count >= Math.max(1, best - 1))
    .slice(0, MOST_NEAREST)
    .map(({ at }) => at);
};
