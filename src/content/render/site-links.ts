import { defineMdastPlugin } from 'satteri';
import { withBase } from '../../lib/url.ts';
import { nearestOf } from '../link/nearest.ts';
import type { Report } from './guard.ts';
import { lineOfNode } from './nodes.ts';

/** What an author may have meant by a path that leads nowhere; how a path is written, where it is written otherwise. */
const pathHint = (path: string, map: ReadonlyMap<string, unknown>): string => {
  const form = /^\/(?:.*\/)?$/u.test(path)
    ? ''
    : 'Путь пишется от корня сайта, с косой чертой на конце: /arkham/rules/round/.';
  const nearest = nearestOf(path, [...map.keys()]);
  const meant = nearest === undefined ? '' : `Может быть, ${nearest}?`;
  return [meant, form].filter((part) => part !== '').join(' ') || 'Сверьте путь с адресом страницы.';
};

/**
 * Checks links that authors wrote by hand and puts the base path before them.
 * @param map path of each page → ids of its headings
 * @param here path of the page itself, for links like `#ring`
 */
export const siteLinks = (map: ReadonlyMap<string, ReadonlySet<string>>, here: string, base: string, report: Report) =>
  defineMdastPlugin({
    name: 'site-links',
    options: { position: true },
    link(node, ctx) {
      if (/^https?:/.test(node.url)) return;
      // A calculator keeps its state behind a question mark.
      const [address = '', anchor] = node.url.split('#');
      const path = address.split('?')[0]!;
      const anchors = map.get(path === '' ? here : path);
      if (anchors === undefined)
        report('broken-link', lineOfNode(node), `Ссылка на ${node.url}: такой страницы нет.`, pathHint(path, map));
      else if (anchor !== undefined && !anchors.has(anchor))
        report(
          'broken-link',
          lineOfNode(node),
          `Ссылка на ${node.url}: на странице нет заголовка с id «${anchor}».`,
          `Есть: ${[...anchors].join(', ')}.`,
        );
      else if (path !== '') ctx.setProperty(node, 'url', withBase(base, node.url));
    },
  });
