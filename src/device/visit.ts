/** What a visit keeps for its own way back: gone with the tab. Where storage is refused, the way back is the plain one. */
import { storageKey } from './storage.ts';

/** Leaves a text for this page, for whoever comes back to it. */
export const leaveForReturn = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(storageKey(key), `${location.pathname} ${text}`);
  } catch {
    // Refused: nothing waits.
  }
};

/** Takes what was left for this page, once; undefined where nothing was, or for another page. */
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
