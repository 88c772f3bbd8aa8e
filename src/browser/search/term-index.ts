import { parseIndex, unpackIndex, type SearchIndex } from '../../search/index-file.ts';
import { element } from '../element.ts';
import { fetchJson } from '../fetch-json.ts';
import { memoizeLoad } from '../memoize-load.ts';
import { searchTerms } from '../../search/search.ts';
import { siteAddress } from '../site.ts';

/** The games whose terms can be searched, by id, in the order of the home page. */
export const SEARCHED: ReadonlyMap<string, string> = new Map(import.meta.env.SEARCHED_GAMES);

const fileOf = memoizeLoad(async (game) => parseIndex(await fetchJson(siteAddress(`/${game}/term-index.json`))));
const ALL = '';
const unpackedOf = memoizeLoad(async (game) =>
  unpackIndex(await Promise.all((game === ALL ? [...SEARCHED.keys()] : [game]).map(fileOf))),
);
let isWarm = false;
const warmOnce = (index: SearchIndex): SearchIndex => {
  if (!isWarm) warmUp(index);
  isWarm = true;
  return index;
};

/** The terms of one game, fetched on first use. Rejects where neither network nor cache has a sound file. */
export const loadTermsOf = async (game: string): Promise<SearchIndex> => warmOnce(await unpackedOf(game));

let all: SearchIndex | undefined;
/** The terms of all games, fetched on first use. Rejects like {@link loadTermsOf}. */
export const loadTerms = async (): Promise<SearchIndex> => {
  all = warmOnce(await unpackedOf(ALL));
  return all;
};
/** The terms of all games where they have come already. */
export const termsAtHand = (): SearchIndex | undefined => all;

/** How many names are searched for before the reader asks. */
const WARM_UP = 12;

/**
 * Lays out, out of sight, the signs that names mix with letters and digits («↷-способность»): the browser looks for a
 * font with such a sign among all of the device, which takes a slow phone most of a frame.
 */
const layOutSigns = ({ terms }: SearchIndex): void => {
  const signs = new Set(terms.flatMap(({ title }) => title.match(/[^\p{L}\p{N}\s]/gu) ?? []));
  // Kept for the letters of a name among the hits, no others.
  const unseen = element('div', { className: 'hits', ariaHidden: 'true' }, element('b', {}, [...signs].join('')));
  unseen.style.position = 'absolute';
  document.body.append(unseen);
  unseen.getBoundingClientRect();
  unseen.remove();
};

/**
 * Code that has run a few times runs several times faster, and the first key strokes of a slow phone feel it: in idle
 * moments the search looks up its own names, whole and misspelt.
 */
const warmUp = (terms: SearchIndex): void => {
  // Safari has no idle moments to give.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  const names = terms.terms.slice(0, WARM_UP).map(({ title }) => title);
  const next = () => {
    const name = names.pop();
    if (name === undefined) return layOutSigns(terms);
    searchTerms(terms, name);
    searchTerms(terms, `${name}ъъ`);
    idle(next);
  };
  idle(next);
};
