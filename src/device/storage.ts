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
/** Removes what is kept under a key. */
export const removeStorage = (key: string): void => {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Refused: there is nothing to remove.
  }
};
/**
 * What the device keeps under a key. A record that lies under the key of former days is read there and moved, once; it
 * stays where it is as long as the device has no room for it elsewhere.
 */
export const readMoved = (key: string, formerly?: string): ReturnType<typeof readStorage> => {
  const kept = readStorage(key);
  if (formerly === undefined || kept === 'refused' || kept.text !== null) return kept;
  const old = readStorage(formerly);
  if (old !== 'refused' && old.text !== null && writeStorage(key, old.text)) removeStorage(formerly);
  return old;
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
