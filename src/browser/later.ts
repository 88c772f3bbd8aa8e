import type * as entry from './search/entry.ts';

/** The file of the search bundle beside this one, put here by `build/page-scripts.ts`; not there while developing. */
declare const SEARCH_SCRIPT: string | undefined;

type Later = typeof entry;

/** Loads the script that is not needed to read. Rejects where it cannot be had. */
export const later = (): Promise<Later> =>
  typeof SEARCH_SCRIPT === 'undefined'
    ? import('./search/entry.ts')
    : (import(/* @vite-ignore */ new URL(SEARCH_SCRIPT, import.meta.url).href) as Promise<Later>);
