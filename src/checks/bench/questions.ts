/** Part of `npm run bench`: how well whole questions are answered, as far as it can be measured without a reader. */
import { readAnsweredQuestions, readQuestions } from '../../content/read/questions.ts';
import { readCorpus } from '../../content/read/corpus.ts';
import { searchIndexOf } from '../search/quality.ts';
import { HALVES, placesOfAnswers, searchedGame, shareAmong, wordsShown } from '../search/questions.ts';
import { PROJECT } from '../site/built-site.ts';
import type { Table } from './figures.ts';

const percent = (share: number): string => (100 * share).toFixed(0);

/** The right place, and the words of the answer, among the first hits; each game in both halves of its questions. */
export const questionsTable = (): Table => {
  const corpus = readCorpus(PROJECT);
  const terms = searchIndexOf(corpus);
  const rows = corpus.games
    .filter(({ data }) => data.status === 'ready')
    .flatMap(({ id }) => {
      const searched = searchedGame(corpus, id, terms);
      const places = (['questions', 'questions-of-newcomers'] as const).map((table) =>
        placesOfAnswers(searched, readQuestions(PROJECT, id, corpus, table).cases),
      );
      const { cases } = readAnsweredQuestions(PROJECT, id);
      return HALVES.map((half) => {
        const said = wordsShown(searched, cases, half);
        return [
          id,
          half,
          ...places.map((found) => [1, 3, 10].map((n) => percent(shareAmong(found, half, n))).join(' / ')),
          cases.length === 0 ? '—' : `${percent(said.first)} / ${percent(said.three)}`,
        ];
      });
    });
  return {
    title: 'Whole questions',
    about:
      'Per cent: the right place first, among the first three, among the first ten, for the questions of the authors and of newcomers; the words of the answer, by their rarity, in what is shown first and in the best of the first three.',
    columns: ['game', 'half', 'authors', 'newcomers', 'words of the answer'],
    rows,
  };
};
