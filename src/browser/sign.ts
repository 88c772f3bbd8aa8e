/** A sign of the site, as large as the text, hidden from screen readers. */
export const sign = (body: string): Element => {
  const place = document.createElement('span');
  // Markup of our own drawings, never text from a page.
  place.innerHTML = `<svg class="s" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;
  return place.firstElementChild!;
};
