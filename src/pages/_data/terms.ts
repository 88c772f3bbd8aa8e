import content from 'virtual:content';
import type { Mention } from '../../content/link/mentions.ts';
import type { Page } from '../../content/read/corpus.ts';
import { compareRu } from '../../lib/collate-ru.ts';
import { paths } from '../../lib/url.ts';
import type { Term } from '../../schemas/site/term.ts';
import { readyGames } from './games.ts';

/** A term with its place on the site. */
export type TermItem = Page<Term>;

/** The terms of one game, or of all that are ready, in Russian alphabetical order. */
export const termsOf = (game?: string): TermItem[] => {
  const games = game === undefined ? readyGames().map(({ id }) => id) : [game];
  return content.terms
    .filter((term) => games.includes(term.game))
    .sort((a, b) => compareRu(a.data.title, b.data.title));
};

/**
 * The mentions of a term, one a page: chapters in reading order, then the memo, then terms in alphabetical order.
 * @param readingOrder paths of the chapters
 */
export const mentionsOf = (game: string, id: string, readingOrder: readonly string[]): Mention[] => {
  const mentions = content.mentions[`${game}/${id}`] ?? [];
  const isTerm = (m: Mention) => m.from.startsWith(paths.glossary(game));
  const placeOf = (m: Mention) => (readingOrder.includes(m.from) ? readingOrder.indexOf(m.from) : readingOrder.length);
  return [
    ...mentions.filter((m) => !isTerm(m)).sort((a, b) => placeOf(a) - placeOf(b)),
    ...mentions.filter(isTerm).sort((a, b) => compareRu(a.title, b.title)),
  ];
};
