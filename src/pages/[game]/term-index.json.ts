/** `/<game>/term-index.json`: what the search in the browser needs of the terms of a game, packed. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { expansionOf } from '../../schemas/site/boxes.ts';
import { packIndex } from '../../search/index-file.ts';
import { allGames, type GameItem } from '../_data/games.ts';
import { termsOf } from '../_data/terms.ts';

export const getStaticPaths = (() =>
  allGames().map((game) => ({ params: { game: game.id }, props: { game } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ game: GameItem }> = ({ props: { game } }) => {
  const terms = termsOf(game.id);
  const index = packIndex(
    [game.id, game.short],
    terms.map((t) => ({ ...t.data, game: t.game, id: t.id, box: expansionOf(game, t.data.since)?.id })),
  );
  return new Response(JSON.stringify(index));
};
