/** The bilingual index of terms for other sites and bots, described on the page for developers. */
import { paths, wholeUrl } from '../../lib/url.ts';
import { termsOf } from './terms.ts';

/** Another number when a field is gone or means something else; new fields come without one. */
export const TERMS_VERSION = 2;

/** The file of all games, or of one. */
export const termFile = (site: URL | undefined, game?: string): Response => {
  const file = {
    version: TERMS_VERSION,
    about: wholeUrl(paths.developers(), site),
    terms: termsOf(game).map(({ game: of, id, path, data }) => ({
      game: of,
      id,
      ru: data.title,
      en: data.en,
      aliases: data.aliases,
      kind: data.kind,
      since: data.since,
      url: wholeUrl(path, site),
      summary: data.summary,
    })),
  };
  return new Response(JSON.stringify(file), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
