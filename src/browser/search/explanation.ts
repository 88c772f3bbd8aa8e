import type { SearchTerm } from '../../search/index-file.ts';
import { element } from '../element.ts';
import { fetchSummaries, summaryAtHand } from './summaries.ts';

/** The short answer in the first hit of a list. */
export interface Explanation {
  /** Puts in the answer of a term, or takes it away; what is not at hand is fetched, and shown if still current. */
  readonly explain: (term: SearchTerm | undefined, isCurrent: () => boolean) => void;
  /** Fetches nothing more for the hit that was. */
  readonly stop: () => void;
}

/**
 * Makes the short answer of a list of hits.
 * @param pause milliseconds before a summary that is not at hand is fetched
 */
export const makeExplanation = (list: HTMLElement, pause: number): Explanation => {
  /** Its place is kept free, so that nothing moves when the words come. */
  const summary = element('span', { className: 'summary' });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  const explain = (term: SearchTerm | undefined, isCurrent: () => boolean) => {
    stop();
    const text = term === undefined ? null : summaryAtHand(term);
    if (term === undefined || text === null) return summary.remove();
    const link = list.querySelector('a')!;
    if (summary.parentNode !== link) link.append(summary);
    summary.textContent = text ?? '';
    if (text === undefined) waiting = setTimeout(() => void fetchFor(term, isCurrent), pause);
  };
  const fetchFor = async (term: SearchTerm, isCurrent: () => boolean) => {
    await fetchSummaries(term.game);
    if (isCurrent()) explain(term, isCurrent);
  };
  return { explain, stop };
};
