/** How well the search answers, measured over all forms of all terms and over words that are in no rulebook. */
import { readFileSync } from 'node:fs';
import type { Corpus } from '../../content/read/corpus.ts';
import { packIndex, parseIndex, unpackIndex, type SearchIndex } from '../../search/index-file.ts';
import { searchTerms } from '../../search/search.ts';

/** Words of no rulebook; `#` begins a remark. */
const FOREIGN_WORDS = readFileSync(new URL('./foreign-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The indexes that the site would serve, as the search holds them. */
export const searchIndexOf = (corpus: Corpus): SearchIndex =>
  unpackIndex(
    corpus.games.map((g) => {
      const terms = corpus.terms.map((t) => ({ ...t.data, game: t.game, id: t.id }));
      return parseIndex(JSON.parse(JSON.stringify(packIndex([g.id, g.data.short], terms))));
    }),
  );

export interface SearchQuality {
  readonly forms: number;
  /** Forms whose term is among the hits, and not merely near. */
  readonly recalled: number;
  /** Forms whose term is the first hit. */
  readonly first: number;
  /** Forms that find their term not, or not without a typing mistake. */
  readonly lost: readonly string[];
  readonly foreign: number;
  /** Words of no rulebook that are answered as if they were in one. */
  readonly false: readonly string[];
}

/** Asks for each form of each term, in the game of the term, and for each foreign word. */
export const searchQuality = (corpus: Corpus): SearchQuality => {
  const index = searchIndexOf(corpus);
  const asked = corpus.terms.flatMap((t) =>
    t.data.forms.map((form) => {
      const { hits, near } = searchTerms(index, form, { game: t.game, limit: 50 });
      const at = near ? -1 : hits.findIndex((h) => h.term.game === t.game && h.term.id === t.id);
      return { name: `${t.game}/${t.id}: ${form}`, at };
    }),
  );
  return {
    forms: asked.length,
    recalled: asked.filter((a) => a.at >= 0).length,
    first: asked.filter((a) => a.at === 0).length,
    lost: asked.filter((a) => a.at < 0).map((a) => a.name),
    foreign: FOREIGN_WORDS.length,
    false: FOREIGN_WORDS.filter((word) => {
      const { hits, near } = searchTerms(index, word);
      return hits.length > 0 && !near;
    }),
  };
};
