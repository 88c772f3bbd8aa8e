/**
 * `/<game>/definitions-2.json`: what `definitions.json` holds, for readers who play by the later edition: where it differs, its
 * words go first, and each edition is named.
 */
import type { APIRoute, GetStaticPaths } from 'astro';
import { capitalRu } from '../../lib/sentence-ru.ts';
import type { Game } from '../../schemas/site/game.ts';
import { definitionsOf } from '../_data/definitions.ts';
import { laterWords } from '../_data/editions.ts';
import { allGames } from '../_data/games.ts';

interface Props {
  game: string;
  edition: string;
  later: NonNullable<Game['laterEdition']>;
}
export const getStaticPaths = (() =>
  allGames().flatMap(({ id, edition = '', laterEdition: later }) =>
    later === undefined ? [] : [{ params: { game: id }, props: { game: id, edition, later } }],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { game, edition, later } }) =>
  definitionsOf(game, ({ body, data: { summary } }) => {
    const words = laterWords(body, later.section);
    return words === undefined ? summary : `${capitalRu(later.name)}. ${words}\n${capitalRu(edition)}. ${summary}`;
  });
