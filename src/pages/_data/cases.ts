/** Worked cases by the term that they illustrate. */
import { getCollection } from 'astro:content';
import { paths } from '../../lib/url.ts';
import type { GameItem } from './games.ts';

export interface CaseLink {
  readonly title: string;
  readonly path: string;
}
/** The cases of a game that cite a term; none where no calculator of the game has cases. */
export const casesOf = async (game: GameItem, term: string): Promise<readonly CaseLink[]> => {
  const calculator = game.calculators.find((c) => c.cases);
  if (calculator === undefined) return [];
  const cases = await getCollection(
    'workedCases',
    (e) => e.id.startsWith(`${game.id}/`) && e.data.rules.includes(term),
  );
  return cases.map(({ id, data }) => ({
    title: data.title,
    path: paths.workedCase(game.id, calculator.id, id.split('/')[1]!),
  }));
};
