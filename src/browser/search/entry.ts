/**
 * Loaded on first use: the search and all that needs it, the choice of boxes, the filters of term lists and of tables,
 * further forms to share.
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
