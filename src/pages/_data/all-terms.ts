import { partedIndex, type IndexPage } from '../../terms/index-pages.ts';
import { termsOf, type TermItem } from './terms.ts';

/** The index of all terms of all games, in as many pages as it takes. */
export const allTerms = async (): Promise<IndexPage<TermItem>> => partedIndex(await termsOf());
