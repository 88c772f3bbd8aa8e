/**
 * Which passages answer a whole question.
 *
 * Two judges: BM25 over what the passages say, and the term index, which knows the names in the question. They speak in
 * different units, so their orders are joined, not their scores: reciprocal rank fusion.
 */
import { typosAllowed, typosBetween } from '../../lib/typos.ts';
import { otherLayout } from '../layout.ts';
import type { SearchIndex } from '../index-file.ts';
import { isSettled, searchTerms, type Answer, type SearchOptions } from '../search.ts';
import { foldedWords, isNumber, stemOf, stemsOf } from '../words.ts';
import { kinOf } from './kin.ts';
import type { FoundPassage, Occurrences, PassageIndex } from './passage-index.ts';

/** A query of at least this many words is a question, not a name. */
const LEAST_WORDS = 3;
/** What begins a question of any length: «как победить». */
const ASKS = /^(?:где|зачем|как|какие|когда|кто|куда|почему|сколько|чем|что)$/;

/** Whether a query may be a question: of several words, or of two of which the first asks. */
export const isQuestion = (query: string): boolean => {
  const words = foldedWords(query);
  return words.filter((word) => word.length > 1).length >= LEAST_WORDS || (words.length === 2 && ASKS.test(words[0]!));
};

/** What a stem that is not quite the one that was typed counts against it; a number says less than what it counts. */
export const WORTH = { synonym: 0.6, kin: 0.5, typo: 0.7, number: 0.5 } as const;

/** A word of a question: the stems of the index that it may mean, with their worth. */
export type AskedWord = ReadonlyMap<string, number>;

/** What is quoted in a question. */
const QUOTED = /[«"]([^»"]+)[»"]/gu;

/**
 * The words of a question by their stems, those of a phrase of the table said as the game says it; question words are
 * left out where others remain, unless they are all that is quoted: «на карте „ты“, это кто».
 */
const tellingWords = ({ stop, phrases }: PassageIndex, question: string): ReadonlyMap<string, string> => {
  const words = foldedWords(question).map((word) => [stemOf(word), word] as const);
  const quotes = [...question.matchAll(QUOTED)].map(([, said]) => stemsOf(said!));
  const quoted = new Set(quotes.filter((stems) => stems.every((stem) => stop.has(stem))).flat());
  const telling = new Map(words.filter(([stem]) => !stop.has(stem) || quoted.has(stem)));
  if (telling.size === 0) return new Map(words);
  const all = new Set(words.map(([stem]) => stem));
  const said = phrases.filter(({ stems }) => stems.every((stem) => all.has(stem)));
  for (const stem of said.flatMap(({ stems }) => stems)) telling.delete(stem);
  for (const word of said.flatMap((phrase) => phrase.words)) telling.set(stemOf(word), word);
  return telling;
};

/** One word in this many must be known. */
const LEAST_KNOWN = 3;

/**
 * The words of a question as the index knows them; none where it knows less than a third of those that are longer than a
 * letter or digit: what is not understood is not answered.
 */
export const askedWords = (index: PassageIndex, question: string): readonly AskedWord[] => {
  const words = [...tellingWords(index, question)].map(([stem, word]) => ({
    isLong: word.length > 1,
    meanings: meaningsOf(index, stem, word),
  }));
  const known = words.filter(({ meanings }) => meanings.size > 0);
  const long = (list: typeof words) => list.filter(({ isLong }) => isLong).length;
  return long(known) * LEAST_KNOWN >= long(words) ? known.map(({ meanings }) => meanings) : [];
};

/**
 * What the term index says to a question: to all of it, or, where what is left without the question words is a name
 * («сколько действий», «что такое расплата»), to that. A number in a question is no part of a name: «у меня 5 центов»
 * does not ask for the card that gives them.
 */
export const termsOfQuestion = (
  index: PassageIndex,
  terms: SearchIndex,
  question: string,
  options: SearchOptions,
): Answer => {
  const withoutNumbers = (words: Iterable<string>) => [...words].filter((word) => !isNumber(stemOf(word))).join(' ');
  const named = searchTerms(terms, withoutNumbers(tellingWords(index, question).values()), options);
  return isSettled(named) ? named : searchTerms(terms, withoutNumbers(foldedWords(question)), options);
};

/** The question as it was meant: in the other keyboard layout where only that says anything. */
export const readableQuestion = (index: PassageIndex, question: string): string => {
  if (askedWords(index, question).length > 0) return question;
  const swapped = otherLayout(question);
  return swapped !== undefined && askedWords(index, swapped).length > 0 ? swapped : question;
};

const meaningsOf = ({ postings, synonyms, kin }: PassageIndex, stem: string, word: string): AskedWord => {
  const meanings = new Map<string, number>();
  for (const other of kinOf(kin, stem)) meanings.set(other, WORTH.kin);
  for (const synonym of synonyms.get(stem) ?? []) if (postings.has(synonym)) meanings.set(synonym, WORTH.synonym);
  if (postings.has(stem)) meanings.set(stem, isNumber(stem) ? WORTH.number : 1);
  if (meanings.size > 0) return meanings;
  const allowed = Math.min(typosAllowed(word), typosAllowed(stem));
  if (allowed === 0) return meanings;
  for (const known of postings.keys())
    if (typosBetween(stem, known, allowed) <= allowed) meanings.set(known, WORTH.typo);
  return meanings;
};

/** The words of a question as they were typed, where a phrase of the table took the place of some of them. */
export const typedWords = (index: PassageIndex, question: string): readonly AskedWord[] | undefined => {
  const asTyped = { ...index, phrases: [] };
  const isRead =
    [...tellingWords(index, question).keys()].join() !== [...tellingWords(asTyped, question).keys()].join();
  return isRead ? askedWords(asTyped, question) : undefined;
};

/** The words of a question, as they were typed, that no page of the index has: names of cards, of other sets and games. */
export const unknownWords = (index: PassageIndex, question: string): readonly string[] => {
  const missing = new Set(
    [...tellingWords(index, question)]
      .filter(([stem, word]) => word.length > 2 && /\p{L}/u.test(word) && meaningsOf(index, stem, word).size === 0)
      .map(([, word]) => word),
  );
  return (question.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => missing.has(foldedWords(word)[0] ?? ''));
};

/** How rare a stem is among the passages. */
export const rarity = (passages: number, having: number): number =>
  Math.log(1 + (passages - having + 0.5) / (having + 0.5));

/** How fast more of a word stops saying more (k₁ of BM25), and how much the length of a passage counts (b). */
export const SATURATION = 2;
export const LENGTH_COUNTS = 0.5;

/** What each passage scores by BM25; each word counts once, as the best of what it may mean. */
export const scoresOf = (
  { passages, lengths, postings }: Occurrences,
  asked: readonly AskedWord[],
): Map<number, number> => {
  const partOf = (at: number, times: number) =>
    (times * (SATURATION + 1)) / (times + SATURATION * (1 - LENGTH_COUNTS + LENGTH_COUNTS * lengths[at]!));
  const scores = new Map<number, number>();
  for (const meanings of asked) {
    const best = new Map<number, number>();
    for (const [stem, worth] of meanings) {
      const list = postings.get(stem) ?? [];
      const weight = worth * rarity(passages.length, list.length);
      for (const { at, times } of list) best.set(at, Math.max(best.get(at) ?? 0, weight * partOf(at, times)));
    }
    for (const [at, score] of best) scores.set(at, (scores.get(at) ?? 0) + score);
  }
  return scores;
};

/** How many passages are considered: further ones are never shown. */
const DEEPEST = 60;
/**
 * How little it matters to be first rather than second (k of the fusion), what the terms in a question weigh against the
 * text, and what the term weighs that the question names.
 */
const FUSION = { flatness: 8, terms: 0.65, named: 2.6 } as const;

/** A passage that may answer, and how well, against the best from 0 to 1. */
export interface Ranked {
  readonly passage: FoundPassage;
  readonly score: number;
}

/**
 * The passages that may answer a question, best first.
 * @param scores what they score by text, see {@link scoresOf}
 * @param terms what the term index answers, see {@link termsOfQuestion}
 */
export const rankPassages = (
  { passages, byPlace }: PassageIndex,
  scores: ReadonlyMap<number, number>,
  terms: Answer,
  limit: number,
): readonly Ranked[] => {
  const byText = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, DEEPEST);
  const fused = new Map<FoundPassage, number>();
  const add = (passage: FoundPassage | undefined, rank: number, weight: number) => {
    if (passage !== undefined) fused.set(passage, (fused.get(passage) ?? 0) + weight / (FUSION.flatness + rank));
  };
  byText.forEach(([at], rank) => add(passages[at], rank, 1));
  terms.hits.forEach(({ term }, rank) => {
    const weight = rank === 0 && isSettled(terms) ? FUSION.named : FUSION.terms;
    add(byPlace.get(`${term.game}/terms/${term.id}/`), rank, weight);
  });
  const sorted = [...fused].sort((a, b) => b[1] - a[1]).slice(0, limit);
  return sorted.map(([passage, score]) => ({ passage, score: score / sorted[0]![1] }));
};
