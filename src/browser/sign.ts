/** A sign of the site, as large as the text; never read aloud. */
export const sign = (body: string): Element => {
  const place = document.createElement('span');
  // Our own drawing, not text of a page.
  place.innerHTML = `<svg class="s" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;
  return place.firstElementChild!;
};
