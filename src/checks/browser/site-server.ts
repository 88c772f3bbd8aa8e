/** The built site, served on this machine as a static host serves it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Asked for by browsers unbidden. */
const ICON = '/favicon.ico';

/** What pages of others may read. */
const OPEN = /^\/terms(?:-[a-z]+)?\.json$/;

export interface SiteServer {
  /** Scheme, host and port: `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** What was asked for and is not there, since the last time of asking. */
  readonly takeMissing: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** What is served besides the built files. */
interface Additions {
  /** Further pages by their paths, as HTML. */
  readonly pages?: { readonly [path: string]: string };
  /** HTML that goes first in the head of each page. */
  readonly head?: string;
  /** A path that is asked for and never answered. */
  readonly silent?: string;
  /** The header `cache-control`: by default kept and revalidated, as most hosts send it. */
  readonly cache?: 'no-cache' | 'no-store';
}

/** A response as it travels, and the tag that it is known by. */
interface Body {
  readonly body: Buffer;
  readonly tag: string;
}
const bodyFrom = (whole: string | Buffer): Body => ({
  body: gzipSync(whole, { level: 1 }),
  tag: `"${createHash('sha1').update(whole).digest('base64url')}"`,
});

const statusOf = (isMissing: boolean, isKnown: boolean): number => {
  if (isMissing) return 404;
  return isKnown ? 304 : 200;
};

/** Starts to serve a built site. */
export const serveSite = async (
  dist: string,
  { pages = {}, head = '', silent, cache = 'no-cache' }: Additions = {},
): Promise<SiteServer> => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`No site is built in ${dist}: run npm run build first.`);
  let missing: readonly string[] = [];
  const fileOf = (path: string): string | undefined => {
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const bodies = new Map<string, Body>();
  /** Made once, for many ask for the same. */
  const bodyOf = (name: string, read: () => Buffer): Body => {
    const isPage = name.endsWith('.html') || name in pages;
    const whole = () =>
      isPage
        ? read()
            .toString()
            .replace('<head>', () => `<head>${head}`)
        : read();
    const known = bodies.get(name) ?? bodyFrom(whole());
    bodies.set(name, known);
    return known;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    if (path === silent) return;
    // Chromium asks for it on a page that names no icon, such as a redirect, and would tell of its 404 at any time.
    if (path === ICON) return void response.writeHead(204).end();
    const own = pages[path];
    const file = fileOf(path);
    const isMissing = own === undefined && file === undefined;
    if (isMissing) missing = [...missing, path];
    const shown = file ?? join(dist, '404.html');
    const { body, tag } =
      own === undefined ? bodyOf(shown, () => readFileSync(shown)) : bodyOf(path, () => Buffer.from(own));
    const isKnown = !isMissing && request.headers['if-none-match'] === tag;
    response.writeHead(statusOf(isMissing, isKnown), {
      'content-type': own === undefined ? (TYPES[extname(shown)] ?? 'application/octet-stream') : TYPES['.html'],
      'content-encoding': 'gzip',
      'cache-control': cache,
      // As `public/_headers` has it.
      ...(OPEN.test(path) && { 'access-control-allow-origin': '*' }),
      etag: tag,
    });
    response.end(isKnown ? undefined : body);
  }).listen(0, '127.0.0.1');
  // A browser may ask once more over a connection just as it is closed for idleness.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    takeMissing: () => {
      const taken = missing;
      missing = [];
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
