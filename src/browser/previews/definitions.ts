import { editionOf } from '../../device/edition.ts';
import { fetchJson } from '../fetch-json.ts';

/** The definitions of a game by the ids of its terms. */
export type Definitions = Record<string, readonly [title: string, en: string, summary: string, see: readonly string[]]>;
const loaded = new Map<string, Promise<Definitions>>();

/** The definitions of the game of a link; a failed load is tried again by the next call. */
export const definitionsFor = (href: string): Promise<Definitions> => {
  const address = new URL(`../../definitions${editionOf() === 2 ? '-2' : ''}.json`, href).href;
  const known = loaded.get(address) ?? (fetchJson(address) as Promise<Definitions>);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known;
};
