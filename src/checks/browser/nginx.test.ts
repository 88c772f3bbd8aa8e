/** The site on nginx, by deploy/nginx.conf: as compressed as it was built, with its headers, its 404 and its redirects. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DIST, PROJECT, readSite } from '../site/built-site.ts';
import { hasNginx, serveByNginx, type Nginx } from './nginx-server.ts';
import { PATIENCE } from './patience.ts';
import { stage } from './stage.ts';

const { browser } = stage();
const skip = hasNginx() ? false : 'nginx is not here: install nginx and libnginx-mod-http-brotli-static';
/** Requests of the load, and how many of them at once. */
const LOAD = { requests: 10_000, atOnce: 50 };

let nginx: Nginx;
before(async () => {
  if (skip === false) nginx = await serveByNginx();
});
after(() => nginx?.stop());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}
/** An answer as it comes, not unpacked, nothing followed. */
const ask = (path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(`${nginx.origin}${path}`, { headers, ...(agent && { agent }) }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });

/** The headers that `public/_headers` gives to a pattern of paths. */
const headersOf = (pattern: string): ReadonlyMap<string, string> => {
  const lines = readFileSync(join(PROJECT, 'public/_headers'), 'utf8').split('\n');
  const start = lines.indexOf(pattern) + 1;
  assert.ok(start > 0, pattern);
  const own = lines.slice(
    start,
    lines.findIndex((line, i) => i >= start && !line.startsWith('  ')),
  );
  return new Map(own.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)!.slice(1, 3) as [string, string]));
};
const bearsHeaders = async (path: string, pattern: string) => {
  const { headers } = await ask(path);
  for (const [name, value] of headersOf(pattern)) assert.equal(headers[name.toLowerCase()], value, `${path}: ${name}`);
};
const [script] = readSite(DIST)
  .map(({ html }) => /src="(\/scripts\/main[^"]+)"/.exec(html)?.[1])
  .filter((path) => path !== undefined);

test('headers are those of _headers', { skip }, async () => {
  for (const path of ['/', '/arkham/terms/doom/', '/nowhere/', script!]) await bearsHeaders(path, '/*');
  await bearsHeaders(script!, '/scripts/*');
  await bearsHeaders('/terms.json', '/terms.json');
  await bearsHeaders('/terms-arkham.json', '/terms-*');
  const page = await ask('/arkham/terms/doom/');
  assert.equal(page.headers['cache-control'], 'no-cache');
  assert.equal(page.headers['access-control-allow-origin'], undefined);
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal((await ask('/arkham/terms/doom/', { 'if-none-match': page.headers.etag! })).status, 304);
});

test('files come as they were compressed', { skip }, async () => {
  for (const path of ['/arkham/terms/doom/', '/terms.json', '/sw.js', script!]) {
    const [plain, zipped, brotli] = [
      await ask(path),
      await ask(path, { 'accept-encoding': 'gzip' }),
      await ask(path, { 'accept-encoding': 'gzip, br' }),
    ];
    assert.deepEqual(
      [plain, zipped, brotli].map(({ headers }) => headers['content-encoding']),
      [undefined, 'gzip', 'br'],
    );
    assert.ok(zipped.bytes < plain.bytes && brotli.bytes < plain.bytes, path);
  }
});

test('a missing page is the 404 page, a former address leads on, a folder gets its slash', { skip }, async () => {
  const missing = await ask('/arkham/terms/nowhere/');
  assert.deepEqual([missing.status, missing.bytes], [404, readFileSync(join(DIST, '404.html')).length]);
  const moved = readFileSync(join(DIST, '_redirects'), 'utf8').trimEnd().split('\n');
  assert.ok(moved.length >= 2);
  for (const line of moved) {
    const [from, to] = line.split(' ');
    const { status, headers } = await ask(from!);
    assert.deepEqual([status, headers.location], [301, to]);
  }
  assert.equal((await ask('/arkham')).headers.location, '/arkham/');
  for (const path of ['/_headers', '/_redirects']) assert.equal((await ask(path)).status, 404);
});

test('ten thousand requests, fifty at once, are all answered', { skip }, async (t) => {
  const agent = new Agent({ keepAlive: true, maxSockets: LOAD.atOnce });
  const paths = readSite(DIST)
    .filter(({ path }) => path.endsWith('/'))
    .map(({ path }) => path);
  const took: number[] = [];
  let [next, bytes] = [0, 0];
  const wrong: string[] = [];
  const reader = async () => {
    while (next < LOAD.requests) {
      const path = paths[next++ % paths.length]!;
      const begun = performance.now();
      const answer = await ask(path, { 'accept-encoding': 'br' }, agent);
      took.push(performance.now() - begun);
      bytes += answer.bytes;
      if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: LOAD.atOnce }, reader));
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const [half, late] = [0.5, 0.99].map((share) => took[Math.floor(share * took.length)]!.toFixed(1));
  t.diagnostic(
    `${took.length} answers, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s: ${(took.length / seconds).toFixed(0)} a second; half within ${half} ms, 99 % within ${late} ms`,
  );
  assert.deepEqual([wrong, took.length], [[], LOAD.requests]);
});

test('pages live under the policy of the header, and a saved game opens without the server', { skip }, async (t) => {
  const context = await (await browser()).newContext();
  context.setDefaultTimeout(PATIENCE);
  t.after(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of ['/', '/arkham/terms/doom/', '/search/?q=мана']) await page.goto(`${nginx.origin}${path}`);
  await page.goto(`${nginx.origin}/echo/battle/`);
  await page.locator('.c-calc[data-live=true]').waitFor();
  await page.goto(`${nginx.origin}/echo/`);
  await page.getByRole('button', { name: 'Сохранить игру' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /открывается без связи/ })
    .waitFor();
  assert.deepEqual(errors, []);
  await nginx.stop();
  await page.goto(`${nginx.origin}/echo/terms/`);
  await page.locator('.term-index li a').first().waitFor();
});
