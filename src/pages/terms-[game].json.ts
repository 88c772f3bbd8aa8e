/** `/terms-arkham.json`: the terms of one game, in addition to `/terms.json`. */
import type { APIRoute } from 'astro';
import { readyGames } from './_data/games.ts';
import { termFile } from './_data/term-file.ts';

export const getStaticPaths = () => readyGames().map(({ id }) => ({ params: { game: id } }));

export const GET: APIRoute = ({ site, params: { game } }) => termFile(site, game);
