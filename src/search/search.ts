/**
 * Finds terms by what a reader types in an argument: inflected, misspelt, in English, in the wrong layout.
 *
 * Ranks, best first: exact name, inflected form, alias, beginning of a word, a whole name inside a longer query;
 * behind them, and marked as near, names within a few typing mistakes. Among equals the game one is in comes first.
 */
import { otherLayout } from './layout.ts';
import { letterMask, tooFarByLetters, typosAllowed, typosBetween } from './distance.ts';
import { bagOf, type Phrase, type SearchIndex, type SearchTerm } from './index-file.ts';
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
  /** The game the reader is in: among equals its terms come first. */
  readonly game?: string | undefined;
  /** The only game to look in. */
  readonly only?: string | undefined;
  /** The most hits to return. */
  readonly limit?: number;
}

/** Longer queries are cut: the words beyond cannot be a name. */
export const LONGEST_QUERY = 100;

/** Answers a query from the index. Never throws, whatever the query. */
export const searchTerms = (index: SearchIndex, query: string, { game, only, limit = 8 }: SearchOptions = {}): Answer => {
  const terms = only === undefined ? index.terms : index.terms.filter((t) => t.game === only);
  const answer = (text: string, how: typeof match) => {
    const asked = ask(index, text);
    return asked === undefined ? [] : sorted(terms.flatMap((term) => how(term, asked) ?? []), game).slice(0, limit);
  };
  const text = query.slice(0, LONGEST_QUERY);
  const direct = answer(text, match);
  if (direct.length > 0) return { hits: direct, near: false };
  const layout = otherLayout(text);
  const swapped = layout === undefined ? [] : answer(layout, match);
  if (layout !== undefined && swapped.length > 0) return { hits: swapped, near: false, layout };
  const near = answer(text, nearMatch);
  return { hits: near, near: near.length > 0 };
};

/** A query made ready: each of its words compared with the vocabulary once. */
interface Asked {
  readonly words: readonly { readonly word: string; readonly stem: string }[];
  readonly text: string;
  readonly bag: string;
  /** Whether a word of the vocabulary is the given word of the query, inflected or begun. */
  readonly meets: (word: number, id: number) => boolean;
  /** 0 where {@link Asked.meets}, else Infinity. */
  readonly absence: (word: number, id: number) => number;
  /** The typing mistakes from the given word of the query to a word of the vocabulary; Infinity where too many. */
  readonly mistakes: (word: number, id: number) => number;
  readonly index: SearchIndex;
}

/** Undefined where there is no query: no letter or digit, or one letter alone, which names nothing. */
const ask = (index: SearchIndex, text: string): Asked | undefined => {
  const words = foldedWords(text).map((word) => ({ word, stem: stemOf(word) }));
  if (words.reduce((n, { word }) => n + word.length, 0) < 2) return undefined;
  const met = words.map(({ word, stem }) => index.words.map((other, id) => index.stems[id] === stem || (word.length > 1 && other.startsWith(word))));
  const mistaken: (readonly number[])[] = [];
  return {
    index,
    words,
    text: words.map(({ word }) => word).join(' '),
    bag: bagOf(words.map(({ stem }) => stem)),
    meets: (i, id) => met[i]![id]!,
    absence: (i, id) => (met[i]![id]! ? 0 : Infinity),
    mistakes: (i, id) => (mistaken[i] ??= mistakesToAll(words[i]!, index))[id]!,
  };
};

/** The typing mistakes from a word to each word of the vocabulary. */
const mistakesToAll = ({ word, stem }: { word: string; stem: string }, { words, stems, wordMasks, stemMasks }: SearchIndex): number[] => {
  const allowed = typosAllowed(word);
  const allowedInStem = Math.min(allowed, typosAllowed(stem));
  const [wordMask, stemMask] = [letterMask(word), letterMask(stem)];
  return words.map((other, id) => {
    if (stems[id] === stem) return 0;
    // A mistake may sit in the stem or in the ending: whichever reading needs fewer.
    const inWord = tooFarByLetters(wordMask, wordMasks[id]!, allowed) ? Infinity : typosBetween(word, other, allowed);
    const inStem = tooFarByLetters(stemMask, stemMasks[id]!, allowedInStem) ? Infinity : typosBetween(stem, stems[id]!, allowedInStem) + 0.01;
    const mistakes = Math.min(inWord, inStem);
    return Math.floor(mistakes) > allowed ? Infinity : mistakes;
  });
};

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

/** The best way in which a term answers. */
const match = (term: SearchTerm, asked: Asked): Scored | undefined => {
  let best: Scored | undefined;
  for (const phrase of term.phrases) {
    const scored = score(term, phrase, asked);
    if (scored === undefined) continue;
    const difference = best === undefined ? -1 : RANKS.indexOf(scored.rank) - RANKS.indexOf(best.rank) || scored.order - best.order;
    if (difference < 0) best = scored;
  }
  return best;
};

/** How a phrase answers a query, if it does. */
const score = (term: SearchTerm, phrase: Phrase, asked: Asked): Scored | undefined => {
  const isName = phrase.kind === 'name' || phrase.kind === 'english';
  if (phrase.bag === asked.bag) {
    const { words, stems } = asked.index;
    const sameWords = phrase.ids.map((id) => words[id]).join(' ') === asked.text;
    if (isName && sameWords) return { term, rank: 'name', order: 0 };
    const sameOrder = phrase.ids.every((id, i) => stems[id] === asked.words[i]!.stem);
    // The order of words as written is better than another one, and the same letters better than the same stem.
    return { term, rank: phrase.kind === 'alias' ? 'alias' : phrase.kind === 'english' ? 'name' : 'form', order: (sameOrder ? 0 : 2) + (sameWords ? 0 : 1) };
  }
  if (fits(phrase, asked, asked.absence) !== undefined) {
    const startsSame = asked.meets(0, phrase.ids[0]!);
    return { term, rank: 'prefix', order: (isName ? 0 : phrase.kind === 'form' ? 5 : 20) + phrase.ids.length + (startsSame ? 0 : 3) };
  }
  if (phrase.kind !== 'alias' && asked.words.length > phrase.ids.length && phrase.bag.length > 3 && phrase.ids.every((id) => asked.words.some(({ stem }) => stem === asked.index.stems[id])))
    return { term, rank: 'inside', order: -phrase.bag.length };
  return undefined;
};

/** A term within a few typing mistakes of the query. */
const nearMatch: typeof match = (term, asked) => {
  let order = Infinity;
  if (asked.words.some(({ word }) => typosAllowed(word) > 0))
    for (const phrase of term.phrases) {
      const mistakes = fits(phrase, asked, asked.mistakes);
      // Words of the phrase that the query lacks count a little: «аттака» is nearer to «атака» than to «внеочередная атака».
      if (mistakes !== undefined) order = Math.min(order, mistakes + (phrase.ids.length - asked.words.length) / 10);
    }
  return order === Infinity ? undefined : { term, rank: 'typo', order };
};

/** The cost of finding each word of the query among the words of a phrase, in any order; undefined where one is not there. */
const fits = (phrase: Phrase, asked: Asked, cost: (word: number, id: number) => number): number | undefined => {
  const { ids } = phrase;
  // One word of a query must not take the word that only another one fits, so every placing is tried; most fail at once.
  if (asked.words.length > ids.length || ids.length > 31) return undefined;
  const place = (i: number, taken: number): number => {
    if (i === asked.words.length) return 0;
    let least = Infinity;
    for (let at = 0; at < ids.length; at += 1) {
      if ((taken & (1 << at)) !== 0) continue;
      const here = cost(i, ids[at]!);
      if (here < least) least = Math.min(least, here + place(i + 1, taken | (1 << at)));
    }
    return least;
  };
  const total = place(0, 0);
  return total === Infinity ? undefined : total;
};
