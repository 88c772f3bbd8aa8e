/** Scrolling within the visible part of the page, between the bars above and below. */

/** A computed length in pixels; 0 for `auto`. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls an opened list between the bar above (`scroll-padding` of the page) and the one below (`scroll-margin` of the
 * elements): the list with its heading where there is room, else from the top of the list. Does nothing where it is in
 * sight already.
 */
export const bringIntoRoom = (whole: HTMLElement, list: HTMLElement): void => {
  const above = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  const below = pixels(getComputedStyle(whole).scrollMarginBottom);
  const fits = (element: HTMLElement) => element.offsetHeight + above + below <= window.innerHeight;
  if (fits(whole)) whole.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  else list.scrollIntoView({ block: fits(list) ? 'nearest' : 'start', behavior: 'instant' });
};
