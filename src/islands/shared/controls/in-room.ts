/** The room between the bars that stand over the page. */

/** A length of the style in pixels; none where it is `auto`. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls the page so far that an opened list stands between the bar above (`scroll-padding` of the page) and the one
 * below (`scroll-margin` of the elements): all of it with its heading where there is room, else from the list on. What
 * is in sight already stays where it is.
 */
export const bringIntoRoom = (whole: HTMLElement, list: HTMLElement): void => {
  const above = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  const below = pixels(getComputedStyle(whole).scrollMarginBottom);
  const fits = (element: HTMLElement) => element.offsetHeight + above + below <= window.innerHeight;
  if (fits(whole)) whole.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  else list.scrollIntoView({ block: fits(list) ? 'nearest' : 'start', behavior: 'instant' });
};
