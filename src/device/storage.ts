/** `localStorage` as texts by name. Where the browser refuses it, the caller gets a value, never an exception. */

/** Keeps our records apart from those of other sites on the same host. */
const PREFIX = 'pravilarium.';
/** The name of a record in `localStorage`. */
export const storageKey = (key: string): string => PREFIX + key;

/** The text under a key, `null` where there is none; `refused` where the browser denies access. */
export const readStorage = (key: string): { readonly text: string | null } | 'refused' => {
  try {
    return { text: localStorage.getItem(storageKey(key)) };
  } catch {
    return 'refused';
  }
};
/** All records of the site by their keys; undefined where the browser denies access. */
export const allRecords = (): Readonly<Record<string, string>> | undefined => {
  try {
    const ours = Object.entries<string>({ ...localStorage }).filter(([name]) => name.startsWith(PREFIX));
    return Object.fromEntries(ours.map(([name, text]) => [name.slice(PREFIX.length), text]));
  } catch {
    return undefined;
  }
};
/** Removes all records of the site. */
export const eraseRecords = (): void => Object.keys(allRecords() ?? {}).forEach(removeStorage);
/** Removes what is kept under a key. */
export const removeStorage = (key: string): void => {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Access denied: nothing was kept.
  }
};
/**
 * The text under a key. A record under the former key is moved to the present one; while the device has no room for
 * that, it is read where it is.
 */
export const readMoved = (key: string, formerly?: string): ReturnType<typeof readStorage> => {
  const kept = readStorage(key);
  if (formerly === undefined || kept === 'refused' || kept.text !== null) return kept;
  const old = readStorage(formerly);
  if (old !== 'refused' && old.text !== null && writeStorage(key, old.text)) removeStorage(formerly);
  return old;
};
/** Writes a text; false where the device refuses or is full. */
export const writeStorage = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(storageKey(key), text);
    return true;
  } catch {
    return false;
  }
};
