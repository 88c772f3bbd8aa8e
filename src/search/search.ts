/**
 * Finds terms by what a reader types in an argument: inflected, misspelt, in English, in the wrong layout.
 *
 * Ranks, best first: exact name, inflected form, alias, beginning of a word, a whole name inside a longer query;
 * behind them, and marked as near, names within a few typing mistakes. Among equals the game one is in comes first.
 */
import { inLatinTwins, otherLayout } from './layout.ts';
import { letterMask, tooFarByLetters, typosAllowed, typosBetween } from '../lib/typos.ts';
import { bagOf, type Phrase, type SearchIndex, type SearchTerm } from './index-file.ts';
import { foldedWords, stemOf } from './words.ts';

/** How a term answers a query, best first. */
const RANKS = ['name', 'form', 'alias', 'prefix', 'inside', 'typo'] as const;
type Rank = (typeof RANKS)[number];

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
const LONGEST_QUERY = 100;

/** Answers a query from the index. Never throws, whatever the query. */
export const searchTerms = (
  index: SearchIndex,
  query: string,
  { game, only, limit = 8 }: SearchOptions = {},
): Answer => {
  const answer = (text: string, how: typeof matches) => {
    const asked = ask(index, text);
    return asked === undefined ? [] : sortHits([...how(asked, only).values()], game).slice(0, limit);
  };
  const text = query.slice(0, LONGEST_QUERY);
  const direct = answer(text, matches);
  if (direct.length > 0 && direct[0]!.rank !== 'inside') return { hits: direct, near: false };
  if (direct.length > 0) {
    // «шраф за смерть» holds «смерть», but what was meant is the whole of it.
    const whole = answer(text, nearMatches);
    const rest = direct.filter(({ term }) => whole.every((hit) => hit.term !== term));
    return { hits: [...whole, ...rest].slice(0, limit), near: whole.length > 0 };
  }
  const twins = inLatinTwins(text);
  const latin = twins === undefined ? [] : answer(twins, matches);
  if (latin.length > 0) return { hits: latin, near: false };
  const layout = otherLayout(text);
  const swapped = layout === undefined ? [] : answer(layout, matches);
  if (layout !== undefined && swapped.length > 0) return { hits: swapped, near: false, layout };
  const near = answer(text, nearMatches);
  return { hits: near, near: near.length > 0 };
};

/**
 * Whether an answer from the terms of the reader's own game stays first whatever other games hold: among names, forms
 * and aliases his game comes first, and nothing goes before these.
 */
export const isSettled = ({ hits: [first], near, layout }: Answer): boolean =>
  first !== undefined && !near && layout === undefined && RANKS.indexOf(first.rank) <= RANKS.indexOf('alias');

/** An answer with the hits of a wider one behind its own: nothing that is shown moves. */
export const widen = (answer: Answer, { hits }: Answer, limit: number): Answer => {
  const shown = new Set(answer.hits.map(({ term: { game, id } }) => `${game}/${id}`));
  const further = hits.filter(({ term: { game, id } }) => !shown.has(`${game}/${id}`));
  return { ...answer, hits: [...answer.hits, ...further].slice(0, limit) };
};

/** The answer of one game before that of all of them; of its own hits no more than leave half the room to the others. */
export const ownFirst = (own: Answer, all: Answer, limit: number): Answer =>
  widen({ ...all, hits: own.hits.slice(0, Math.ceil(limit / 2)) }, all, limit);

/** What a word of a query costs against each word of the vocabulary that it fits; the others are not in it. */
type Costs = ReadonlyMap<number, number>;

/** A query made ready. */
interface Asked {
  readonly index: SearchIndex;
  readonly words: readonly { readonly word: string; readonly stem: string }[];
  readonly text: string;
  readonly bag: string;
}

/** Undefined where there is no query: no letter or digit, or one letter alone, which names nothing. */
const ask = (index: SearchIndex, text: string): Asked | undefined => {
  const words = foldedWords(text).map((word) => ({ word, stem: stemOf(word) }));
  if (words.reduce((n, { word }) => n + word.length, 0) < 2) return undefined;
  return { index, words, text: words.map(({ word }) => word).join(' '), bag: bagOf(words.map(({ stem }) => stem)) };
};

/** The words of the vocabulary that a word of the query is, inflected or begun. */
const metBy = ({ word, stem }: Asked['words'][number], { words, stems }: SearchIndex): Costs => {
  const met = new Map<number, number>();
  for (let id = 0; id < words.length; id += 1)
    if (stems[id] === stem || (word.length > 1 && words[id]!.startsWith(word))) met.set(id, 0);
  return met;
};

/** The shortest stem that identifies its word, in letters. */
const TELLING_STEM = 4;

/** The words of the vocabulary within a few typing mistakes of a word of the query, with their number. */
const mistakenFor = (
  { word, stem }: Asked['words'][number],
  { words, stems, wordMasks, stemMasks }: SearchIndex,
): Costs => {
  const mistaken = new Map<number, number>();
  const allowed = typosAllowed(word);
  const allowedInStem = Math.min(allowed, typosAllowed(stem));
  const [wordMask, stemMask] = [letterMask(word), letterMask(stem)];
  for (let id = 0; id < words.length; id += 1) if (stems[id] === stem) mistaken.set(id, 0);
  // A word of the rules is no mistake for another one: «отменить атаку» means no «заменить». But a short stem proves
  // little: «атка» shares its own with the abbreviation «атк» and may well be «атака».
  if (mistaken.size > 0 && (stem === word || stem.length >= TELLING_STEM)) return mistaken;
  if (allowed === 0) return mistaken;
  for (let id = 0; id < words.length; id += 1) {
    // A mistake may sit in the stem or in the ending: whichever reading needs fewer.
    const inWord = tooFarByLetters(wordMask, wordMasks[id]!, allowed)
      ? Infinity
      : typosBetween(word, words[id]!, allowed);
    const inStem = tooFarByLetters(stemMask, stemMasks[id]!, allowedInStem)
      ? Infinity
      : typosBetween(stem, stems[id]!, allowedInStem) + 0.01;
    const mistakes = Math.min(inWord, inStem);
    if (Math.floor(mistakes) <= allowed && !mistaken.has(id)) mistaken.set(id, mistakes);
  }
  return mistaken;
};

/** The phrases with a word that matches the given words of the query, each once. */
const phrasesAmong = function* (
  costs: readonly Costs[],
  index: SearchIndex,
  only: string | undefined,
): Generator<Phrase> {
  const seen = new Set<Phrase>();
  for (const id of new Set(costs.flatMap((fitting) => [...fitting.keys()])))
    for (const phrase of index.phrasesWith[id]!) {
      if (seen.has(phrase) || (only !== undefined && phrase.term.game !== only)) continue;
      seen.add(phrase);
      yield phrase;
    }
};

interface Scored extends Hit {
  /** Order among hits of one rank: smaller is better. */
  readonly order: number;
}
/** The best way in which each term that answers does so. */
type Best = ReadonlyMap<SearchTerm, Scored>;

const sortHits = (hits: readonly Scored[], game: string | undefined): Hit[] =>
  hits
    .map((hit) => ({ hit, weight: weightOf(hit, game) }))
    .sort(
      (a, b) =>
        a.weight - b.weight ||
        a.hit.order - b.hit.order ||
        a.hit.term.title.length - b.hit.term.title.length ||
        (a.hit.term.id < b.hit.term.id ? -1 : 1),
    )
    .map(({ hit: { term, rank } }) => ({ term, rank }));

/** Name, form and alias are one class: in it the reader's own game goes before the finer rank. */
const weightOf = (hit: Hit, game: string | undefined): number => {
  const rank = RANKS.indexOf(hit.rank);
  const cls = rank < 3 ? 0 : rank;
  return cls * 100 + (game === undefined || hit.term.game === game ? 0 : 10) + rank;
};

/** The terms that answer a query without a typing mistake. */
const matches = (asked: Asked, only: string | undefined): Best => {
  const best = new Map<SearchTerm, Scored>();
  const costs = asked.words.map((word) => metBy(word, asked.index));
  for (const phrase of phrasesAmong(costs, asked.index, only)) {
    const scored = score(phrase, asked, costs);
    if (scored === undefined) continue;
    const known = best.get(phrase.term);
    const difference =
      known === undefined ? -1 : RANKS.indexOf(scored.rank) - RANKS.indexOf(known.rank) || scored.order - known.order;
    if (difference < 0) best.set(phrase.term, scored);
  }
  return best;
};

/** How a phrase answers a query, if it does. */
const score = (phrase: Phrase, asked: Asked, costs: readonly Costs[]): Scored | undefined => {
  if (phrase.bag === asked.bag) return scoreOfWhole(phrase, asked);
  if (fits(phrase, costs) !== undefined) return scoreOfBegun(phrase, costs);
  return isInside(phrase, asked) ? scoreOfInside(phrase) : undefined;
};

const isName = ({ kind }: Phrase): boolean => kind === 'name' || kind === 'english';

/** What a phrase is found as by all of its words. */
const RANK_OF_WHOLE = { name: 'form', english: 'name', form: 'form', alias: 'alias' } as const satisfies {
  readonly [kind in Phrase['kind']]: Rank;
};

/** A phrase of the same stems as the query. */
const scoreOfWhole = (phrase: Phrase, asked: Asked): Scored => {
  const { term, kind, ids } = phrase;
  const { words, stems } = asked.index;
  const sameWords = ids.map((id) => words[id]).join(' ') === asked.text;
  if (isName(phrase) && sameWords) return { term, rank: 'name', order: 0 };
  const sameOrder = ids.every((id, i) => stems[id] === asked.words[i]!.stem);
  if (kind !== 'alias' && isOnlyRoot(term, asked)) return { term, rank: 'alias', order: 4 };
  // The order of words as written is better than another one, and the same letters better than the same stem.
  return { term, rank: RANK_OF_WHOLE[kind], order: (sameOrder ? 0 : 2) + (sameWords ? 0 : 1) };
};

/** The distances of names, forms and aliases among what a query begins. */
const ORDER_OF_BEGUN = { name: 0, english: 0, form: 5, alias: 20 } as const;

/** A phrase with every word of the query, inflected or as a beginning. */
const scoreOfBegun = ({ term, kind, ids }: Phrase, costs: readonly Costs[]): Scored => ({
  term,
  rank: 'prefix',
  order: ORDER_OF_BEGUN[kind] + ids.length + (costs[0]!.has(ids[0]!) ? 0 : 3),
});

/** Whether a longer query contains a whole name; two letters alone are a word only where they are a name. */
const isInside = ({ isPart, kind, ids, bag }: Phrase, { words, index }: Asked): boolean =>
  !isPart &&
  words.length > ids.length &&
  bag.length > (kind === 'name' ? 2 : 3) &&
  ids.every((id) => words.some(({ stem }) => stem === index.stems[id]));

const scoreOfInside = ({ term, kind, ids, bag }: Phrase): Scored => ({
  term,
  rank: 'inside',
  order: (kind === 'alias' && ids.length === 1 ? BEHIND_NAMES : 0) - bag.length,
});

/** A single word that is an alias («замена», «враг») says less of a question than any name in it. */
const BEHIND_NAMES = 100;

/**
 * Whether a query of one word shares but the root with the name: «атака» with «Атакующий». Inflection takes one or two
 * letters off a name, so a word shorter by more is another word, and one that has it for an alias goes first.
 */
const isOnlyRoot = ({ title }: SearchTerm, { words: [asked, ...more] }: Asked): boolean =>
  more.length === 0 &&
  foldedWords(title)
    .filter((word) => stemOf(word) === asked!.stem)
    .some((word) => word.length > asked!.word.length + 2);

/** The distances of names, forms and aliases among equally many typing mistakes. */
const ORDER_OF_MISTAKEN = { name: 0, english: 0, form: 0.02, alias: 0.05 } as const;

/** The terms within a few typing mistakes of a query. */
const nearMatches: typeof matches = (asked, only) => {
  const best = new Map<SearchTerm, Scored>();
  if (!asked.words.some(({ word }) => typosAllowed(word) > 0)) return best;
  const costs = asked.words.map((word) => mistakenFor(word, asked.index));
  // Each word has to fit, so the phrases of the word that fits least are enough to look at.
  const rarest = costs.reduce((a, b) => (b.size < a.size ? b : a));
  for (const phrase of phrasesAmong([rarest], asked.index, only)) {
    const mistakes = fits(phrase, costs);
    if (mistakes === undefined) continue;
    // Words of the phrase that the query lacks count a little: «аттака» is nearer to «атака» than to «внеочередная атака».
    // Of equally many mistakes those in a name count least: «манстр» is «Монстр» before what is but called so at a table.
    const order = mistakes + (phrase.ids.length - asked.words.length) / 10 + ORDER_OF_MISTAKEN[phrase.kind];
    if (order < (best.get(phrase.term)?.order ?? Infinity))
      best.set(phrase.term, { term: phrase.term, rank: 'typo', order });
  }
  return best;
};

/** The cost of finding each word of the query among the words of a phrase, in any order; undefined where one is not there. */
const fits = ({ ids }: Phrase, costs: readonly Costs[]): number | undefined => {
  // One word of a query must not take the word that only another one fits, so every placing is tried; most fail at once.
  if (costs.length > ids.length || ids.length > 31) return undefined;
  const place = (i: number, taken: number): number => {
    if (i === costs.length) return 0;
    let least = Infinity;
    for (let at = 0; at < ids.length; at += 1) {
      if ((taken & (1 << at)) !== 0) continue;
      const here = costs[i]!.get(ids[at]!) ?? Infinity;
      if (here < least) least = Math.min(least, here + place(i + 1, taken | (1 << at)));
    }
    return least;
  };
  const total = place(0, 0);
  return total === Infinity ? undefined : total;
};
