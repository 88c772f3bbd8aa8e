import { fileURLToPath } from 'node:url';
import { relative, sep } from 'node:path';
import { paths } from '../../lib/url.ts';

/** The place of a prose file on the site, from its name: `content/<game>/<folder>/<id>.mdx`. */
export interface ProsePage {
  readonly file: string;
  readonly game: string;
  /** Path of the page from the site's root. */
  readonly path: string;
  /** Id of the term whose own page this is, if it is one. */
  readonly ownTerm?: string;
}

/** The place of a file under `content/`; undefined for any other file. */
export const placeOf = (root: string, fileURL: URL | undefined): ProsePage | undefined => {
  if (fileURL === undefined) return undefined;
  const file = relative(root, fileURLToPath(fileURL)).split(sep).join('/');
  const match = /^content\/([^/]+)\/(?:(terms|rules)\/)?([^/]+)\.mdx$/.exec(file);
  if (match === null) return undefined;
  const [, game = '', folder, id = ''] = match;
  if (folder === 'terms') return { file, game, path: paths.term(game, id), ownTerm: id };
  return { file, game, path: folder === 'rules' ? paths.chapter(game, id) : paths.memo(game) };
};
