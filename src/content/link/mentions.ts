/** One link from a page to a term, made by the linker or by `<T>`. */
export interface Mention {
  /** Path of the page that mentions, from the site's root. */
  readonly from: string;
  /** Title of that page. */
  readonly title: string;
  /** Id and text of the heading above the mention; absent before the first heading. */
  readonly section?: { readonly id: string; readonly title: string };
  /** Game and id of the term mentioned. */
  readonly game: string;
  readonly to: string;
}

/**
 * Who links to each term: `game/id` → its mentions, one a page (the first), in the order of the mentions given.
 * Terms without a mention are absent.
 */
export const backlinks = (mentions: readonly Mention[]): ReadonlyMap<string, Mention[]> => {
  const byTerm = new Map<string, Map<string, Mention>>();
  for (const mention of mentions) {
    const term = `${mention.game}/${mention.to}`;
    const pages = byTerm.get(term) ?? new Map<string, Mention>();
    byTerm.set(term, pages);
    if (!pages.has(mention.from)) pages.set(mention.from, mention);
  }
  return new Map([...byTerm].map(([term, pages]) => [term, [...pages.values()]]));
};
