import { unpackIndex, type SearchIndex } from '../../search/index-file.ts';
import { siteAddress } from '../site.ts';

let index: Promise<SearchIndex> | undefined;

/**
 * The terms of all games, fetched on first use, from the cache where a copy is (so that a cellar without a signal
 * still answers). Rejects where neither network nor cache has a sound file; the next call tries again.
 */
export const loadTerms = (): Promise<SearchIndex> => {
  index ??= fetch(siteAddress('/term-index.json'), { cache: navigator.onLine ? 'default' : 'force-cache' })
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    })
    .then(unpackIndex);
  index.catch(() => { index = undefined; });
  return index;
};
