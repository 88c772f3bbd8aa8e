/** The built site on nginx, by the configuration of the project, on a port of this machine alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../build/compress.ts';
import { DIST, PROJECT } from '../site/built-site.ts';
import { freePort } from './engines/programs.ts';
import { eventually } from './eventually.ts';
import { installFromDebian, onThePath } from './find-program.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CONFIGURATION = readFileSync(join(PROJECT, 'deploy/nginx.conf'), 'utf8');
/** Quick to make; the best takes minutes. */
const EFFORT = { brotli: 1, gzip: 1 };
/** Ports that are tried: between the moment one is found free and the start of the server another program may take it. */
const MOST_PORTS = 3;

export interface Nginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const isInstalled = () => onThePath(['nginx']) !== undefined && existsSync(BROTLI);
/** Whether nginx and its module are there, or could be installed. */
export const hasNginx = (): boolean => isInstalled() || (installFromDebian(PACKAGES) && isInstalled());

/** Replaces what the configuration says of its surroundings. */
const configFor = (root: string, port: number): string =>
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

/**
 * Starts nginx with what is laid out, on a port that is free.
 * @throws where it ends before it answers, on every port
 */
const startAt = async (root: string, left = MOST_PORTS) => {
  const port = await freePort();
  writeFileSync(join(root, 'site.conf'), configFor(root, port));
  const running = spawn(onThePath(['nginx'])!, ['-p', root, '-c', join(root, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  running.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await eventually(async () => {
      if (running.exitCode === null) await fetch(origin);
    });
  } catch (error) {
    running.kill('SIGKILL');
    throw error;
  }
  if (running.exitCode === null) return { running, origin };
  if (left > 1) return startAt(root, left - 1);
  throw new Error(`nginx ended with ${running.exitCode}: ${said.trim()}`);
};

/** Starts nginx with the site, compressed. */
export const serveByNginx = async (): Promise<Nginx> => {
  const root = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(root, 'logs'));
  await layOut(root);
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
  const { running, origin } = await startAt(root);
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
