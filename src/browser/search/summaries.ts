/**
 * The short answer of the first hit, from the file that the previews use. It is asked for after the hits are shown, so
 * the answer itself waits for nothing and costs no more.
 */
import type { SearchTerm } from '../../search/index-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { siteAddress } from '../site.ts';

/** What is known of each game: its file, or null where it could not be had. */
const known = new Map<string, Record<string, unknown> | null>();

/** The summary at hand; null where there is none, undefined where nobody has asked yet. */
export const summaryAtHand = ({ game, id }: SearchTerm): string | null | undefined => {
  const definitions = known.get(game);
  if (definitions === undefined || definitions === null) return definitions;
  const summary = (definitions[id] as readonly unknown[] | undefined)?.[2];
  return typeof summary === 'string' ? summary : null;
};

/** Fetches the summaries of a game. Never rejects: without them the hits are what they were. */
export const fetchSummaries = async (game: string): Promise<void> => {
  try {
    known.set(game, (await fetchJson(siteAddress(`/${game}/definitions.json`))) as Record<string, unknown> | null);
  } catch {
    known.set(game, null);
  }
};
