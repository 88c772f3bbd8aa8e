/**
 * How well whole questions are answered: the share with a right place among the first three and the first ten, and the
 * share of the answer that the shown lines cover.
 */
import type { AnsweredQuestion, QuestionCase } from '../../content/read/questions.ts';
import type { Corpus } from '../../content/read/corpus.ts';
import type { SearchIndex } from '../../search/index-file.ts';
import { parsePassages } from '../../search/passages/index-file.ts';
import { learnWords, type LearnedWords } from '../../search/passages/learned-words.ts';
import { packPassages } from '../../search/passages/pack.ts';
import { indexPassages, sum, type PassageIndex } from '../../search/passages/passage-index.ts';
import { passagesOf } from '../../search/passages/passage.ts';
import { answersTo, type PlaceAnswer } from '../../search/passages/question.ts';
import { rarity } from '../../search/passages/rank.ts';
import { STOP_STEMS } from '../../search/passages/table-words.ts';
import { stemsOf } from '../../search/words.ts';

/** The words of players that are learned from the ways of asking of all games, once for a corpus. */
const LEARNED = new WeakMap<Corpus, ReadonlyMap<string, LearnedWords>>();
const learnedWordsOf = (corpus: Corpus, game: string): LearnedWords | undefined => {
  const learned =
    LEARNED.get(corpus) ?? learnWords(new Map(corpus.games.map(({ id }) => [id, passagesOf(corpus, id)])));
  LEARNED.set(corpus, learned);
  return learned.get(game);
};

/** The index over them as the browser has it once both files have come: packed, sent as text, unpacked. */
const passageIndexOf = (corpus: Corpus, game: string): PassageIndex => {
  const { short } = corpus.games.find(({ id }) => id === game)!.data;
  const players = { written: corpus.synonyms[game], learned: learnedWordsOf(corpus, game) };
  const file = packPassages([game, short], passagesOf(corpus, game), players);
  return indexPassages([parsePassages(JSON.parse(JSON.stringify(file)))]);
};

/** The indexes that were made, by the games of a corpus. */
const INDEXES = new WeakMap<Corpus, Map<string, PassageIndex>>();

/** A game as the search of the browser has it. */
export interface SearchedGame {
  readonly game: string;
  readonly terms: SearchIndex;
  readonly index: PassageIndex;
}
export const searchedGame = (corpus: Corpus, game: string, terms: SearchIndex): SearchedGame => {
  const known = INDEXES.get(corpus) ?? new Map<string, PassageIndex>();
  INDEXES.set(corpus, known);
  const index = known.get(game) ?? passageIndexOf(corpus, game);
  known.set(game, index);
  return { game, terms, index };
};

/** The places that answer a question asked in its game, with their lines. */
export const placesFor = ({ game, terms, index }: SearchedGame, question: string): readonly PlaceAnswer[] =>
  answersTo(index, terms, question, { game, only: game }).places;

/** Whether a place is among the answers: one without a heading means its whole page, a term only itself. */
const isAnswer = (place: string, answers: readonly string[]): boolean =>
  answers.includes(place) || answers.includes(place.replace(/#.*/, ''));

/** The index of the first right place among the answers to each question; -1 without one. */
export const placesOfAnswers = (searched: SearchedGame, cases: readonly QuestionCase[]): readonly number[] =>
  cases.map(({ question, answers }) =>
    placesFor(searched, question).findIndex(({ passage }) => isAnswer(`/${searched.game}/${passage.place}`, answers)),
  );

/** Which questions the ranks may be chosen by, and which are held out. */
export const HALVES = ['chosen by', 'held out'] as const;

/** The cases of a half. */
export const halfOf = <T>(cases: readonly T[], half: (typeof HALVES)[number]): readonly T[] =>
  cases.filter((_, i) => i % HALVES.length === HALVES.indexOf(half));

/** The share of a half, from 0 to 1, whose right place is among the first `n`. */
export const shareAmong = (places: readonly number[], half: (typeof HALVES)[number], n: number): number => {
  const mine = halfOf(places, half);
  return mine.filter((at) => at >= 0 && at < n).length / mine.length;
};

/** The weight of a word of an answer that no page has: that of a rare one. */
const UNKNOWN_WEIGHT = 3;
/** The share of its answer that the first place covers, and the best of the first three, from 0 to 1. */
interface Said {
  readonly first: number;
  readonly three: number;
}

/**
 * How much of the answers of a half is shown, on average. Each word of an answer counts by how rare it is on the pages of the
 * game. It is no judgement: an answer in other words scores little. It tells a better rank from a worse one.
 */
export const wordsShown = (
  searched: SearchedGame,
  cases: readonly AnsweredQuestion[],
  half: (typeof HALVES)[number],
): Said => {
  const { passages, postings } = searched.index;
  const weightOf = (stem: string) => {
    const having = postings.get(stem)?.length;
    return having === undefined ? UNKNOWN_WEIGHT : rarity(passages.length, having);
  };
  const sumOf = (stems: readonly string[]) => sum(stems.map(weightOf));
  const mine = halfOf(cases, half).map(({ question, answer }): Said => {
    const wanted = [...new Set(stemsOf(answer))].filter((stem) => !STOP_STEMS.has(stem));
    const shares = placesFor(searched, question)
      .slice(0, 3)
      .map(({ passage, shown }) => {
        const said = new Set(stemsOf([passage.title, ...(shown ?? []).map(({ says }) => says)].join(' ')));
        return sumOf(wanted.filter((stem) => said.has(stem))) / sumOf(wanted);
      });
    return { first: shares[0] ?? 0, three: Math.max(0, ...shares) };
  });
  const mean = (of: keyof Said) => sum(mine.map((said) => said[of])) / mine.length;
  return { first: mean('first'), three: mean('three') };
};
