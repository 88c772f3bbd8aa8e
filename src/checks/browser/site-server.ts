/** The built site, served on this machine as a static host serves it. */
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
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

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
  /** HTML that stands first in the head of each page. */
  readonly head?: string;
}

/** Starts to serve a built site. */
export const serveSite = async (dist: string, { pages = {}, head = '' }: Additions = {}): Promise<SiteServer> => {
  let missing: readonly string[] = [];
  const fileOf = (path: string): string | undefined => {
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const bodies = new Map<string, Buffer>();
  /** A response as it travels; pressed once, for many ask for the same. */
  const bodyOf = (name: string, read: () => Buffer): Buffer => {
    const isPage = name.endsWith('.html') || name in pages;
    const whole = () =>
      isPage
        ? read()
            .toString()
            .replace('<head>', () => `<head>${head}`)
        : read();
    const body = bodies.get(name) ?? gzipSync(whole(), { level: 1 });
    bodies.set(name, body);
    return body;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const own = pages[path];
    const file = fileOf(path);
    const isMissing = own === undefined && file === undefined;
    if (isMissing) missing = [...missing, path];
    const shown = file ?? join(dist, '404.html');
    const body = own === undefined ? bodyOf(shown, () => readFileSync(shown)) : bodyOf(path, () => Buffer.from(own));
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': own === undefined ? (TYPES[extname(shown)] ?? 'application/octet-stream') : TYPES['.html'],
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
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
