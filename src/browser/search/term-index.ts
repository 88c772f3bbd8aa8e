import { unpackIndex, type SearchIndex } from '../../search/index-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { searchTerms } from '../../search/search.ts';
import { siteAddress } from '../site.ts';

let index: Promise<SearchIndex> | undefined;

/**
 * The terms of all games, fetched on first use. Rejects where neither network nor cache has a sound file; the next call tries again.
 */
export const loadTerms = (): Promise<SearchIndex> => {
  index ??= fetchJson(siteAddress('/term-index.json')).then(unpackIndex).then(warmedUp);
  index.catch(() => { index = undefined; });
  return index;
};

/** So many names are searched for before the reader asks. */
const WARM_UP = 12;

/**
 * Code that has run a few times runs several times faster, and the first key strokes of a slow phone feel it: in idle
 * moments the search looks up its own names, whole and misspelt.
 */
const warmedUp = (terms: SearchIndex): SearchIndex => {
  // Safari has no idle moments to give.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  const names = terms.terms.slice(0, WARM_UP).map(({ title }) => title);
  const next = () => {
    const name = names.pop();
    if (name === undefined) return;
    searchTerms(terms, name);
    searchTerms(terms, `${name}ъъ`);
    idle(next);
  };
  idle(next);
  return terms;
};
