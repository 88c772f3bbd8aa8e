/**
 * Finds terms by what a reader types in an argument: inflected, misspelt, in English, in the wrong layout.
 *
 * Ranks, best first: exact name, inflected form, alias, beginning of a word, a whole name inside a longer query;
 * behind them, and marked as near, names within a few typing mistakes. Among equals the game one is in comes first.
 */
import { otherLayout } from './layout.ts';
import { typosAllowed, typosBetween } from './distance.ts';
import type { Phrase, SearchTerm } from './index-file.ts';
import { foldedWords, stemOf } from './words.ts';

/** How a term answers a query, best first. */
export const RANKS = ['name', 'form', 'alias', 'prefix', 'inside', 'typo'] as const;
export type Rank = (typeof RANKS)[number];

/** A term that answers a query. */
export interface Hit {
  readonly term: SearchTerm;
  readonly rank: Rank;
}
/** The answer: hits best first; `near` where nothing matches and only typing mistakes lead anywhere. */
export interface Answer {
  readonly hits: readonly Hit[];
  readonly near: boolean;
  /** The query in the other keyboard layout, where that is what was answered. */
  readonly layout?: string;
}
export interface SearchOptions {
  /** The game the reader is in. */
  readonly game?: string | undefined;
  /** The most hits to return. */
  readonly limit?: number;
}

/** Longer queries are cut: the words beyond cannot be a name. */
export const LONGEST_QUERY = 100;
const NOTHING: Answer = { hits: [], near: false };

/** Answers a query from the terms of the index. Never throws, whatever the query. */
export const searchTerms = (terms: readonly SearchTerm[], query: string, { game, limit = 8 }: SearchOptions = {}): Answer => {
  const text = query.slice(0, LONGEST_QUERY);
  const direct = match(terms, text, game);
  if (direct.length > 0) return { hits: direct.slice(0, limit), near: false };
  const swapped = otherLayout(text);
  if (swapped !== undefined) {
    const hits = match(terms, swapped, game);
    if (hits.length > 0) return { hits: hits.slice(0, limit), near: false, layout: swapped };
  }
  const near = typos(terms, text, game);
  return near.length > 0 ? { hits: near.slice(0, limit), near: true } : NOTHING;
};

interface Query {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}
const queryOf = (text: string): Query => {
  const words = foldedWords(text);
  return { words, stems: words.map(stemOf) };
};
const lengthOf = (words: readonly string[]): number => words.reduce((n, w) => n + w.length, 0);

interface Scored extends Hit {
  /** Order among hits of one rank: smaller is better. */
  readonly order: number;
}
const sorted = (hits: readonly Scored[], game: string | undefined): Hit[] =>
  [...hits]
    .sort((a, b) => weightOf(a, game) - weightOf(b, game) || a.order - b.order || a.term.title.length - b.term.title.length)
    .map(({ term, rank }) => ({ term, rank }));

/** Name, form and alias are one class: in it the reader's own game goes before the finer rank. */
const weightOf = (hit: Hit, game: string | undefined): number => {
  const rank = RANKS.indexOf(hit.rank);
  const cls = rank < 3 ? 0 : rank;
  return cls * 100 + (game === undefined || hit.term.game === game ? 0 : 10) + rank;
};

const match = (terms: readonly SearchTerm[], text: string, game: string | undefined): Hit[] => {
  const query = queryOf(text);
  // One letter names nothing; without a letter or digit there is no query.
  if (lengthOf(query.words) < 2) return [];
  return sorted(terms.flatMap((term) => best(term.phrases.map((phrase) => score(term, phrase, query))) ?? []), game);
};

const best = (scores: readonly (Scored | undefined)[]): Scored | undefined =>
  scores.reduce((a, b) => {
    if (a === undefined || b === undefined) return a ?? b;
    const [ra, rb] = [RANKS.indexOf(a.rank), RANKS.indexOf(b.rank)];
    return rb < ra || (rb === ra && b.order < a.order) ? b : a;
  }, undefined);

/** How a phrase answers a query, if it does. */
const score = (term: SearchTerm, phrase: Phrase, query: Query): Scored | undefined => {
  const isName = phrase.kind === 'name' || phrase.kind === 'english';
  if (isName && sameList(phrase.words, query.words)) return { term, rank: 'name', order: 0 };
  if (sameBag(phrase.stems, query.stems)) {
    const rank = phrase.kind === 'alias' ? 'alias' : phrase.kind === 'english' ? 'name' : 'form';
    // The order of words as written is better than another one, and the same letters better than the same stem.
    return { term, rank, order: (sameList(phrase.stems, query.stems) ? 0 : 2) + (sameList(phrase.words, query.words) ? 0 : 1) };
  }
  if (covers(phrase, query)) return { term, rank: 'prefix', order: (isName ? 0 : phrase.kind === 'form' ? 5 : 20) + phrase.words.length + (startsSame(phrase, query) ? 0 : 3) };
  if (phrase.kind !== 'alias' && query.stems.length > phrase.stems.length && lengthOf(phrase.stems) > 3 && contains(query.stems, phrase.stems))
    return { term, rank: 'inside', order: -lengthOf(phrase.stems) };
  return undefined;
};

const sameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((w, i) => w === b[i]);
const sameBag = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && sameList([...a].sort(), [...b].sort());
const contains = (all: readonly string[], some: readonly string[]): boolean => some.every((w) => all.includes(w));

/** Whether each word of the query is a word of the phrase, inflected or begun: a prefix of at least two letters. */
const covers = (phrase: Phrase, query: Query): boolean => {
  if (query.words.length > phrase.words.length) return false;
  const free = phrase.words.map((_, i) => i);
  return query.words.every((word, i) => {
    const at = free.findIndex((j) => phrase.stems[j] === query.stems[i] || (word.length > 1 && phrase.words[j]!.startsWith(word)));
    if (at < 0) return false;
    free.splice(at, 1);
    return true;
  });
};
const startsSame = (phrase: Phrase, query: Query): boolean => phrase.words[0]!.startsWith(query.words[0]!) || phrase.stems[0] === query.stems[0];

/** Terms within a few typing mistakes of the query, fewest mistakes first. */
const typos = (terms: readonly SearchTerm[], text: string, game: string | undefined): Hit[] => {
  const query = queryOf(text);
  if (!query.words.some((w) => typosAllowed(w) > 0)) return [];
  return sorted(
    terms.flatMap((term) => {
      const mistakes = Math.min(...term.phrases.map((p) => mistakesIn(p, query)));
      return Number.isFinite(mistakes) ? { term, rank: 'typo' as const, order: mistakes } : [];
    }),
    game,
  );
};

/** The typing mistakes that lead from a query to a phrase, word by word in any order; Infinity where too many. */
const mistakesIn = (phrase: Phrase, query: Query): number => {
  if (query.words.length > phrase.words.length) return Infinity;
  const free = phrase.words.map((_, i) => i);
  let total = 0;
  for (const [i, word] of query.words.entries()) {
    const allowed = typosAllowed(word);
    const options = free.map((j) => ({ j, mistakes: wordMistakes(phrase, j, word, query.stems[i]!, allowed) }));
    const { j, mistakes } = options.reduce((a, b) => (b.mistakes < a.mistakes ? b : a));
    if (Math.floor(mistakes) > allowed) return Infinity;
    total += mistakes;
    free.splice(free.indexOf(j), 1);
  }
  // Words of the phrase that the query lacks count a little: «аттака» is nearer to «атака» than to «внеочередная атака».
  return total + free.length / 10;
};
const wordMistakes = (phrase: Phrase, at: number, word: string, stem: string, allowed: number): number => {
  if (phrase.stems[at] === stem) return 0;
  // A mistake may sit in the stem or in the ending: whichever reading needs fewer.
  return Math.min(typosBetween(word, phrase.words[at]!, allowed), typosBetween(stem, phrase.stems[at]!, Math.min(allowed, typosAllowed(stem))) + 0.01);
};
