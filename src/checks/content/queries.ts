/** The queries of `queries.yaml`, asked of the search as the site would serve it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../../content/read/yaml.ts';
import { readQueries, type QueryCase } from '../../content/read/queries.ts';
import type { Corpus } from '../../content/read/corpus.ts';
import type { SearchIndex } from '../../search/index-file.ts';
import { searchTerms } from '../../search/search.ts';
import { termHint } from '../../content/link/nearest.ts';
import type { Problem } from '../../content/link/problem.ts';
import { searchIndexOf } from '../search/quality.ts';

/** A query that is answered otherwise than its table says. */
export interface WrongAnswer {
  readonly query: string;
  /** `arkham/doom (found)`: the first term and how it is found; `null (none)` for nothing. */
  readonly wanted: string;
  readonly came: string;
}

/** How the search answers queries in a game, where that is not how it should. */
export const wrongAnswers = (index: SearchIndex, game: string, cases: readonly QueryCase[]): readonly WrongAnswer[] =>
  cases.flatMap(({ query, first, outcome }) => {
    const { hits, near } = searchTerms(index, query, { game });
    const [hit] = hits;
    const answered = near ? 'near' : 'found';
    const came = hit === undefined ? 'null (none)' : `${hit.term.game}/${hit.term.id} (${answered})`;
    const wanted = `${first} (${outcome})`;
    return came === wanted ? [] : [{ query, wanted, came }];
  });

/**
 * The tables of queries of all games: what cannot be read, a term that is not there, another answer than the table says.
 * @param root the project's root
 */
export const queryProblems = (root: string, corpus: Corpus): readonly Problem[] => {
  const index = searchIndexOf(corpus);
  const ids = new Set(corpus.terms.map((t) => `${t.game}/${t.id}`));
  return corpus.games.flatMap(({ id: game }) => {
    const file = `content/${game}/queries.yaml`;
    const { cases, problems } = readQueries(root, game);
    if (cases.length === 0) return problems;
    const source = readFileSync(join(root, file), 'utf8');
    const isThere = ({ first }: QueryCase) => first === null || ids.has(first);
    const unknown = cases
      .filter((one) => !isThere(one))
      .map(({ query, first }): Problem => ({
        rule: 'unknown-term',
        file,
        line: lineOf(source, query),
        message: `Запрос «${query}» ведёт на термин ${first}, которого нет.`,
        fix: termHint(first!, [...ids]),
      }));
    const wrong = wrongAnswers(index, game, cases.filter(isThere)).map(({ query, wanted, came }): Problem => ({
      rule: 'wrong-answer',
      file,
      line: lineOf(source, query),
      message: `На запрос «${query}» поиск отвечает ${came}, а таблица ждёт ${wanted}.`,
      fix: 'Допишите слово запроса в forms или aliases термина; опечаткам место в near, пустым ответам в none.',
    }));
    return [...problems, ...unknown, ...wrong];
  });
};
