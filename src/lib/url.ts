/**
 * Addresses inside the site.
 *
 * The site may live below a sub-path (a project page of GitHub Pages), so every address that a page prints goes
 * through {@link withBase}. Paths in content are written from the root of the site: `/arkham/rules/round/#ring`.
 */

/** Puts the base path before an address that starts at the site's root; `base` may or may not end with a slash. */
export const withBase = (base: string, path: string): string => {
  if (!path.startsWith('/')) throw new RangeError(`A path inside the site starts with “/”, got “${path}”.`);
  return base.replace(/\/$/, '') + path;
};

/** The address for a page of this build, base path included. */
export const url = (path: string): string => withBase(import.meta.env.BASE_URL, path);

/** The address of a path for other sites: whole where the site knows its own, else from the root of its host. */
export const wholeUrl = (path: string, site: URL | undefined): string =>
  site === undefined ? url(path) : new URL(url(path), site).href;

/** Paths of the site's pages, each ending with a slash, without the base. */
export const paths = {
  home: () => '/',
  about: () => '/about/',
  search: () => '/search/',
  offline: () => '/offline/',
  settings: () => '/settings/',
  /** What is new on the site, and as an Atom feed. */
  news: (id = '') => `/changes/${id === '' ? '' : `#${id}`}`,
  /** What other sites may take, and how. */
  developers: () => '/developers/',
  /** The index of terms of all games, or of one. */
  termFile: (game?: string) => (game === undefined ? '/terms.json' : `/terms-${game}.json`),
  embedScript: () => '/embed.js',
  newsFeed: () => '/changes/feed.xml',
  manifest: () => '/manifest.json',
  /** An icon of the home screen. */
  icon: (name: string) => `/icons/${name}.png`,
  /**
   * @param letters the page of the names that begin so, where they do not fit one page: see
   * `content/link/index-pages.ts`
   */
  allTerms: (letters = '') => `/terms/${letters === '' ? '' : `${letters}/`}`,
  game: (game: string) => `/${game}/`,
  rules: (game: string) => `/${game}/rules/`,
  chapter: (game: string, chapter: string, anchor?: string) =>
    `/${game}/rules/${chapter}/${anchor === undefined ? '' : `#${anchor}`}`,
  glossary: (game: string) => `/${game}/terms/`,
  term: (game: string, id: string) => `/${game}/terms/${id}/`,
  calculator: (game: string, id: string, query = '') => `/${game}/${id}/${query === '' ? '' : `?${query}`}`,
  /** A worked case of a calculator. */
  workedCase: (game: string, id: string, name: string) => `/${game}/${id}/${name}/`,
  /** Cards on which the publisher has answered. */
  cards: (game: string) => `/${game}/cards/`,
  /** What has changed in the rules and when. */
  changes: (game: string) => `/${game}/changes/`,
  /** The set-up, ticked off. */
  setup: (game: string, query = '') => `/${game}/setup/${query === '' ? '' : `?${query}`}`,
  /** The round at the table, step by step. */
  round: (game: string, query = '') => `/${game}/round/${query === '' ? '' : `?${query}`}`,
  memo: (game: string) => `/${game}/memo/`,
  /** The sources of a game, and where its rules are silent or wrong. */
  aboutText: (game: string) => `/${game}/about/`,
} as const;
