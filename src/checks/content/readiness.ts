/** What a game owes before the site shows it whole. */
import { readQueries } from '../../content/read/queries.ts';
import { readQuestions } from '../../content/read/questions.ts';
import { lineIn, type Corpus, type GameFile } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';

/** A game that is ready has at least so many queries and whole questions of players. */
export const LEAST = { queries: 80, questions: 60 } as const;

/**
 * What is missing of the games whose `status` is `ready`.
 * @param root the project's root
 */
export const readinessProblems = (root: string, corpus: Corpus): readonly Problem[] =>
  corpus.games
    .filter(({ data }) => data.status === 'ready')
    .flatMap((game) => missingOf(root, corpus, game).map((missing) => notReady(game, missing)));

const missingOf = (root: string, corpus: Corpus, { id }: GameFile): readonly string[] => {
  const queries = readQueries(root, id).cases.length;
  const questions = readQuestions(root, id, corpus).cases.length;
  return [
    ...(queries < LEAST.queries ? [`запросы в queries.yaml: их ${queries}, нужно ${LEAST.queries}`] : []),
    ...(questions < LEAST.questions ? [`вопросы в questions.yaml: их ${questions}, нужно ${LEAST.questions}`] : []),
  ];
};

const notReady = (game: GameFile, missing: string): Problem => ({
  rule: 'not-ready',
  file: game.file,
  line: lineIn(game, 'status:'),
  said: `Игра названа готовой (status: ready), но недостаёт: ${missing}.`,
  mend: 'Допишите или верните status: planned.',
});
