/** What is loaded on first use: the search and what stands on it, and the filters of term lists and of tables. */
import styles from './search.css?inline';

export { openSearch } from './dialog.ts';
export { showEdition } from '../show-edition.ts';
export { startPart } from '../start-part.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
