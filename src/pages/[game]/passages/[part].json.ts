/** `/<game>/passages/<part>.json`: the text of a few passages, for the sentences that show why they answer. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { partsOf, type Part } from '../../../search/passages/parts.ts';
import { allGames } from '../../_data/games.ts';
import { passagesOf } from '../../_data/passages.ts';

export const getStaticPaths = (() =>
  allGames().flatMap((game) =>
    partsOf(passagesOf(game)).map((part, i) => ({
      params: { game: game.id, part: String(i) },
      props: { part },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ part: Part }> = ({ props: { part } }) => new Response(JSON.stringify(part));
