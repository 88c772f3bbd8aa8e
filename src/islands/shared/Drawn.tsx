/** A drawing next to a word or in its place, as large as the text, hidden from screen readers. */
export const Drawn = ({ body }: { /** SVG markup in a view box of 24 × 24. */ readonly body: string }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
);
