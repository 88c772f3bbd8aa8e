/** A real browser and the built site served on this machine: those that all files of a process share. */
import { after } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DIST } from '../site/built-site.ts';
import { launchChromium } from './launch-chromium.ts';
import { BARE_PAGES, lendPages, type LentPage, type Loan } from './lent-pages.ts';
import { serveSite } from './site-server.ts';

/** What of a test differs from others. */
interface Also extends Loan {
  /** An error of the page that belongs to the test. */
  readonly expected?: RegExp;
}

/** What a test file plays on. */
export interface Stage {
  /** The address of a page of the site, once a page has been opened. */
  readonly address: (path: string) => string;
  /** The browser of the process. */
  readonly browser: () => Promise<Browser>;
  /** Opens a page as good as new, with nothing kept, and takes it back when the work is done; errors of the page fail the test, but for the expected. */
  readonly open: <T>(
    path: string,
    options: BrowserContextOptions,
    work: (page: Page, lent: LentPage) => Promise<T>,
    also?: Also,
  ) => Promise<T>;
}

/** Milliseconds that a page has to tell what it shows. */
const SIGHT = 5000;

/** Whether a browser still works; its loss is known a moment after what it breaks. */
const isAnswering = async (browser: Browser): Promise<boolean> => {
  try {
    await (await browser.newContext()).close();
    return true;
  } catch {
    return false;
  }
};

/** What a page showed when its test failed: a log is all that is left of a run elsewhere. */
const sightOf = async ({ page, errors }: LentPage): Promise<string> => {
  const sight = page.evaluate(() =>
    [
      `at ${location.href}`,
      `keeps ${Object.keys(localStorage).join(', ')}`,
      `shows ${document.querySelector('main')?.innerText.replace(/\s+/gu, ' ').slice(0, 300)}`,
    ].join('; '),
  );
  const late = setTimeout(SIGHT, 'it does not answer', { ref: false });
  return [await Promise.race([sight, late]).catch(String), ...errors].join('; ');
};

/** The site of the process, served from the first test that asks for it, and the pages that show it. */
let served: Promise<{ readonly stop: () => Promise<void>; readonly lend: ReturnType<typeof lendPages> }> | undefined;
let running: Promise<Browser> | undefined;
let origin = '';

const serve = async () => {
  const site = await serveSite(DIST, { pages: BARE_PAGES });
  origin = site.origin;
  return { stop: site.stop, lend: lendPages(origin) };
};
const browser = async (): Promise<Browser> => {
  await (served ??= serve());
  // The tests that come after a lost browser get another.
  if (running !== undefined && !(await running).isConnected()) running = undefined;
  return (running ??= launchChromium());
};
const open: Stage['open'] = async (path, options, work, { expected, ...loan } = {}) => {
  const used = await browser();
  const { lend } = await served!;
  let lent: LentPage | undefined;
  try {
    lent = await lend(used, options, loan);
    await lent.page.goto(`${origin}${path}`);
    const result = await work(lent.page, lent);
    const unexpected = lent.errors.filter((e) => expected === undefined || !expected.test(e));
    if (unexpected.length > 0) throw new Error(`${path}: ${unexpected.join('; ')}`);
    await lent.giveBack();
    return result;
  } catch (error) {
    if (await isAnswering(used)) {
      const sight = lent === undefined ? '' : await sightOf(lent);
      await lent?.close();
      throw error instanceof Error ? Object.assign(error, { page: sight }) : error;
    }
    running = undefined;
    throw new Error(`${path}: the connection to Chromium is lost: it crashed or was ended.`, { cause: error });
  }
};
const stop = async (): Promise<void> => {
  await (await running)?.close();
  await (await served)?.stop();
  running = undefined;
  served = undefined;
};

/** What is started for the tests of a file is stopped after the last of the process. */
export const stage = (): Stage => {
  after(stop);
  return { address: (path) => `${origin}${path}`, browser, open };
};
