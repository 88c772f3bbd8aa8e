/** `/<game>/definitions.json`: the short answers of a game, for previews: id → title, English name, answer, kindred ids. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { definitionsOf } from '../_data/definitions.ts';
import { allGames } from '../_data/games.ts';

export const getStaticPaths = (() =>
  allGames().map(({ id }) => ({ params: { game: id }, props: { game: id } }))) satisfies GetStaticPaths;
export const GET: APIRoute<{ game: string }> = ({ props: { game } }) => definitionsOf(game, ({ data }) => data.summary);
