import type * as entry from './search/entry.ts';

/** The address of the search bundle, inserted by `build/page-scripts.ts`; undefined in development. */
declare const SEARCH_SCRIPT: string | undefined;

type SearchBundle = typeof entry;

/** Loads the search bundle. Rejects where it cannot be loaded. */
export const loadSearch = (): Promise<SearchBundle> =>
  typeof SEARCH_SCRIPT === 'undefined'
    ? import('./search/entry.ts')
    : (import(/* @vite-ignore */ new URL(SEARCH_SCRIPT, import.meta.url).href) as Promise<SearchBundle>);
