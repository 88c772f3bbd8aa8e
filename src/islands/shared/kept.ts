/** Where a calculator keeps its state: the address of the page and the device's storage. */
import type { Copied } from './Answer.tsx';

const PREFIX = 'pravilarium.';

/** Storage may be refused by the browser; then there is none. */
export const readKept = (key: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
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
    history.replaceState(history.state, '', `${location.pathname}?${withFields(location.search, fields, query)}${location.hash}`);
  } catch { /* too many changes of the address in a short time: the next one will do */ }
  try {
    localStorage.setItem(PREFIX + key, query);
  } catch { /* refused or full: the address holds the state all the same */ }
};

/** Copies a text; tells how it went. */
export const copyText = async (text: string, what: Copied): Promise<Copied> => {
  try {
    await navigator.clipboard.writeText(text);
    return what;
  } catch {
    return 'refused';
  }
};
