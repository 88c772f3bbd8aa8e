import type { Mention } from './mentions.ts';

/** Statistics of the linker for one game. */
export interface Audit {
  readonly game: string;
  readonly terms: number;
  readonly forms: number;
  readonly pages: number;
  readonly links: number;
  /** Ids of terms that no page links to. */
  readonly orphans: readonly string[];
  /** Pages with the number of links on each, most first. */
  readonly perPage: readonly { readonly page: string; readonly links: number }[];
}

/** Counts the links of one game and lists the terms without any link to them. */
export const auditLinks = (
  game: string,
  terms: readonly { readonly id: string; readonly forms: readonly string[] }[],
  pages: readonly string[],
  mentions: readonly Mention[],
): Audit => {
  const own = mentions.filter((m) => m.game === game);
  const linked = new Set(own.map((m) => m.to));
  const perPage = pages
    .map((page) => ({ page, links: own.filter((m) => m.from === page).length }))
    .sort((a, b) => b.links - a.links);
  return {
    game,
    terms: terms.length,
    forms: terms.reduce((n, t) => n + t.forms.length, 0),
    pages: pages.length,
    links: own.length,
    orphans: terms.filter((t) => !linked.has(t.id)).map((t) => t.id),
    perPage,
  };
};
