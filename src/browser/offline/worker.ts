/**
 * The service worker, `sw.js` in the folder of the home page: answers with what the reader has saved on the device. Only
 * readers who have saved a game have it.
 */
import { answerFrom } from './answer.ts';

/** The globals of a service worker that are used here; TypeScript's library has either these or those of a page. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof Events>(kind: K, hear: (event: Events[K]) => void) => void;
}
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Asked {
  readonly request: Request;
  /** The response to a navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: Asked;
}
const worker = self as unknown as WorkerScope;

/** Milliseconds to wait for the network where a copy is saved, and how long after a timeout not to wait at all. */
const NETWORK_TIMEOUT = 2000;
const NETWORK_COOLDOWN = 30_000;

const { scope } = worker.registration;
/** Files with a hash in their names. */
const FOR_GOOD = [`${scope}_astro/`, `${scope}scripts/`];
const INSTEAD = `${scope}offline/`;

/** The time until which the network is not waited for. */
let silentUntil = 0;
const patience = (): Promise<void> =>
  new Promise((resolve) => {
    if (Date.now() < silentUntil || !navigator.onLine) resolve();
    else
      setTimeout(() => {
        silentUntil = Date.now() + NETWORK_COOLDOWN;
        resolve();
      }, NETWORK_TIMEOUT);
  });

/** The query of a calculator does not make another page. */
const savedAnswer = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreSearch: true });

const answer = ({ request, preloadResponse }: Asked): Promise<Response> =>
  answerFrom(
    {
      kept: () => savedAnswer(request.url.split('#')[0]!),
      fresh: async () => {
        const came = (await preloadResponse) ?? (await fetch(request));
        silentUntil = 0;
        return came;
      },
      instead: async () => (request.mode === 'navigate' ? savedAnswer(INSTEAD) : undefined),
      patience,
    },
    FOR_GOOD.some((folder) => request.url.startsWith(folder)),
  );

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event));
});
