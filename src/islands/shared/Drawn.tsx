/** A drawing of our own beside or instead of a word, as large as the text; never read aloud. */
export const Drawn = ({ body }: { /** SVG markup in a view box of 24 × 24. */ readonly body: string }) => (
  <svg class="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
);
