import { inlineLinks } from '../../../lib/inline-links.ts';

/** A sentence with its links. */
export const Line = ({ text, base }: { readonly text: string; readonly base: string }) => (
  <>
    {inlineLinks(text).map(({ text: words, to }) => {
      if (to === undefined) return words;
      const [page = '', anchor] = to.split('#');
      return (
        <a key={to} href={`${base}${page}/${anchor === undefined ? '' : `#${anchor}`}`}>
          {words}
        </a>
      );
    })}
  </>
);
