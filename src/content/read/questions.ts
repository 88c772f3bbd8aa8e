/** Reads the whole questions by which the search is measured. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../lib/url.ts';
import { answeredQuestionsSchema, questionsSchema } from '../../schemas/site/questions.ts';
import type { Problem } from '../link/problem.ts';
import { lineOf, parseYaml } from './yaml.ts';
import type { Corpus } from './corpus.ts';
import { addressOfPlace } from './lists.ts';
import { siteMapOf } from './site-map.ts';

/** A question asked from within a game. */
export interface QuestionCase {
  readonly question: string;
  /** Addresses from the site's root, any of which answers; one without `#` means any place of its page. */
  readonly answers: readonly string[];
}

const CHAPTER = 'rules/';
const OF_A_LIST = /^(?:cards|changes)#/;

/** The address of a place as the tables name it: `doom`, `rules/setup`, `rules/enemies#spawn`, `cards#machete`. */
const addressOf = (game: string, place: string): string => {
  if (OF_A_LIST.test(place)) return addressOfPlace(game, place);
  if (!place.startsWith(CHAPTER)) return paths.term(game, place);
  const [chapter = '', heading] = place.slice(CHAPTER.length).split('#');
  return paths.chapter(game, chapter, heading);
};

/** The tables of a game: what its authors thought of, and what newcomers asked before they had seen the site. */
const QUESTION_TABLES = ['questions', 'questions-of-newcomers'] as const;

/**
 * The questions of a game in the order of one of its tables; empty where it has no such file. A place that the site
 * does not have is a problem.
 * @param root the project's root
 */
export const readQuestions = (
  root: string,
  game: string,
  corpus: Corpus,
  table: (typeof QUESTION_TABLES)[number] = 'questions',
): { cases: readonly QuestionCase[]; problems: readonly Problem[] } => {
  const file = `content/${game}/${table}.yaml`;
  const path = join(root, file);
  if (!existsSync(path)) return { cases: [], problems: [] };
  const source = readFileSync(path, 'utf8');
  const read = parseYaml(source, questionsSchema, file, 1);
  if ('problems' in read) return { cases: [], problems: read.problems };
  const map = siteMapOf(corpus);
  const isThere = (address: string) => {
    const [page = '', heading] = address.split('#');
    return map.has(page) && (heading === undefined || map.get(page)!.has(heading));
  };
  const cases = Object.entries(read.value).map(([question, places]): QuestionCase => ({
    question,
    answers: places.map((place) => addressOf(game, place)),
  }));
  const problems = cases.flatMap(({ question, answers }) =>
    answers
      .filter((address) => !isThere(address))
      .map((address): Problem => ({
        rule: 'broken-link',
        file,
        line: lineOf(source, question),
        message: `На вопрос «${question}» отвечает место, которого нет: ${address}.`,
        fix: 'Назовите термин его id или раздел главы: rules/<глава>#<id заголовка>.',
      })),
  );
  return { cases, problems };
};

/**
 * What is wrong with the tables of questions of a game, all three of them.
 * @param root the project's root
 */
export const questionProblems = (root: string, game: string, corpus: Corpus): readonly Problem[] => [
  ...QUESTION_TABLES.flatMap((table) => readQuestions(root, game, corpus, table).problems),
  ...readAnsweredQuestions(root, game).problems,
];

/** A question and what the rulebook answers, in words. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/**
 * The questions of a game whose answers are known in words, in the order of the file; none where it has no such file.
 */
export const readAnsweredQuestions = (
  root: string,
  game: string,
): { cases: readonly AnsweredQuestion[]; problems: readonly Problem[] } => {
  const file = `content/${game}/questions-with-answers.yaml`;
  const path = join(root, file);
  if (!existsSync(path)) return { cases: [], problems: [] };
  const read = parseYaml(readFileSync(path, 'utf8'), answeredQuestionsSchema, file, 1);
  if ('problems' in read) return { cases: [], problems: read.problems };
  return { cases: Object.entries(read.value).map(([question, answer]) => ({ question, answer })), problems: [] };
};
