/** `/terms.json`: the bilingual term index for other sites and bots, documented on the About page. */
import type { APIRoute } from 'astro';
import { wholeUrl } from '../lib/url.ts';
import { termsOf } from './_data/terms.ts';

export const GET: APIRoute = ({ site }) => {
  const terms = termsOf();
  const index = terms.map(({ game, id, path, data }) => ({
    game,
    id,
    ru: data.title,
    en: data.en,
    aliases: data.aliases,
    kind: data.kind,
    since: data.since,
    url: wholeUrl(path, site),
    summary: data.summary,
  }));
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
