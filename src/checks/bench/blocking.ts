/**
 * What tasks hold a page, by the time that its thread was at work: what else the machine was at meanwhile is not in it. A
 * processor that is made slower spends its delays as work, more of them the busier the machine is; so a page is visited
 * at full speed, and its times are multiplied.
 */
import type { Browser, Page } from 'playwright-core';
import { SLOW_4G } from '../browser/slow-network.ts';

/** What a trace tells of its events, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** How long the thread was at work in it. */
  readonly tdur?: number;
  readonly args?: { readonly beginData?: { readonly url?: string } };
}

/** Milliseconds that a task may take before a thumb feels it. */
const UNFELT = 50;

/**
 * Milliseconds that the tasks of a page hold it beyond 50 each.
 *
 * @param address what the address of the page begins with, by which its thread is known
 * @param slower how much slower the processor is thought to be
 */
export const blockedIn = (trace: readonly TraceEvent[], address: string, slower: number): number => {
  const own = trace.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(address) === true,
  );
  if (own === undefined) throw new Error(`The trace tells nothing of ${address}.`);
  const tasks = trace.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === own.pid && tid === own.tid,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace tells no time of the thread.');
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - UNFELT), 0);
};

/** Visits a page once on a slow network. @param settled waits until the page has nothing more to do */
export const blockingOf = async (
  browser: Browser,
  address: string,
  slower: number,
  settled: (page: Page) => Promise<void>,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await page.goto(address);
    await settled(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return blockedIn(traceEvents, new URL('/', address).href, slower);
  } finally {
    await context.close();
  }
};
