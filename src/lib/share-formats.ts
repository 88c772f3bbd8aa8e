/** What is shared of a page, as the places where players talk take it. */

/** A page or a sentence of it. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
  /** The short answer; of a quote, the sentence itself. */
  readonly says: string;
  readonly isQuote?: boolean;
}

export type ShareFormat = 'text' | 'markdown' | 'bbcode';

/** Signs that Markdown would read as its own. */
const forMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);
/** A bracket would open a tag; a full-width one does not. */
const forBbcode = (text: string): string => text.replaceAll('[', '［').replaceAll(']', '］');

/** The text of each format. */
export const SHARE_FORMATS: { readonly [format in ShareFormat]: (page: SharedPage) => string } = {
  text: ({ title, url, says, isQuote = false }) =>
    isQuote ? `«${says}»\n${title}: ${url}` : `${title}. ${says}\n${url}`,
  markdown: ({ title, url, says, isQuote = false }) => {
    const link = `[${forMarkdown(title)}](${url.replaceAll(')', '%29')})`;
    return isQuote ? `> ${forMarkdown(says)}\n\n${link}` : `**${link}.** ${forMarkdown(says)}`;
  },
  bbcode: ({ title, url, says, isQuote = false }) => {
    const link = `[url=${url.replaceAll(']', '%5D')}]${forBbcode(title)}[/url]`;
    return isQuote ? `[quote]${forBbcode(says)}[/quote]\n${link}` : `[b]${link}.[/b] ${forBbcode(says)}`;
  },
};

/** Words at either end that name a long quote. */
const ENDS = 5;
/** Words of a quote that is named whole. */
const WHOLE = 12;
/** A dash, a comma and an ampersand have a meaning of their own in a text fragment. */
const inFragment = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

/** The address of a page that opens at a quote and marks it, where the browser can. */
export const quoteUrl = (page: string, quote: string): string => {
  // A space that binds is a sign of its own.
  const words = quote.split(/[ \n\t]+/);
  const parts =
    words.length <= WHOLE ? [words.join(' ')] : [words.slice(0, ENDS).join(' '), words.slice(-ENDS).join(' ')];
  return `${page.split('#')[0]}#:~:text=${parts.map(inFragment).join(',')}`;
};
