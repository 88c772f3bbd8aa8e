/** `/robots.txt`: everything may be read; names the sitemap of a site that knows its address. */
import type { APIRoute } from 'astro';
import { wholeUrl } from '../lib/url.ts';

export const GET: APIRoute = ({ site }) => {
  const sitemap = site === undefined ? [] : [`Sitemap: ${wholeUrl('/sitemap-index.xml', site)}`];
  return new Response(['User-agent: *', 'Allow: /', ...sitemap, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
