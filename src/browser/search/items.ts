import { KIND_NAMES } from '../../schemas/site/term-kinds.ts';
import type { SearchTerm } from '../../search/index-file.ts';
import { markedRuns } from '../../search/marked-text.ts';
import type { Hit } from '../../search/search.ts';
import { element } from '../element.ts';
import { siteAddress } from '../site.ts';
import type { TextHit } from './full-text.ts';
import type { Marker } from './mark.ts';
import { dividingLine, otherBoxOfTerm, type TermHits } from './own-boxes.ts';

/** A term as an entry of the list: its name, its English name, its game and kind. */
interface TermEntry {
  readonly item: HTMLLIElement;
  /** Marks the words of a query anew, where others are marked than now. */
  readonly remark: (marker: Marker) => void;
}

const makeTermEntry = (term: SearchTerm): TermEntry => {
  const { game, gameName, id, title, en, kind } = term;
  const box = otherBoxOfTerm(term);
  const [name, english] = [element('b', {}), element('i', { lang: 'en' })];
  let pattern: string | undefined;
  return {
    item: element(
      'li',
      {},
      element(
        'a',
        { href: siteAddress(`/${game}/terms/${id}/`) },
        name,
        ' ',
        english,
        gameMark(game, [gameName, KIND_NAMES[kind], ...(box === undefined ? [] : [`«${box}»`])].join(' · ')),
      ),
    ),
    remark: ({ patternOf, mark }) => {
      const wanted = `${patternOf(title)} ${patternOf(en)}`;
      if (wanted === pattern) return;
      pattern = wanted;
      name.replaceChildren(...mark(title));
      english.replaceChildren(...mark(en));
    },
  };
};

/**
 * Makes a list that shows terms. From one key stroke to the next most hits stay, and laying their text out anew would
 * be most of the work: entries are kept, and only what changed is touched.
 */
export const makeTermList = (list: HTMLElement): ((hits: TermHits, marker: Marker) => void) => {
  const entries = new Map<SearchTerm, TermEntry>();
  const line = dividingLine();
  return ({ first, others }, marker) => {
    const itemOf = ({ term }: Hit) => {
      const entry = entries.get(term) ?? makeTermEntry(term);
      entries.set(term, entry);
      entry.remark(marker);
      return entry.item;
    };
    const behind = others.length === 0 ? [] : [line, ...others.map(itemOf)];
    const wanted = [...first.map(itemOf), ...behind];
    for (const child of Array.from(list.children)) if (!wanted.includes(child as HTMLLIElement)) child.remove();
    wanted.forEach((item, i) => {
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
    });
  };
};

/** A place in the text as an entry of the list: heading, page, the sentence found, the game by its name. */
export const textItem = (hit: TextHit, { mark }: Marker, gameName: string | undefined): HTMLLIElement => {
  const excerpt = element(
    'span',
    { className: 'excerpt' },
    ...markedRuns(hit.excerpt).map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text)),
  );
  return element(
    'li',
    {},
    element(
      'a',
      { href: hit.address },
      element('b', {}, ...mark(hit.heading ?? hit.title)),
      ...(hit.heading === undefined ? [] : [' ', element('small', {}, hit.title)]),
      excerpt,
      ...(hit.game === undefined || gameName === undefined ? [] : [gameMark(hit.game, gameName)]),
    ),
  );
};

/** The emblem of each game, parsed once: eight new ones at each key stroke would be most of its work. */
const emblems = new Map<string, SVGElement>();

const emblemOf = (game: string): Node => {
  let emblem = emblems.get(game);
  if (emblem === undefined) {
    const place = element('span', {});
    // Our own drawing, not text of a page.
    place.innerHTML = `<svg viewBox="0 0 48 48" aria-hidden="true">${import.meta.env.GAME_EMBLEMS[game] ?? ''}</svg>`;
    emblem = place.firstElementChild as SVGElement;
    emblems.set(game, emblem);
  }
  return emblem.cloneNode(true);
};

/** The emblem of a game with some words. */
export const gameMark = (game: string, words: string): HTMLElement => {
  const mark = element('small', { className: 'game-mark' }, emblemOf(game), words);
  mark.dataset.game = game;
  return mark;
};
