import { inlineLinks, placeBelow } from '../../../lib/inline-links.ts';

/** A sentence with its links. */
export const Line = ({ text, base }: { readonly text: string; readonly base: string }) => (
  <>
    {inlineLinks(text).map(({ text: words, to }) =>
      to === undefined ? (
        words
      ) : (
        <a key={to} href={placeBelow(base, to)}>
          {words}
        </a>
      ),
    )}
  </>
);
