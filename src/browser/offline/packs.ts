/** Packs on the device, each in a cache of its own; the last entry marks the cache as complete. */
import { parseFile, parseHead, parseSheets, typeOf, type PackHead, type PackOffer } from '../../lib/pack.ts';
import { siteAddress } from '../site.ts';

/** What every game needs: the home page, the search, the scripts. It is kept as long as any game is. */
const SITE = 'site';

/** A pack saved on the device. */
export interface SavedPack extends PackHead {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The path of the site is part of the name, because a host may serve other sites, or this one twice. */
const ours = (): string => `pravilarium ${new URL(siteAddress('/')).pathname} `;
const prefixOf = (pack: string): string => `${ours()}${pack} `;
const WHOLE = 'whole';

const cachesThat = async (begin: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(begin));
const cachesOf = (pack: string): Promise<readonly string[]> => cachesThat(prefixOf(pack));
const deleteAll = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await caches.delete(name);
};

/** The saved pack; undefined where it is missing or incomplete. */
export const savedPack = async (pack: string): Promise<SavedPack | undefined> => {
  for (const name of await cachesOf(pack)) {
    const whole = await (await caches.open(name)).match(siteAddress(`/offline/${pack}/${WHOLE}`));
    if (whole !== undefined) return (await whole.json()) as SavedPack;
  }
  return undefined;
};

/**
 * What the site offers to save, by pack. Never from the browser's cache, because saving needs the network anyway.
 * @throws where there is no network
 */
export const offeredPacks = async (): Promise<Readonly<Record<string, PackOffer>>> => {
  const response = await fetch(siteAddress('/offline/packs.json'), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`packs.json: ${response.status}`);
  return (await response.json()) as Record<string, PackOffer>;
};

/** Calls `hear` with each line of a compressed text as it arrives. */
const eachLine = async (packed: ReadableStream<Uint8Array>, hear: (line: string) => Promise<void>): Promise<void> => {
  const bytes = packed.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
  const reader = bytes.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let begun = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const [first, ...others] = value!.split('\n');
    begun += first;
    for (const next of others) {
      await hear(begun);
      begun = next;
    }
  }
};

/** How a pack is saved. */
interface Saving {
  /** Called with the share of the pack that has arrived, from 0 to 1. */
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Fetches a pack into a cache without marking it complete. @returns its head */
const fetchPack = async (pack: string, cache: Cache, { progress, signal }: Saving): Promise<PackHead> => {
  const response = await fetch(siteAddress(`/offline/${pack}.pack`), { cache: 'no-cache', signal });
  if (!response.ok || response.body === null) throw new Error(`${pack}: ${response.status}`);
  let head: PackHead | undefined;
  let sheets: readonly string[] | undefined;
  let files = 0;
  await eachLine(response.body, async (line) => {
    if (head === undefined) {
      head = parseHead(line);
      return;
    }
    if (sheets === undefined) {
      sheets = parseSheets(line);
      return;
    }
    const { path, text } = parseFile(line, sheets);
    const headers = { 'content-type': typeOf(path) ?? 'text/plain; charset=utf-8' };
    await cache.put(siteAddress(`/${path}`), new Response(text, { headers }));
    files += 1;
    progress(files / head.files);
  });
  if (head === undefined || files !== head.files) throw new Error(`${pack}: ${files} files came`);
  return head;
};

/** Saves a pack; the former one is deleted once all of it has arrived, an incomplete one at once. */
const savePack = async (pack: string, saving: Saving): Promise<void> => {
  const before = await cachesOf(pack);
  const at = Date.now();
  const name = `${prefixOf(pack)}${at}`;
  try {
    const cache = await caches.open(name);
    const head = await fetchPack(pack, cache, saving);
    const saved: SavedPack = { ...head, at };
    await cache.put(siteAddress(`/offline/${pack}/${WHOLE}`), Response.json(saved));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await deleteAll(before);
};

/**
 * Saves a game and, where it is missing or has changed, what every game needs; starts the service worker.
 * @throws where the network fails, the device refuses or has no room, or the reader has stopped it
 */
export const saveGame = async (game: string, saving: Saving): Promise<void> => {
  const [site, offered] = [await savedPack(SITE), await offeredPacks()];
  if (site?.version !== offered[SITE]?.version) await savePack(SITE, { ...saving, progress: () => {} });
  await savePack(game, saving);
  // A request, not a condition: browsers short of space evict unpersisted sites first.
  void navigator.storage?.persist?.();
  await navigator.serviceWorker.register(siteAddress('/sw.js'));
};

/** Removes everything that was saved, and the worker that answers with it. */
export const removeAll = async (): Promise<void> => {
  await deleteAll(await cachesThat(ours()));
  await (await navigator.serviceWorker.getRegistration(siteAddress('/')))?.unregister();
};

/** Removes a game from the device, and with the last game what all of them need. */
export const removeGame = async (game: string): Promise<void> => {
  await deleteAll(await cachesOf(game));
  const site = await cachesOf(SITE);
  if ((await cachesThat(ours())).length === site.length) await removeAll();
};
