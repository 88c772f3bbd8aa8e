/** What is loaded on first use: the search and what stands on it, and the filters of term lists and of tables. */
import styles from './search.css?inline';

export { openSearch } from './dialog.ts';
export { startSearchPage } from './page.ts';
export { startNotFound } from '../not-found.ts';
export { startDividedTerms } from '../divided-terms.ts';
export { startTermFilter } from '../term-filter.ts';
export { startRowFilter } from '../row-filter.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
