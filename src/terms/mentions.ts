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

/** Where a term is mentioned: one line a page (its first mention), in the order of the mentions given. */
export const backlinksOf = (mentions: readonly Mention[], game: string, id: string): Mention[] => {
  const first = new Map<string, Mention>();
  for (const m of mentions) if (m.game === game && m.to === id && !first.has(m.from)) first.set(m.from, m);
  return [...first.values()];
};
