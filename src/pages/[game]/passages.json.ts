/** `/<game>/passages.json`: what whole questions are answered from, packed; asked for by them alone. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { packPassages } from '../../search/passages/pack.ts';
import { allGames, type GameItem } from '../_data/games.ts';
import { passagesOf, synonymsOf } from '../_data/passages.ts';

export const getStaticPaths = (() =>
  allGames().map((game) => ({ params: { game: game.id }, props: { game } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ game: GameItem }> = ({ props: { game } }) =>
  new Response(JSON.stringify(packPassages([game.id, game.short], passagesOf(game), synonymsOf(game))));
