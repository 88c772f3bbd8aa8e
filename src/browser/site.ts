/** The address of a path of the site, base path included; every page names the base in the link of its brand. */
export const siteAddress = (path: string): string =>
  new URL(path.slice(1), document.querySelector<HTMLAnchorElement>('a.brand')!.href).href;

/** The game the reader is in, if any. */
export const currentGame = (): string | undefined => document.documentElement.dataset.game;
