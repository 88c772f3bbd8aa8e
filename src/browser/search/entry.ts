/**
 * What is loaded on first use: the search and what stands on it, the choice of boxes, the filters of term lists and of tables,
 * further forms of what is shared.
 */
import shareStyles from '../share-formats.css?inline';
import styles from './search.css?inline';

export { openSearch } from './dialog.ts';
export { offerQuote, showFormats } from '../share-formats.ts';
export { showEdition } from '../show-edition.ts';
export { startPart } from '../start-part.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + shareStyles);
document.adoptedStyleSheets.push(sheet);
