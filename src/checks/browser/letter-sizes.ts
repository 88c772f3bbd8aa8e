/** How large the letters of a page are. */
import type { Page } from 'playwright-core';

/** The sizes of `styles/tokens.css`, and one of a drawing. */
const MOST_SIZES = 7;
/** In CSS pixels. */
const LEAST_SIZE = 12.5;

/** What the letters in sight break: too many sizes in `main`, letters too small to read, a note larger than its line. */
export const lettersOutOfScale = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([most, least]) => {
      const sizeOf = (e: Element): number => Math.round(10 * Number.parseFloat(getComputedStyle(e).fontSize)) / 10;
      const sizes = new Map<number, string>();
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const e = walker.currentNode.parentElement!;
        const { width } = e.getBoundingClientRect();
        const isSeen = width > 1 && e.checkVisibility({ visibilityProperty: true });
        // A drawing scales with its letters; words for a screen reader alone are clipped.
        const isLetters =
          isSeen && e.closest('svg, .c-said, noscript') === null && getComputedStyle(e).clipPath === 'none';
        if (isLetters && walker.currentNode.textContent!.trim() !== '') sizes.set(sizeOf(e), e.outerHTML.slice(0, 80));
      }
      const notes = [...document.querySelectorAll('main small')].filter((e) => sizeOf(e) > sizeOf(e.parentElement!));
      return [
        ...(sizes.size > most ? [`${sizes.size} sizes: ${[...sizes.keys()].toSorted((a, b) => a - b).join(' ')}`] : []),
        ...[...sizes].filter(([size]) => size < least).map(([size, at]) => `${size} px: ${at}`),
        ...notes.map((e) => `larger than its line: ${e.outerHTML.slice(0, 80)}`),
      ];
    },
    [MOST_SIZES, LEAST_SIZE] as const,
  );
