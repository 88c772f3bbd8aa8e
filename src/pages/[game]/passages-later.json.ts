/** `/<game>/passages-later.json`: remarks and later sets, which come behind `passages.json`. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allGames, type GameItem } from '../_data/games.ts';
import { questionFilesOf } from '../_data/passages.ts';

export const getStaticPaths = (() =>
  allGames().map((game) => ({ params: { game: game.id }, props: { game } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ game: GameItem }> = ({ props: { game } }) =>
  new Response(JSON.stringify(questionFilesOf(game).later));
