/** `/<game>/definitions.json`: the short answers of a game, for previews: id → title, English name, answer, kindred ids. */
import type { APIRoute } from 'astro';
import { typeset } from '../../lib/typography-ru.ts';
import { allGames } from '../_data/games.ts';
import { termsOf } from '../_data/terms.ts';

/** So many kindred terms stand in a preview. */
const KINDRED = 3;

export const getStaticPaths = () => allGames().map((game) => ({ params: { game: game.id } }));
export const GET: APIRoute = ({ params }) => {
  const terms = termsOf(params.game);
  const entries = terms.map(
    ({ id, data }) => [id, [data.title, data.en, typeset(data.summary), data.see.slice(0, KINDRED)]] as const,
  );
  return new Response(JSON.stringify(Object.fromEntries(entries)));
};
