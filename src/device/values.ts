/** Small values that stay on the device as JSON. Where storage is refused or damaged, nothing is kept and nothing breaks. */
import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Keeps a value; where the device refuses, it lives as long as the page. */
export const store = (key: string, value: unknown): void => void writeStorage(key, JSON.stringify(value));

/** The value kept under a key; undefined where there is none or it cannot be read. */
export const stored = (key: string): unknown => {
  const kept = readStorage(key);
  if (kept === 'refused' || kept.text === null) return undefined;
  try {
    return (JSON.parse(kept.text) as unknown) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Removes what is kept under a key. */
export { removeStorage as forget };
