/** `/changes/feed.xml`: what is new as an Atom feed; a site that does not know its address has none. */
import type { APIRoute } from 'astro';
import { paths, wholeUrl } from '../../lib/url.ts';
import { newsDays } from '../_data/news.ts';

export const getStaticPaths = () => (import.meta.env.SITE === undefined ? [] : [{ params: { feed: 'feed' } }]);

const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SPECIAL[sign]!);
const timeOf = (date: string): string => `${date}T00:00:00Z`;

export const GET: APIRoute = ({ site }) => {
  const days = newsDays();
  const entries = days.flatMap((day) => day.entries);
  const page = wholeUrl(paths.news(), site);
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    '<title>Правилариум: что нового</title>',
    `<id>${page}</id>`,
    `<link href="${page}"/>`,
    `<link rel="self" href="${wholeUrl(paths.newsFeed(), site)}"/>`,
    `<updated>${timeOf(days[0]?.date ?? '1970-01-01')}</updated>`,
    '<author><name>Правилариум</name></author>',
    ...entries.map(({ id, date, title, says, was }) =>
      [
        '<entry>',
        `<title>${escapeXml(was === undefined ? title : `Исправлено: ${title}`)}</title>`,
        `<id>${wholeUrl(paths.news(id), site)}</id>`,
        `<link href="${wholeUrl(paths.news(id), site)}"/>`,
        `<updated>${timeOf(date)}</updated>`,
        `<summary>${escapeXml(was === undefined ? says : `${was} ${says}`)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
