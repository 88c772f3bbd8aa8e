/** `/term-index.json`: what the search in the browser needs of all terms, packed. */
import type { APIRoute } from 'astro';
import { packIndex } from '../search/index-file.ts';
import { readyGames } from './_data/games.ts';
import { termsOf } from './_data/terms.ts';

export const GET: APIRoute = async () => {
  const games = (await readyGames()).map((g) => [g.id, g.short] as const);
  const terms = await termsOf();
  return new Response(
    JSON.stringify(
      packIndex(
        games,
        terms.map((t) => ({ ...t.data, game: t.game, id: t.id })),
      ),
    ),
  );
};
