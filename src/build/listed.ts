/** Which pages the sitemap names. */

interface GameStatus {
  readonly id: string;
  readonly data: { readonly status: string };
}

/**
 * Whether a whole address is that of a page for readers: those of a planned game are there for its authors.
 *
 * @param games reads the games
 * @param base the path of the site on its host
 */
export const isListed =
  (games: () => readonly GameStatus[], base: string) =>
  (address: string): boolean => {
    const path = new URL(address).pathname.slice(base.replace(/\/$/, '').length);
    return !games().some(({ id, data }) => data.status === 'planned' && path.startsWith(`/${id}/`));
  };
