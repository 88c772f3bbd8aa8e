/**
 * Where a reader is in a list of terms. Sections that were not laid out yet have estimated heights, so a position is
 * kept as the item in the middle of the screen, not as a scroll offset.
 */
export interface ListPosition {
  /** Scroll offset of the page in pixels, used above the list. */
  readonly top: number;
  /** Number of the section or item in the middle of the screen, and its top on the screen in pixels. */
  readonly at?: number;
  readonly offset?: number;
}

const PARTS = 'section, li';

/** Reads the present position. */
export const placeIn = (root: HTMLElement): ListPosition => {
  const part = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(PARTS);
  const at = part === null || part === undefined ? -1 : [...root.querySelectorAll(PARTS)].indexOf(part);
  return at < 0 ? { top: scrollY } : { top: scrollY, at, offset: part!.getBoundingClientRect().top };
};

/** Lays out the whole list and scrolls to a position. */
export const returnTo = (root: HTMLElement, { top, at, offset }: ListPosition): void => {
  root.dataset.whole = 'true';
  const part = at === undefined ? undefined : root.querySelectorAll(PARTS)[at];
  scrollTo({
    top: part === undefined ? top : scrollY + part.getBoundingClientRect().top - offset!,
    behavior: 'instant',
  });
};
