/** The ways in which players ask for a line, as the content says them: `content/<game>/asked.yaml`. */
import type { Asked } from '../../schemas/site/asked.ts';
import type { Passage } from './passage.ts';
import { WAYS, type Line } from './units.ts';

/**
 * The name of a place in the table: `terms/doom/` is `doom`, `rules/enemies/#spawn` is `rules/enemies#spawn`; a page of one
 * part keeps its slash, so that a calculator is no term: `test/`.
 */
const askedName = (place: string): string =>
  place.startsWith('terms/')
    ? place.slice('terms/'.length, -1)
    : place.replace('/#', '#').replace(/(?<=\/[^/]+)\/$/, '');

/** The number of the line that begins with some words; −1 where there is none. */
const lineAt = (lines: readonly Line[], begins: string): number =>
  lines.findIndex(({ kind, says }) => kind !== 'head' && kind !== 'heading' && says.startsWith(begins));

/** A passage with the ways of asking behind each of its lines. */
export const withAsked = (passage: Passage, table: Asked = {}): Passage => {
  const asked = table[askedName(passage.place)];
  if (asked === undefined) return passage;
  const ways = new Map<number, string[]>();
  for (const [begins, questions] of Object.entries(asked)) {
    const at = lineAt(passage.lines, begins);
    ways.set(at, [...(ways.get(at) ?? []), ...questions]);
  }
  const lines = passage.lines.flatMap((line, at): readonly Line[] => {
    const questions = ways.get(at);
    return questions === undefined ? [line] : [line, { kind: 'asked', says: questions.join(WAYS) }];
  });
  return { ...passage, lines };
};

/** What a table names and the passages do not have. */
export type LostAsked = { readonly place: string; readonly begins?: string };
/** The places and lines of a table that are not there. */
export const lostAsked = (passages: readonly Passage[], table: Asked): readonly LostAsked[] => {
  const lines = new Map(passages.map((passage) => [askedName(passage.place), passage.lines]));
  return Object.entries(table).flatMap(([place, asked]): readonly LostAsked[] => {
    const there = lines.get(place);
    if (there === undefined) return [{ place }];
    return Object.keys(asked)
      .filter((begins) => lineAt(there, begins) < 0)
      .map((begins) => ({ place, begins }));
  });
};
