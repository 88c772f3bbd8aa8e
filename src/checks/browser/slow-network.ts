/** Pages on a slow network and a slow processor: when they are drawn, what moves in them, what they ask for. */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

/** A slow 4G as throttled page tests of the field use it: a round trip, bytes a second each way. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 } as const;

/**
 * The sum of all shifts that a visit may have: half of what the field calls good. A table that comes in two parts over a slow
 * network moves its own cells by 0.024; a calculator that jumps moves far more.
 */
const MOST_SHIFT = 0.05;

/** What a visit comes to. */
export interface Visit {
  /** Milliseconds to the largest paint. */
  readonly largestPaint: number;
  /** The sum of all layout shifts without a press before them. */
  readonly shift: number;
  /** What moved, for whoever has to mend it. */
  readonly moved: readonly string[];
  readonly requests: number;
}

/** Keeps what is painted and what moves. Runs in the page before anything else does. */
export const watchPaint = (): void => {
  const seen = { largestPaint: 0, shift: 0, moved: [] as string[] };
  Reflect.set(globalThis, 'seen', seen);
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${[...node.classList].join('.')}` : (node?.nodeName ?? '?');
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    seen.shift += value;
    seen.moved.push(`${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  });
};

/** A reader's device: the factor by which its processor is slower. */
interface Device {
  readonly slower: number;
}

/** What moved on a page that bears `watchPaint`, and how much; its largest paint. */
const seenOn = (page: Page): Promise<Omit<Visit, 'requests'>> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as Omit<Visit, 'requests'>);

/** Visits a page once, in a context of its own, on a slow network. */
export const visit = async (
  browser: Browser,
  address: string,
  { slower }: Device,
  settled: (page: Page) => Promise<void>,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    let requests = 0;
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
    });
    await page.addInitScript(watchPaint);
    await page.goto(address);
    await settled(page);
    return { ...(await seenOn(page)), requests };
  } finally {
    await context.close();
  }
};

/** Calculators in sight are at work, and a frame has been drawn since. */
export const isSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr] > *')].every(
      (part) => part.getBoundingClientRect().top > innerHeight,
    ),
  );
  await page.waitForFunction(
    () => document.querySelector('main [data-live=false], .c-results [aria-busy=true]') === null,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Waits until a page that bears `watchPaint` is settled, and asserts that it has moved less than {@link MOST_SHIFT}. */
export const movesLittle = async (page: Page): Promise<void> => {
  await isSettled(page);
  const { shift, moved } = await seenOn(page);
  assert.ok(shift < MOST_SHIFT, `moved by ${shift.toFixed(3)} of ${MOST_SHIFT}: ${moved.join('; ')}`);
};
