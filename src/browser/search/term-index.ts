import { unpackIndex, type SearchTerm } from '../../search/index-file.ts';
import { siteAddress } from '../site.ts';

let terms: Promise<SearchTerm[]> | undefined;

/**
 * The terms of all games, fetched on first use, from the cache where a copy is (so that a cellar without a signal
 * still answers). Rejects where neither network nor cache has a sound file; the next call tries again.
 */
export const loadTerms = (): Promise<SearchTerm[]> => {
  terms ??= fetch(siteAddress('/term-index.json'), { cache: navigator.onLine ? 'default' : 'force-cache' })
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    })
    .then(unpackIndex);
  terms.catch(() => { terms = undefined; });
  return terms;
};
