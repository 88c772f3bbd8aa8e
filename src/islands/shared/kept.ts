/** Where a calculator keeps its state: the address of the page and the device's storage. */

const PREFIX = 'pravilarium.';

/** The name of a record in the device's storage. */
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

/** A state in the storage; where the browser refuses, there is none. */
export const readKept = (key: string): string | undefined => {
  const kept = readStorage(key);
  return kept === 'refused' ? undefined : (kept.text ?? undefined);
};

/** The address with some fields replaced; those of another calculator on the page stay. */
export const withFields = (search: string, fields: readonly string[], query: string): string => {
  const params = new URLSearchParams(search);
  for (const field of fields) params.delete(field);
  for (const [field, value] of new URLSearchParams(query)) params.set(field, value);
  return params.toString();
};

/** Keeps a state in the address and in the storage, as far as the browser lets. */
export const keep = (key: string, fields: readonly string[], query: string): void => {
  try {
    history.replaceState(
      history.state,
      '',
      `${location.pathname}?${withFields(location.search, fields, query)}${location.hash}`,
    );
  } catch {
    /* too many changes of the address in a short time: the next one will do */
  }
  // Where the storage refuses, the address holds the state all the same.
  writeStorage(key, query);
};

/** Copies a text; tells how it went. */
export const copyText = async <W extends string>(text: string, what: W): Promise<W | 'refused'> => {
  try {
    await navigator.clipboard.writeText(text);
    return what;
  } catch {
    return 'refused';
  }
};
