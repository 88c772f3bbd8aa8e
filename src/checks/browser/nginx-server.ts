/** The built site on nginx, by the configuration of the project, on a port of this machine alone. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compressSite } from '../../build/compress.ts';
import { DIST, PROJECT } from '../site/built-site.ts';
import { installFromDebian, onThePath } from './find-program.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CONFIGURATION = readFileSync(join(PROJECT, 'deploy/nginx.conf'), 'utf8');
/** Quick to make; the best takes minutes. */
const EFFORT = { brotli: 4, gzip: 4 };
/** Milliseconds between two looks at a server that starts. */
const BETWEEN_LOOKS = 50;

export interface Nginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const isInstalled = () => onThePath(['nginx']) !== undefined && existsSync(BROTLI);
/** Whether nginx and its module are there, or could be installed. */
export const hasNginx = (): boolean => isInstalled() || (installFromDebian(PACKAGES) && isInstalled());

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Replaces what the configuration says of its surroundings. */
const placed = (root: string, port: number): string =>
  [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/www;', `root ${root}/www;`],
    ['include /srv/redirects.map;', `include ${root}/redirects.map;`],
  ].reduce((text, [from, to]) => {
    if (!text.includes(from!)) throw new Error(`deploy/nginx.conf no longer says “${from}”.`);
    return text.replace(from!, to!);
  }, CONFIGURATION);

/** The site as the Dockerfile lays it out. */
const layOut = async (root: string): Promise<void> => {
  cpSync(DIST, join(root, 'www'), { recursive: true });
  await compressSite(join(root, 'www'), EFFORT);
  const redirects = readFileSync(join(DIST, '_redirects'), 'utf8');
  writeFileSync(join(root, 'redirects.map'), redirects.replaceAll(/ 301$/gm, ';'));
};

/** Starts nginx with the site, compressed. */
export const serveByNginx = async (): Promise<Nginx> => {
  const root = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(root, 'logs'));
  await layOut(root);
  const port = await freePort();
  writeFileSync(join(root, 'site.conf'), placed(root, port));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  writeFileSync(
    join(root, 'nginx.conf'),
    `${user} load_module ${BROTLI}; pid ${root}/pid; error_log ${root}/logs/error.log; daemon off; worker_processes 1;
     events { worker_connections 256; }
     http { include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} include ${root}/site.conf; }`,
  );
  const program = onThePath(['nginx'])!;
  const settings = ['-p', root, '-c', join(root, 'nginx.conf')];
  execFileSync(program, ['-t', '-q', ...settings]);
  const running = spawn(program, settings, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(BETWEEN_LOOKS);
  return {
    origin,
    stop: async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
};
