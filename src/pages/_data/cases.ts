/** Worked cases by the term that they illustrate. */
import content from 'virtual:content';
import { paths } from '../../lib/url.ts';
import type { GameItem } from './games.ts';

export interface CaseLink {
  readonly title: string;
  readonly path: string;
}
/** The cases of a game that cite a term; none where no calculator of the game has cases. */
export const casesOf = (game: GameItem, term: string): readonly CaseLink[] => {
  const calculator = game.calculators.find((c) => c.cases);
  if (calculator === undefined) return [];
  return Object.entries(content.workedCases[game.id] ?? {})
    .filter(([, { rules }]) => rules.includes(term))
    .map(([id, { title }]) => ({ title, path: paths.workedCase(game.id, calculator.id, id) }));
};
