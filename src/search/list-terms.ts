/** A list of terms out of the index of the search, for an index of terms that no page holds whole. Pure. */
import { compareEn, compareRu } from '../lib/collate-ru.ts';
import type { SearchIndex, SearchTerm } from './index-file.ts';
import { foldedWords, stemOf } from './words.ts';

/** All terms of the index in the order of their Russian or English names. */
export const orderedTerms = ({ terms }: SearchIndex, isEnglish: boolean): readonly SearchTerm[] =>
  isEnglish ? terms.toSorted((a, b) => compareEn(a.en, b.en)) : terms.toSorted((a, b) => compareRu(a.title, b.title));

/**
 * The terms that have every word of a query: a word of a name, form or alias begins with it or is a form of the same
 * word. A query without a word is answered by all.
 */
export const termsWith = (index: SearchIndex, query: string): ReadonlySet<SearchTerm> => {
  const sets = foldedWords(query).map((asked) => {
    const stem = stemOf(asked);
    return new Set(
      index.words.flatMap((word, at) =>
        word.startsWith(asked) || index.stems[at] === stem ? index.phrasesWith[at]!.map(({ term }) => term) : [],
      ),
    );
  });
  return sets.reduce<ReadonlySet<SearchTerm>>(
    (left, set) => new Set([...left].filter((term) => set.has(term))),
    new Set(index.terms),
  );
};
