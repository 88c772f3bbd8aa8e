import { removeValue, saveValue, loadValue } from '../../device/values.ts';

const KEY = 'recent';
const KEPT = 6;

/** The last queries that led somewhere, newest first; they stay on the device. */
export const recentQueries = (): string[] => {
  const list = loadValue(KEY);
  return Array.isArray(list) ? list.filter((q) => typeof q === 'string').slice(0, KEPT) : [];
};

/** Remembers a query that led somewhere. */
export const rememberQuery = (query: string): void => {
  const text = query.trim();
  if (text !== '') saveValue(KEY, [text, ...recentQueries().filter((q) => q !== text)].slice(0, KEPT));
};

/** Forgets all queries. */
export const forgetQueries = (): void => removeValue(KEY);
