import { EMBLEMS } from '../../drawings/emblems.ts';
import { KIND_NAMES } from '../../schemas/kinds.ts';
import type { Hit } from '../../search/search.ts';
import { element } from '../element.ts';
import { siteAddress } from '../site.ts';
import type { TextHit } from './full-text.ts';
import { markMatches } from './mark.ts';

/** A term as an entry of the list: its name, its English name, its game and kind. */
export const termItem = ({ term }: Hit, query: string): HTMLLIElement =>
  element('li', {},
    element('a', { href: siteAddress(`/${term.game}/terms/${term.id}/`) },
      element('b', {}, ...markMatches(term.title, query)), ' ', element('i', { lang: 'en' }, ...markMatches(term.en, query)),
      gameMark(term.game, `${term.gameName} · ${KIND_NAMES[term.kind]}`)));

/** A place in the text as an entry of the list: heading, page, the sentence found. */
export const textItem = (hit: TextHit, query: string): HTMLLIElement => {
  const excerpt = element('span', { className: 'excerpt' });
  // Pagefind escapes the text of the page and puts <mark> around the words found; nothing else is markup.
  excerpt.innerHTML = hit.excerpt;
  return element('li', {},
    element('a', { href: hit.address }, element('b', {}, ...markMatches(hit.heading ?? hit.title, query)), ...(hit.heading === undefined ? [] : [' ', element('small', {}, hit.title)]), excerpt));
};

const gameMark = (game: string, words: string): HTMLElement => {
  const mark = element('small', { className: 'game-mark' });
  mark.dataset.game = game;
  // Our own drawing, not text of a page.
  mark.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true">${EMBLEMS[game] ?? ''}</svg>`;
  mark.append(words);
  return mark;
};
