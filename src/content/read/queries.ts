/** Reads the tables of queries by which the search is measured. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queriesSchema, type Outcome } from '../../schemas/site/queries.ts';
import type { Problem } from '../link/problem.ts';
import { parseYaml } from './yaml.ts';

/** A query asked from within a game. */
export interface QueryCase {
  readonly query: string;
  /** The term that must come first, with its game: `arkham/doom`; null where nothing may be found. */
  readonly first: string | null;
  readonly outcome: Outcome;
}

/**
 * The queries of a game in the order of its `queries.yaml`; none where it has no such file.
 * @param root the project's root
 */
export const readQueries = (
  root: string,
  game: string,
): { cases: readonly QueryCase[]; problems: readonly Problem[] } => {
  const file = `content/${game}/queries.yaml`;
  const path = join(root, file);
  if (!existsSync(path)) return { cases: [], problems: [] };
  const read = parseYaml(readFileSync(path, 'utf8'), queriesSchema, file, 1);
  if ('problems' in read) return { cases: [], problems: read.problems };
  const { found, near, none } = read.value;
  const withGame = (id: string) => (id.includes('/') ? id : `${game}/${id}`);
  const casesOf = (outcome: Outcome, list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([query, id]): QueryCase => ({ query, first: withGame(id), outcome }));
  return {
    cases: [
      ...casesOf('found', found),
      ...casesOf('near', near),
      ...none.map((query): QueryCase => ({ query, first: null, outcome: 'none' })),
    ],
    problems: [],
  };
};
