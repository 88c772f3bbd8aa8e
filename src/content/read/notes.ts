/** The notes of pages on the sources: where the rules are silent, where they err. */
import type { Page } from './corpus.ts';

/** A note with its place. */
export interface SourceNote {
  readonly kind: 'gap' | 'erratum';
  /** Its own title, or the title of its section. */
  readonly title: string;
  /** The title of the page. */
  readonly page: string;
  /** The page and the heading above the note: `/hellboy/terms/trade/#when`. */
  readonly path: string;
}

const HEADING_OR_NOTE =
  /^#{2,6}\s+(?<heading>.*?)\s*\[#(?<id>[a-z0-9-]+)\]\s*$|^<(?<mark>Gap|Erratum)(?: title="(?<title>[^"]*)")?>/gm;

/** The notes of a page in reading order. */
export const notesOf = ({
  path,
  body,
  data,
}: Pick<Page<{ readonly title: string }>, 'path' | 'body' | 'data'>): readonly SourceNote[] => {
  const notes: SourceNote[] = [];
  let [above, at]: [string, string] = [data.title, path];
  for (const { groups = {} } of body.matchAll(HEADING_OR_NOTE)) {
    const { heading, id, mark, title } = groups;
    if (mark === undefined) [above, at] = [heading!, `${path}#${id!}`];
    else notes.push({ kind: mark === 'Gap' ? 'gap' : 'erratum', title: title ?? above, page: data.title, path: at });
  }
  return notes;
};
