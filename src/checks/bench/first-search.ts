/**
 * Part of `npm run bench`: the first search of a reader on a slow phone, from the tap on its door to the first hit in sight; a
 * term, and a whole question with the one after it.
 */
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { isSettled, SLOW_4G } from '../browser/slow-network.ts';
import { DIST } from '../site/built-site.ts';
import { median, type Table } from './figures.ts';
import { serve, type Sent, type Site } from './serve.ts';
import { SLOWER } from './paint.ts';

/** Where the search is, and what answers. */
interface Parts {
  readonly door: string;
  readonly field: string;
  readonly hit: string;
  /** Whether time begins with the last letter, not with the tap: a question is long to type. */
  readonly isTimedFromLetters?: boolean;
}
const TERM: Parts = { door: '.thumb [data-search]', field: '.search-dialog input', hit: '.search-dialog .hits a' };
const FROM = '/arkham/terms/weakness/';
const QUERY = 'безысходность';
/** Where places answer a whole question. */
const QUESTION: Parts = { ...TERM, hit: '.search-dialog .place a', isTimedFromLetters: true };
const FIRST_QUESTION = 'сколько карт напарники могут подкинуть мне на проверку';
const NEXT_QUESTION = 'как вылечить ужас у союзника';
const SEARCHES = 5;

/** A hit in sight: milliseconds since the tap, and since 1970. */
interface Hit {
  readonly took: number;
  readonly at: number;
}
/** What the first hit had to wait for: what was asked for a round trip before it, or earlier. */
type Search = Sent & { readonly took: number };

/** Runs in the page before anything else does: types as soon as there is a field after the tap, and looks for a hit. */
const watch = ({ door, field, hit, query, isTimedFromLetters }: Parts & { readonly query: string }): void => {
  const seen: { took?: number; at?: number } = {};
  Reflect.set(globalThis, 'firstSearch', seen);
  let start: number | undefined;
  let isTyped = false;
  const look = () => {
    if (start === undefined || seen.took !== undefined) return;
    const input = document.querySelector<HTMLInputElement>(field);
    if (input !== null && !isTyped) {
      isTyped = true;
      if (isTimedFromLetters === true) start = performance.now();
      input.value = query;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (document.querySelector(hit) === null) requestAnimationFrame(look);
    else {
      const now = performance.now();
      seen.at = performance.timeOrigin + now;
      seen.took = now - start;
    }
  };
  const begin = (event: Event) => {
    if (start !== undefined || (event.target as Element).closest(door) === null) return;
    start = performance.now();
    requestAnimationFrame(look);
  };
  // A finger is over the door before it is down.
  for (const sign of ['pointerover', 'pointerdown']) addEventListener(sign, begin, { capture: true });
};

/** In the page: milliseconds from the last letter of another question to its first place. */
const askAgain = async ({ field, hit, query }: Parts & { readonly query: string }): Promise<number> => {
  const input = document.querySelector<HTMLInputElement>(field)!;
  const before = document.querySelector(hit);
  const start = performance.now();
  input.value = query;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  while (document.querySelector(hit) === before) await new Promise(requestAnimationFrame);
  return performance.now() - start;
};

/** A search, and what the next one costs where it is given. */
const searchOnce = async (
  browser: Browser,
  site: Site,
  parts: Parts,
  { query, next }: { readonly query: string; readonly next?: string },
): Promise<readonly Search[]> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch, { ...parts, query });
    await page.goto(site.at(FROM), { waitUntil: 'networkidle' });
    await isSettled(page);
    site.sent();
    await page.locator(parts.door).first().tap();
    const { took, at } = await hitOn(page);
    const first = { took, ...site.sent(at - SLOW_4G.latency) };
    if (next === undefined) return [first];
    await isSettled(page);
    site.sent();
    const tookNext = await page.evaluate(askAgain, { ...parts, query: next });
    return [first, { took: tookNext, ...site.sent() }];
  } finally {
    await context.close();
  }
};

const hitOn = async (page: Page): Promise<Hit> => {
  const read = () => {
    const seen = Reflect.get(globalThis, 'firstSearch') as Partial<Hit>;
    return seen.took === undefined ? undefined : seen;
  };
  return (await (await page.waitForFunction(read, undefined, { timeout: 60_000 })).jsonValue()) as Hit;
};

/** The searches take turns. */
export const firstSearchTable = async (): Promise<Table> => {
  const site = await serve(DIST, new Map(), 'br');
  const searched = [
    { names: ['a term'], parts: TERM, asked: { query: QUERY } },
    {
      names: ['a whole question', 'the next question'],
      parts: QUESTION,
      asked: { query: FIRST_QUESTION, next: NEXT_QUESTION },
    },
  ];
  const browser = await launchChromium();
  const searches = searched.map((): (readonly Search[])[] => []);
  for (let turn = 0; turn < SEARCHES; turn += 1)
    for (const [i, { parts, asked }] of searched.entries())
      searches[i]!.push(await searchOnce(browser, site, parts, asked));
  await browser.close();
  site.stop();
  return {
    title: 'First search',
    about: `From a page of a term, on a slow 4G and a processor ${SLOWER}× slower: from the tap on the search to the first hit, the words typed as soon as there is a field; of a question from its last letter; the middle of ${SEARCHES}, in turns; brotli, as the server of the site sends it.`,
    columns: ['search', 'time', 'requests', 'bytes after brotli'],
    rows: searched.flatMap(({ names }, i) =>
      names.map((name, part) => {
        const of = (figure: keyof Search) => median(searches[i]!.map((one) => one[part]![figure]));
        return [name, `${of('took').toFixed(0)} ms`, String(of('requests')), `${(of('bytes') / 1024).toFixed(1)} KB`];
      }),
    ),
  };
};
