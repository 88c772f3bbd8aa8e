/**
 * Full text through Pagefind, after the term index.
 *
 * Pagefind strips the breve of «й» before it stems and answers an unknown word with whatever shares its beginning. So
 * the query goes in as stems, and a hit stays only where the page holds each word of the query by its stem.
 */
import { foldedWords, stemOf } from '../../search/words.ts';
import { siteAddress } from '../site.ts';

/** A place in the text that answers a query. */
export interface TextHit {
  readonly address: string;
  /** The game of the page, if it belongs to one. */
  readonly game: string | undefined;
  /** Title of the page and heading of the place. */
  readonly title: string;
  readonly heading: string | undefined;
  /** The sentence found as Pagefind gives it, with `<mark>` around the words found. */
  readonly excerpt: string;
}

interface SubResult {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}
interface PageResult {
  readonly content: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly SubResult[];
}
interface Pagefind {
  readonly search: (
    query: string,
    options?: object,
  ) => Promise<{ results: { id: string; data: () => Promise<PageResult> }[] }>;
}

/** The most pages to open: readers stop earlier. */
const PAGES = 12;
let pagefind: Promise<Pagefind> | undefined;

/** Shorter words (и, на, в) say nothing of what is looked for. */
const SHORTEST = 3;
/** The most places shown of one page. */
const PLACES = 2;

/** How many different words of the query Pagefind marked in an excerpt. */
const markedIn = (excerpt: string, stems: readonly string[]): number => {
  const marked = new Set([...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap((m) => foldedWords(m[1]!)).map(stemOf));
  return stems.filter((s) => marked.has(s)).length;
};

/** The game in an address of a page with text, all of which lie below their game: `/arkham/rules/round/` → arkham. */
const gameOf = (address: string): string | undefined =>
  /^([a-z]+)\/./.exec(new URL(address, location.href).href.slice(siteAddress('/').length))?.[1];

/** Where to look: in one game only, or in all, the reader's own first. */
export interface TextOptions {
  readonly only?: string | undefined;
  readonly game?: string | undefined;
}

/**
 * Looks a query up in the text of the pages.
 * @throws where the index cannot be loaded
 */
export const searchText = async (query: string, { only, game }: TextOptions): Promise<TextHit[]> => {
  const stems = foldedWords(query)
    .filter((w) => w.length >= SHORTEST)
    .map(stemOf);
  if (stems.length === 0) return [];
  pagefind ??= import(/* @vite-ignore */ siteAddress('/pagefind/pagefind.js')) as Promise<Pagefind>;
  pagefind.catch(() => {
    pagefind = undefined;
  });
  const { search } = await pagefind;
  const among = (name: string) => search(stems.join(' '), { filters: { game: name } });
  const answers =
    only === undefined
      ? [...(game === undefined ? [] : [await among(game)]), await search(stems.join(' '))]
      : [await among(only)];
  const results = new Map(
    answers.flatMap((answer) => answer.results.slice(0, PAGES)).map((result) => [result.id, result]),
  );
  const pages = await Promise.all([...results.values()].slice(0, PAGES).map((result) => result.data()));
  return pages.flatMap((page) => {
    const words = new Set(foldedWords(page.content).map(stemOf));
    if (!stems.every((stem) => words.has(stem))) return [];
    return page.sub_results
      .map((sub) => ({ sub, marked: markedIn(sub.excerpt, stems) }))
      .filter(({ marked }) => marked > 0)
      .sort((a, b) => b.marked - a.marked)
      .slice(0, PLACES)
      .map(({ sub }) => {
        const title = page.meta.title ?? sub.title;
        return {
          address: sub.url,
          game: gameOf(sub.url),
          title,
          heading: sub.title === title ? undefined : sub.title,
          excerpt: sub.excerpt,
        };
      });
  });
};
