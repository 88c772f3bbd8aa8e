/** Small values in `localStorage` as JSON. Where it is denied or damaged, nothing is kept and nothing breaks. */
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Writes a value; does nothing where the device refuses. */
export const saveValue = (key: string, value: unknown): void => void writeStorage(key, JSON.stringify(value));

/** The value under a key; undefined where there is none or it cannot be read. */
export const loadValue = (key: string): unknown => {
  const kept = readStorage(key);
  if (kept === 'refused' || kept.text === null) return undefined;
  try {
    return (JSON.parse(kept.text) as unknown) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Removes what is kept under a key. */
export { removeStorage as removeValue };
