import { getCollection, type CollectionEntry } from 'astro:content';
import allMentions from 'virtual:mentions';
import { compareRu } from '../../lib/collate-ru.ts';
import { paths } from '../../lib/url.ts';
import type { Term } from '../../schemas/site/term.ts';
import type { Mention } from '../../terms/mentions.ts';
import { readyGames } from './games.ts';

/** A term with its place on the site. */
export interface TermItem {
  readonly game: string;
  readonly id: string;
  /** From the site's root, without the base. */
  readonly path: string;
  readonly data: Term;
  readonly entry: CollectionEntry<'terms'>;
}

/** The terms of one game, or of all that are ready, in Russian alphabetical order. */
export const termsOf = async (game?: string): Promise<TermItem[]> => {
  const games = game === undefined ? (await readyGames()).map(({ id }) => id) : [game];
  const entries = await getCollection('terms', (e) => games.includes(e.id.split('/')[0]!));
  return entries
    .map((entry) => {
      const [owner = '', id = ''] = entry.id.split('/');
      return { game: owner, id, path: paths.term(owner, id), data: entry.data, entry };
    })
    .sort((a, b) => compareRu(a.data.title, b.data.title));
};

/**
 * The mentions of a term, one a page: chapters in reading order, then the memo, then terms in alphabetical order.
 * @param readingOrder paths of the chapters
 */
export const mentionsOf = (game: string, id: string, readingOrder: readonly string[]): Mention[] => {
  const mentions = (allMentions.get(`${game}/${id}`) ?? []) as readonly Mention[];
  const isTerm = (m: Mention) => m.from.startsWith(paths.glossary(game));
  const placeOf = (m: Mention) => (readingOrder.includes(m.from) ? readingOrder.indexOf(m.from) : readingOrder.length);
  return [
    ...mentions.filter((m) => !isTerm(m)).sort((a, b) => placeOf(a) - placeOf(b)),
    ...mentions.filter(isTerm).sort((a, b) => compareRu(a.title, b.title)),
  ];
};
