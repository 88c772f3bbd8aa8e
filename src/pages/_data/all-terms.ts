import { divideIndex, type IndexPage } from '../../content/link/index-pages.ts';
import { termsOf, type TermItem } from './terms.ts';

/** The index of all terms of all games, in as many pages as it takes. */
export const allTerms = (): IndexPage<TermItem> => divideIndex(termsOf());
