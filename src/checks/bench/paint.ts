/**
 * Part of `npm run bench`: each kind of page on a slow 4G and a processor four times slower, served with gzip; reading
 * pages beside their own bare text, which no page can beat.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { isSettled, visit, type Visit } from '../browser/slow-network.ts';
import { KINDS_OF_PAGE } from '../browser/stage.ts';
import { DIST, elements, fileBehind, readSite, textOf, type BuiltPage } from '../site/built-site.ts';

const SLOWER = 4;
/** Visits of which the middle one is told. */
const VISITS = 5;
const READING = [
  'chapter',
  'chapter with a table',
  'term',
  'long term',
  'term with a table',
  'memo',
  'contents',
] as const;
const BARE = '/bare';
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

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

/** The built site as a static host serves it, and further pages by their paths. */
const serve = async (more: ReadonlyMap<string, string>) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = fileBehind(DIST, pathname);
    const body = more.get(pathname) ?? (file === undefined ? undefined : readFileSync(file));
    const type = TYPES[extname(pathname)] ?? (pathname.endsWith('/') ? TYPES['.html']! : 'application/octet-stream');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(body ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return { at: (path: string) => `http://127.0.0.1:${bound.port}${path}`, stop: () => void server.close() };
};

/** The middle of several visits, number by number. */
const middleVisit = async (browser: Browser, address: string): Promise<Visit> => {
  const visits: Visit[] = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, address, { slower: SLOWER }, isSettled));
  const middle = (of: 'largestPaint' | 'shift' | 'blocked' | 'requests') =>
    visits.map((one) => one[of]).sort((a, b) => a - b)[VISITS >> 1]!;
  return {
    largestPaint: middle('largestPaint'),
    shift: middle('shift'),
    blocked: middle('blocked'),
    requests: middle('requests'),
    moved: [],
  };
};

/** Rows of a table: largest paint, beside that of the bare text where the page is for reading; shift, blocking, requests. */
export const paintFigures = async (): Promise<[string, string][]> => {
  const pages = new Map(readSite(DIST).map((page) => [page.path, page]));
  const bare = READING.map((kind): [string, string] => {
    const path = KINDS_OF_PAGE[kind];
    return [`${BARE}${path}`, bareText(pages.get(path)!)];
  });
  const server = await serve(new Map(bare));
  const browser = await launchChromium();
  const rows: [string, string][] = [];
  for (const [kind, path] of Object.entries(KINDS_OF_PAGE)) {
    const one = await middleVisit(browser, server.at(path));
    const isReading = (READING as readonly string[]).includes(kind);
    const text = isReading ? (await middleVisit(browser, server.at(`${BARE}${path}`))).largestPaint : undefined;
    const beside = text === undefined ? '' : `, ${(one.largestPaint / text).toFixed(2)} of the bare text`;
    rows.push([
      `${kind}, slow 4G, processor ${SLOWER}× slower`,
      `painted at ${one.largestPaint.toFixed(0)} ms${beside}; shift ${one.shift.toFixed(3)}, blocked ${one.blocked.toFixed(0)} ms, ${one.requests} requests`,
    ]);
  }
  await browser.close();
  server.stop();
  return rows;
};
