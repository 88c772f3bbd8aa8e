/** Part of `npm run bench`: a built site as a static host serves it, packed, with what it sends counted. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileBehind } from '../site/built-site.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
/** Packed already, as Pagefind writes them. */
const isPacked = (path: string): boolean => /\.(?:pf_\w+|pagefind|wasm|png|woff2)$/.test(path);

/** What went over the line. */
export interface Sent {
  readonly requests: number;
  /** Bytes of bodies as they are packed. */
  readonly bytes: number;
}

export interface Site {
  readonly at: (path: string) => string;
  /** What was asked for since the last call, up to a moment (milliseconds since 1970). */
  readonly sent: (until?: number) => Sent;
  readonly stop: () => void;
}

/** How a host packs what it sends: as any does, or as ours sends what `npm run compress` has made. */
const PACKINGS = { gzip: gzipSync, br: brotliCompressSync } as const;

/** Serves a folder, and further pages by their paths. */
export const serve = async (
  folder: string,
  more: ReadonlyMap<string, string> = new Map(),
  packing: keyof typeof PACKINGS = 'gzip',
): Promise<Site> => {
  // The best quality of brotli takes longer than the line.
  const packed = new Map<string, Buffer>();
  const packedOf = (pathname: string, found: string | Buffer): Buffer => {
    const body = packed.get(pathname) ?? PACKINGS[packing](found);
    packed.set(pathname, body);
    return body;
  };
  let asked: { readonly at: number; readonly bytes: number }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = fileBehind(folder, pathname);
    const found = more.get(pathname) ?? (file === undefined ? undefined : readFileSync(file));
    const page = pathname.endsWith('/') ? TYPES['.html'] : undefined;
    const body = isPacked(pathname) ? (found ?? '') : packedOf(pathname, found ?? '');
    asked.push({ at: Date.now(), bytes: body.length });
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': TYPES[extname(pathname)] ?? page ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
      ...(isPacked(pathname) ? {} : { 'content-encoding': packing }),
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    at: (path) => `http://127.0.0.1:${bound.port}${path}`,
    sent: (until = Infinity) => {
      const counted = asked.filter(({ at }) => at <= until);
      asked = [];
      return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    stop: () => void server.close(),
  };
};
