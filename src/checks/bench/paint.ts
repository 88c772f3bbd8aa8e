/**
 * Part of `npm run bench`: each kind of page on a slow 4G and a processor four times slower, served with gzip; reading
 * pages compared with the same words as bare text, which no page can beat. They take turns, visit by visit, so that the
 * rest of the machine slows both alike.
 */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { isSettled, visit, type Visit } from '../browser/slow-network.ts';
import { KINDS_OF_PAGE } from '../browser/page-kinds.ts';
import { DIST, elements, readSite, textOf, type BuiltPage } from '../site/built-site.ts';
import { blockingOf } from './blocking.ts';
import { median, type Table } from './figures.ts';
import { serve, type Site } from './serve.ts';

/** How much slower than this machine the processor is made. */
export const SLOWER = 4;
/** Visits to reading pages, whose times are compared, and to each of the many others. */
const VISITS = { reading: 5, others: 3 } as const;
const READING = [
  'chapter',
  'chapter with the widest table',
  'term',
  'longest term',
  'term with the widest table',
  'memo',
  'contents',
] as const;
const BARE = '/bare';

/** The words of a page as plain headings and paragraphs: no styles, no script, no links. */
const bareText = ({ tree }: BuiltPage): string => {
  const main = [...elements(tree)].find(({ element }) => element.tagName === 'main')!.element;
  const blocks = [...elements(main)].flatMap(({ element }) => {
    const { tagName } = element;
    if (!/^(?:h[1-4]|p|li|td|th)$/.test(tagName)) return [];
    return `<${tagName[0] === 'h' ? tagName : 'p'}>${textOf(element).replaceAll('<', '&lt;')}`;
  });
  return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>.</title>${blocks.join('\n')}`;
};

/** A page on a site. */
interface PageOnSite {
  readonly site: Site;
  readonly path: string;
}
/** A visit, and what it brought over the line. */
type Seen = Visit & { readonly bytes: number };

const visitOnce = async (browser: Browser, { site, path }: PageOnSite): Promise<Seen> => {
  site.sent();
  const seen = await visit(browser, site.at(path), { slower: SLOWER }, isSettled);
  return { ...seen, bytes: site.sent().bytes };
};

type Figure = 'largestPaint' | 'shift' | 'requests' | 'bytes';
type Middle = { readonly [figure in Figure]: number };

/** What several visits come to, to each of some places, in turns, number by number. */
const middleVisits = async (
  browser: Browser,
  visits: number,
  places: readonly PageOnSite[],
): Promise<readonly Middle[]> => {
  const seen = places.map((): Seen[] => []);
  for (let turn = 0; turn < visits; turn += 1)
    for (const [i, place] of places.entries()) seen[i]!.push(await visitOnce(browser, place));
  return seen.map((turns) => {
    const of = (figure: Figure) => median(turns.map((one) => one[figure]));
    return {
      // Of times the least: the cost of the page alone, without the rest of the machine.
      // A bare page may settle before its paint is reported: skip that visit.
      largestPaint: Math.min(...turns.map((one) => one.largestPaint).filter((ms) => ms > 0)),
      shift: of('shift'),
      requests: of('requests'),
      bytes: of('bytes'),
    };
  });
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const how = (visits: number): string =>
  `Slow 4G (a round trip of 562 ms, 180 KB/s), processor ${SLOWER}× slower, 360 px, gzip; ${visits} visits, in turns: of times the least, of all else the middle.`;

/** Reading pages compared with bare text. */
export const readingTable = async (): Promise<Table> => {
  const pages = new Map(readSite(DIST).map((page) => [page.path, page]));
  const bare = READING.map((kind): [string, string] => {
    const path = KINDS_OF_PAGE[kind]!;
    return [`${BARE}${path}`, bareText(pages.get(path)!)];
  });
  const ours = await serve(DIST, new Map(bare));
  const browser = await launchChromium();
  const rows: string[][] = [];
  for (const kind of READING) {
    const path = KINDS_OF_PAGE[kind]!;
    const [own, text] = await middleVisits(browser, VISITS.reading, [
      { site: ours, path },
      { site: ours, path: `${BARE}${path}` },
    ]);
    rows.push([
      kind,
      `${own!.largestPaint.toFixed(0)} ms`,
      `${text!.largestPaint.toFixed(0)} ms`,
      (own!.largestPaint / text!.largestPaint).toFixed(2),
      `${kilobytes(own!.bytes)}, ${own!.requests} requests`,
    ]);
  }
  await browser.close();
  ours.stop();
  return {
    title: 'Largest paint of reading pages',
    about: how(VISITS.reading),
    columns: ['page', 'ours', 'bare text', 'ratio', 'in all'],
    rows,
  };
};

/** All other kinds of page: when they are drawn, what moves, what blocks, what they ask for. */
export const pagesTable = async (): Promise<Table> => {
  const site = await serve(DIST);
  const browser = await launchChromium();
  const rows: string[][] = [];
  for (const [kind, path] of Object.entries(KINDS_OF_PAGE)) {
    if ((READING as readonly string[]).includes(kind)) continue;
    const [one] = await middleVisits(browser, VISITS.others, [{ site, path }]);
    const blocked: number[] = [];
    for (let turn = 0; turn < VISITS.others; turn += 1)
      blocked.push(await blockingOf(browser, site.at(path), SLOWER, isSettled));
    rows.push([
      kind,
      `${one!.largestPaint.toFixed(0)} ms`,
      one!.shift.toFixed(3),
      `${median(blocked).toFixed(0)} ms`,
      String(one!.requests),
      kilobytes(one!.bytes),
    ]);
  }
  await browser.close();
  site.stop();
  return {
    title: 'Calculators and other pages',
    about: `${how(VISITS.others)} Blocked is what tasks hold the page beyond 50 ms each, by the work of its thread.`,
    columns: ['page', 'largest paint', 'layout shift', 'blocked', 'requests', 'in all'],
    rows,
  };
};
