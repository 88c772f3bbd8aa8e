/** What a page keeps in `sessionStorage` for a return by «Back». Where that is denied, the page opens anew. */
import { storageKey } from './storage.ts';

/** Keeps a text for a return to this page. */
export const keepForReturn = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(storageKey(key), `${location.pathname} ${text}`);
  } catch {
    // Access denied: the page will open anew.
  }
};

/** Takes and removes the text kept for this page; undefined where there is none. */
export const takeOnReturn = (key: string): string | undefined => {
  try {
    const left = sessionStorage.getItem(storageKey(key)) ?? '';
    const here = `${location.pathname} `;
    if (!left.startsWith(here)) return undefined;
    sessionStorage.removeItem(storageKey(key));
    return left.slice(here.length);
  } catch {
    return undefined;
  }
};

/** Removes what is kept for all pages. */
export const forgetReturns = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
  } catch {
    // Access denied: nothing was kept.
  }
};
