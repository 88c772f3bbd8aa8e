/** How well whole questions are answered: the share with a right place among the first three and the first ten. */
import type { QuestionCase } from '../../content/read/questions.ts';
import type { Corpus } from '../../content/read/corpus.ts';
import type { SearchIndex } from '../../search/index-file.ts';
import { parsePassages, unpackPassages, type PassageIndex } from '../../search/passages/index-file.ts';
import { packPassages } from '../../search/passages/pack.ts';
import { passageOfTerm, passagesOfChapter, type Passage } from '../../search/passages/passage.ts';
import { rankPassages, termsOfQuestion } from '../../search/passages/rank.ts';

/** The passages of a game as the site makes them. */
const passagesOf = (corpus: Corpus, game: string): readonly Passage[] => [
  ...corpus.terms.filter((t) => t.game === game).map(({ id, body, data }) => passageOfTerm({ ...data, id, body })),
  ...corpus.chapters
    .filter((c) => c.game === game)
    .flatMap(({ path, body, data }) => passagesOfChapter({ ...data, place: path.slice(`/${game}/`.length), body })),
];

/** The index over them as the browser has it: packed, sent as text, unpacked. */
export const passageIndexOf = (corpus: Corpus, game: string): PassageIndex => {
  const { short } = corpus.games.find(({ id }) => id === game)!.data;
  return unpackPassages([
    parsePassages(JSON.parse(JSON.stringify(packPassages([game, short], passagesOf(corpus, game))))),
  ]);
};

/** So many places are shown; further down nobody looks. */
const SHOWN = 10;

/** Whether a place is among the answers: one without a heading stands for its whole page, but a term for itself. */
const isAnswer = (place: string, answers: readonly string[]): boolean =>
  answers.includes(place) || answers.includes(place.replace(/#.*/, ''));

/** Where the first right place stands among the answers to each question, from 0; -1 where it is not among them. */
export const placesOfAnswers = (
  game: string,
  cases: readonly QuestionCase[],
  terms: SearchIndex,
  passages: PassageIndex,
): readonly number[] =>
  cases.map(({ question, answers }) =>
    rankPassages(passages, question, termsOfQuestion(passages, terms, question, { game, only: game }), SHOWN).findIndex(
      ({ place }) => isAnswer(`/${game}/${place}`, answers),
    ),
  );

/** Which questions the ranks may be chosen by, and which are held out. */
export const HALVES = ['chosen by', 'held out'] as const;

/** The share of a half, from 0 to 1, whose right place is among the first `n`. */
export const shareAmong = (places: readonly number[], half: (typeof HALVES)[number], n: number): number => {
  const mine = places.filter((_, i) => i % HALVES.length === HALVES.indexOf(half));
  return mine.filter((at) => at >= 0 && at < n).length / mine.length;
};
