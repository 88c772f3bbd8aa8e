/**
 * The drawings that `<Diagram id="…" />` shows: diagrams, which every game may have, and the boards of a game that has
 * them.
 */
import type { Board } from '../../schemas/hellboy/board.ts';
import type { Diagram } from '../../schemas/site/diagram.ts';
import type { Corpus } from './corpus.ts';

type Drawn = Pick<Corpus, 'diagrams' | 'figures'>;

const boardsOf = ({ figures }: Drawn, game: string): Readonly<Record<string, Board>> =>
  (figures as Readonly<Record<string, { readonly boards?: Readonly<Record<string, Board>> }>>)[game]?.boards ?? {};

/** The ids of all drawings of a game. */
export const drawingsOf = (drawn: Drawn, game: string): readonly string[] => [
  ...Object.keys(drawn.diagrams[game] ?? {}),
  ...Object.keys(boardsOf(drawn, game)),
];

/** A drawing by its id: one of the two, or none where there is no such drawing. */
export const drawingOf = (
  drawn: Drawn,
  game: string,
  id: string,
): { readonly diagram?: Diagram | undefined; readonly board?: Board | undefined } => ({
  diagram: drawn.diagrams[game]?.[id],
  board: boardsOf(drawn, game)[id],
});
