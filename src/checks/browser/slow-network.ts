/** Pages on a slow network and a slow processor: when they stand, what moves in them, what they ask for. */
import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

/** A slow 4G as throttled page tests of the field use it: a round trip, bytes a second each way. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 } as const;

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

/** Runs in the page before anything else does. */
const watch = (): void => {
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

/** A reader on a slow network, whose device keeps nothing between two visits. */
export interface SlowReader {
  /** @param settled waits until the page has nothing more to do */
  readonly visit: (address: string, settled: (page: Page) => Promise<void>) => Promise<Visit>;
  readonly leave: () => Promise<void>;
}

/** How a reader's device differs: a processor so many times slower, a screen so many CSS pixels wide. */
interface Device {
  readonly slower: number;
  readonly width?: number;
}

export const slowReader = async (browser: Browser, { slower, width = 360 }: Device): Promise<SlowReader> => {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
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
  await page.addInitScript(watch);
  return {
    visit: async (address, settled) => {
      await page.goto('about:blank');
      await tools.send('Network.clearBrowserCache');
      await tools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
      requests = 0;
      await page.goto(address);
      await settled(page);
      const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as Omit<Visit, 'requests'>);
      return { ...seen, requests };
    },
    leave: () => context.close(),
  };
};

/** Visits a page once, in a context of its own. */
export const visit = async (
  browser: Browser,
  address: string,
  device: Device,
  settled: (page: Page) => Promise<void>,
): Promise<Visit> => {
  const reader = await slowReader(browser, device);
  try {
    return await reader.visit(address, settled);
  } finally {
    await reader.leave();
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
