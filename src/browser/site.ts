/** The address of a path of the site, base path included; every page names the base in the link of its brand. */
export const siteAddress = (path: string): string => base() + path.slice(1);

let known: string | undefined;
const base = (): string => (known ??= document.querySelector<HTMLAnchorElement>('a.brand')!.href);

/** The game the reader is in, if any. */
export const currentGame = (): string | undefined => document.documentElement.dataset.game;
