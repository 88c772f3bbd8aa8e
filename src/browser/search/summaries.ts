/**
 * The short answer of the first hit, from the file that the previews use. It is asked for after the hits are shown, so
 * the answer itself waits for nothing and costs no more.
 */
import type { SearchTerm } from '../../search/index-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { playsLater } from './later-editions.ts';
import { siteAddress } from '../site.ts';

/** The file of a game: of the edition that the reader plays by. */
const fileOf = (game: string): string => `/${game}/definitions${playsLater(game) ? '-2' : ''}.json`;

/** What is known of each file: what it holds, or null where it could not be had. */
const known = new Map<string, Record<string, unknown> | null>();

/** The summary at hand; null where there is none, undefined where it is not loaded yet. */
export const summaryAtHand = ({ game, id }: SearchTerm): string | null | undefined => {
  const definitions = known.get(fileOf(game));
  if (definitions === undefined || definitions === null) return definitions;
  const summary = (definitions[id] as readonly unknown[] | undefined)?.[2];
  return typeof summary === 'string' ? summary : null;
};

/** Fetches the summaries of a game. Never rejects: without them the hits are what they were. */
export const fetchSummaries = async (game: string): Promise<void> => {
  const file = fileOf(game);
  try {
    known.set(file, (await fetchJson(siteAddress(file))) as Record<string, unknown> | null);
  } catch {
    known.set(file, null);
  }
};
