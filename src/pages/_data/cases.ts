/** Worked cases by the term that they illustrate. */
import { getCollection } from 'astro:content';
import { paths } from '../../lib/url.ts';

export interface CaseLink {
  readonly title: string;
  readonly path: string;
}
/** The cases of a game that cite a term. */
export const casesOf = async (game: string, term: string): Promise<readonly CaseLink[]> =>
  (await getCollection('stackCases', (e) => e.id.startsWith(`${game}/`) && e.data.rules.includes(term))).map(
    ({ id, data }) => ({ title: data.title, path: paths.workedCase(game, 'stack', id.split('/')[1]!) }),
  );
