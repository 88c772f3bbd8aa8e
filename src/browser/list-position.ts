/**
 * Where a reader is in a list of terms. Letters that were not laid out yet have heights by guess, other ones at each
 * visit: a place among them is told by what stands in the middle of the screen, not by how far the page was scrolled.
 */
export interface ListPosition {
  /** Pixels that the page is scrolled; serves above the list. */
  readonly top: number;
  /** Number of the letter or name in the middle of the screen, and its top on the screen in pixels. */
  readonly at?: number;
  readonly offset?: number;
}

const PARTS = 'section, li';

/** The present place. */
export const placeIn = (root: HTMLElement): ListPosition => {
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(PARTS);
  const at = part === null || part === undefined ? -1 : [...root.querySelectorAll(PARTS)].indexOf(part);
  return at < 0 ? { top: scrollY } : { top: scrollY, at, offset: part!.getBoundingClientRect().top };
};

/** Lays out the whole list and goes to a place in it. */
export const returnTo = (root: HTMLElement, { top, at, offset }: ListPosition): void => {
  root.dataset.whole = 'true';
  const part = at === undefined ? undefined : root.querySelectorAll(PARTS)[at];
  scrollTo({
    top: part === undefined ? top : scrollY + part.getBoundingClientRect().top - offset!,
    behavior: 'instant',
  });
};
