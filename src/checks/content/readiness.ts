/** What a game needs before the site shows it whole. */
import { readQueries } from '../../content/read/queries.ts';
import { readQuestions } from '../../content/read/questions.ts';
import { lineIn, type Corpus, type GameFile } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';
import { foldKey } from '../../lib/fold-ru.ts';

/**
 * How many queries and whole questions of players a ready game has at least, by its size. A query that is a form of a term
 * does not count: the search finds those by itself.
 */
const leastOf = (size: { readonly terms: number; readonly chapters: number }) => ({
  queries: Math.max(20, Math.ceil(size.terms / 2)),
  questions: Math.max(10, 3 * size.chapters),
});

/**
 * What is missing of the games whose `status` is `ready`.
 * @param root the project's root
 */
export const readinessProblems = (root: string, corpus: Corpus): readonly Problem[] =>
  corpus.games
    .filter(({ data }) => data.status === 'ready')
    .flatMap((game) => missingOf(root, corpus, game).map((missing) => notReady(game, missing)));

const missingOf = (root: string, corpus: Corpus, { id }: GameFile): readonly string[] => {
  const terms = corpus.terms.filter(({ game }) => game === id);
  const chapters = corpus.chapters.filter(({ game }) => game === id);
  const least = leastOf({ terms: terms.length, chapters: chapters.length });
  const forms = new Set(terms.flatMap(({ data }) => [data.title, ...data.forms].map(foldKey)));
  const queries = readQueries(root, id).cases.filter(({ query }) => !forms.has(foldKey(query))).length;
  const questions = readQuestions(root, id, corpus).cases.length;
  return [
    ...(terms.length === 0 ? ['термины в terms/'] : []),
    ...(chapters.length === 0 ? ['главы в rules/'] : []),
    ...(queries < least.queries
      ? [`запросы в queries.yaml, кроме форм терминов: их ${queries}, нужно ${least.queries}`]
      : []),
    ...(questions < least.questions ? [`вопросы в questions.yaml: их ${questions}, нужно ${least.questions}`] : []),
  ];
};

const notReady = (game: GameFile, missing: string): Problem => ({
  rule: 'not-ready',
  file: game.file,
  line: lineIn(game, 'status:'),
  message: `Игра названа готовой (status: ready), но недостаёт: ${missing}.`,
  fix: 'Допишите или верните status: planned.',
});
