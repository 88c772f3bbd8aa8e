import { startBoxes } from './boxes.ts';
import { startDividedTerms } from './divided-terms.ts';
import { startNotFound } from './not-found.ts';
import { startRowFilter } from './row-filter.ts';
import { startSearchPage } from './search/page.ts';
import { startTermFilter } from './term-filter.ts';

/** What makes a part of a page live, by its class; the first that fits. */
const STARTS: Readonly<Record<string, (part: HTMLElement) => unknown>> = {
  '.divided': startDividedTerms,
  '.term-index': startTermFilter,
  '.row-filter': startRowFilter,
  '.search-place': startSearchPage,
  '.not-found': startNotFound,
  '.own-boxes': startBoxes,
};

/** Makes the part of a page live that asks for more script than reading does. */
export const startPart = (part: HTMLElement): void => {
  const [, start] = Object.entries(STARTS).find(([name]) => part.matches(name))!;
  void start(part);
};
