/** The built site, served so that its pages tell what goes wrong in them, whatever the engine. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** The name under which a page keeps what went wrong in it; it outlives the step to the next page of the tab. */
export const KEPT_AS = 'what-went-wrong';

/** Runs in each page before anything else does. */
const listen = (name: string): void => {
  const note = (kind: string, what: unknown) => {
    const text = what instanceof Error ? `${what.message} ${what.stack ?? ''}` : String(what);
    const known = JSON.parse(sessionStorage.getItem(name) ?? '[]') as string[];
    sessionStorage.setItem(name, JSON.stringify([...known, `${location.pathname}: ${kind}: ${text}`]));
  };
  // Seen on the way down: what is missing (a script, a sheet) says so without bubbling.
  addEventListener(
    'error',
    (event) => {
      const target = event.target;
      if (target instanceof Element) note('not loaded', target.outerHTML);
      else note('error', event.error ?? event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => note('unhandled rejection', event.reason));
  const say = console.error;
  console.error = (...words: readonly unknown[]) => {
    note('console.error', words.join(' '));
    say(...words);
  };
  const Thread = globalThis.Worker;
  globalThis.Worker = class extends Thread {
    constructor(...given: ConstructorParameters<typeof Thread>) {
      super(...given);
      this.addEventListener('error', (event) => note('error in a thread', event.message));
    }
  };
};

export interface SiteServer {
  readonly address: (path: string) => string;
  /** What was asked for and is not there, since the last time of asking. */
  readonly takeMissing: () => readonly string[];
  readonly stop: () => Promise<void>;
}
/**
 * Starts to serve a built site on this machine.
 * @param more further pages by their paths, as HTML
 */
export const serveSite = async (dist: string, more: { readonly [path: string]: string } = {}): Promise<SiteServer> => {
  let missing: readonly string[] = [];
  const fileOf = (path: string): string | undefined => {
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) && statSync(file).isFile() ? file : undefined;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const own = more[path];
    const file = fileOf(path);
    const isMissing = own === undefined && file === undefined;
    if (isMissing) missing = [...missing, path];
    const shown = file ?? join(dist, '404.html');
    const type = TYPES[extname(shown)] ?? 'application/octet-stream';
    response.writeHead(isMissing ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' });
    const body = own ?? readFileSync(shown);
    const script = `<script>(${String(listen)})(${JSON.stringify(KEPT_AS)})</script>`;
    response.end(type.startsWith('text/html') ? body.toString().replace('<head>', () => `<head>${script}`) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: (path) => `http://127.0.0.1:${bound.port}${path}`,
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
