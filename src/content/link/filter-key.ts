import { foldKey } from '../../lib/fold-ru.ts';
import { wordsOf } from '../../lib/filter.ts';

/**
 * The words by which the glossary filter finds a term: those of its names, forms and aliases, each once. A word that
 * begins another one is left out, because the filter compares beginnings.
 */
export const filterKey = (term: {
  title: string;
  en: string;
  forms: readonly string[];
  aliases: readonly string[];
}): string => {
  const words = [
    ...new Set([term.title, term.en, ...term.forms, ...term.aliases].flatMap((t) => wordsOf(foldKey(t)))),
  ].sort();
  return words.filter((w, i) => !words[i + 1]?.startsWith(w)).join(' ');
};
