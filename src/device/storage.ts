/** What stays on the device, as texts by name. A browser may refuse it: that is an answer, never an error. */

/** A host may serve other sites beside this one: their records are not ours. */
const PREFIX = 'pravilarium.';
/** The name of a record as the browser knows it. */
export const storageKey = (key: string): string => PREFIX + key;

/** What the device keeps under a key, `null` for nothing; `refused` where it lets nobody ask. */
export const readStorage = (key: string): { readonly text: string | null } | 'refused' => {
  try {
    return { text: localStorage.getItem(storageKey(key)) };
  } catch {
    return 'refused';
  }
};
/** Keeps a text on the device; false where it refuses or is full. */
export const writeStorage = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(storageKey(key), text);
    return true;
  } catch {
    return false;
  }
};
