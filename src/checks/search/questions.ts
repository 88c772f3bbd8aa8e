/** How well whole questions are answered: the share with a right place among the first three and the first ten. */
import type { QuestionCase } from '../../content/read/questions.ts';
import type { Corpus } from '../../content/read/corpus.ts';
import type { SearchIndex } from '../../search/index-file.ts';
import { parsePassages, unpackPassages, type PassageIndex } from '../../search/passages/index-file.ts';
import { packPassages } from '../../search/passages/pack.ts';
import { passagesOf } from '../../search/passages/passage.ts';
import { answersIn, lookUp, type PlaceAnswer } from '../../search/passages/question.ts';
import { packLines } from '../../search/passages/units.ts';

/** The index over them as the browser has it: packed, sent as text, unpacked. */
const passageIndexOf = (corpus: Corpus, game: string): PassageIndex => {
  const { short } = corpus.games.find(({ id }) => id === game)!.data;
  return unpackPassages([
    parsePassages(
      JSON.parse(JSON.stringify(packPassages([game, short], passagesOf(corpus, game), corpus.synonyms[game]))),
    ),
  ]);
};

/** A game as the search of the browser has it. */
export interface SearchedGame {
  readonly game: string;
  readonly terms: SearchIndex;
  readonly index: PassageIndex;
  /** The text of each place. */
  readonly texts: ReadonlyMap<string, string>;
}
export const searchedGame = (corpus: Corpus, game: string, terms: SearchIndex): SearchedGame => ({
  game,
  terms,
  index: passageIndexOf(corpus, game),
  texts: new Map(passagesOf(corpus, game).map(({ place, lines }) => [place, packLines(lines)])),
});

/** The places that answer a question asked in its game, with their lines. */
export const answersTo = ({ game, terms, index, texts }: SearchedGame, question: string): readonly PlaceAnswer[] =>
  answersIn(index, lookUp(index, terms, question, { game, only: game }), ({ place }) => texts.get(place));

/** Whether a place is among the answers: one without a heading stands for its whole page, but a term for itself. */
const isAnswer = (place: string, answers: readonly string[]): boolean =>
  answers.includes(place) || answers.includes(place.replace(/#.*/, ''));

/** Where the first right place stands among the answers to each question, from 0; -1 where it is not among them. */
export const placesOfAnswers = (searched: SearchedGame, cases: readonly QuestionCase[]): readonly number[] =>
  cases.map(({ question, answers }) =>
    answersTo(searched, question).findIndex(({ passage }) => isAnswer(`/${searched.game}/${passage.place}`, answers)),
  );

/** Which questions the ranks may be chosen by, and which are held out. */
export const HALVES = ['chosen by', 'held out'] as const;

/** The share of a half, from 0 to 1, whose right place is among the first `n`. */
export const shareAmong = (places: readonly number[], half: (typeof HALVES)[number], n: number): number => {
  const mine = places.filter((_, i) => i % HALVES.length === HALVES.indexOf(half));
  return mine.filter((at) => at >= 0 && at < n).length / mine.length;
};
