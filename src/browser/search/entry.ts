/** What is loaded on first use: the search and what stands on it, and the filter of term lists. */
export { openSearch } from './dialog.ts';
export { startSearchPage } from './page.ts';
export { startNotFound } from '../not-found.ts';
export { startTermFilter } from '../term-filter.ts';
