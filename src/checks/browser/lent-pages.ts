/**
 * Pages that one test after another plays on: a new context and its process cost more than most tests. Between two
 * tests a page is made as good as new; one that a test has built something into is closed instead.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

/** A file of the site that runs no script and keeps nothing: from there storage is emptied. */
const BARE = '/robots.txt';

const SCREEN = { width: 1280, height: 900 };

/** What builds something into a page or its context that stays, by its name. */
const STAYING = {
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setExtraHTTPHeaders',
    'setOffline',
  ],
} as const;

/** A page on loan. */
export interface LentPage {
  readonly page: Page;
  /** Errors of the page since it was lent. */
  readonly errors: readonly string[];
  /** Gives it back when the work is done; one that was played to an error is closed. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A page between two tests. */
interface Idle {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly isSpent: () => boolean;
}

/** Calls back when one of the named methods is called. */
const heed = (object: object, names: readonly string[], hear: () => void): void => {
  for (const name of names) {
    const method = Reflect.get(object, name) as (...given: unknown[]) => unknown;
    Reflect.set(object, name, (...given: unknown[]) => {
      hear();
      return method.apply(object, given);
    });
  }
};

/** How a page is made. */
interface Making {
  readonly options: BrowserContextOptions;
  /** Runs in each document before its own scripts. */
  readonly first: (() => void) | undefined;
}

const makePage = async (browser: Browser, { options, first }: Making): Promise<Idle> => {
  const context: BrowserContext = await browser.newContext({ viewport: SCREEN, ...options });
  if (first !== undefined) await context.addInitScript(first);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  let isSpent = false;
  const spend = () => {
    isSpent = true;
  };
  heed(page, STAYING.page, spend);
  heed(context, STAYING.context, spend);
  heed(page.clock, STAYING.clock, spend);
  page.once('crash', spend);
  return { page, tools, isSpent: () => isSpent };
};

/** Leaves what stands on the page, and forgets all that it has kept. */
const cleanse = async ({ page, tools }: Idle, origin: string): Promise<void> => {
  await page.mouse.move(-1, -1);
  await page.goto(`${origin}${BARE}`, { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.send('Page.resetNavigationHistory');
};

/** Lends pages of a browser that shows the site at `origin`. */
export const lendPages = (origin: string) => {
  const idle = new Map<string, Idle[]>();
  return async (browser: Browser, options: BrowserContextOptions, first?: () => void): Promise<LentPage> => {
    // What a page can change stands apart from what its context is made for.
    const { viewport = SCREEN, colorScheme = 'light', reducedMotion = 'no-preference', ...fixed } = options;
    const kind = `${JSON.stringify(fixed)} ${String(first)}`;
    const known = idle.get(kind)?.pop();
    const lent = known?.page.context().browser() === browser ? known : await makePage(browser, { options, first });
    const { page } = lent;
    if (lent === known) {
      if (JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport) && viewport !== null)
        await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme, reducedMotion });
    }
    const errors: string[] = [];
    const forget = new Set<() => void>();
    // What a test listens to ends with it; Playwright's own listeners stay.
    const wrapped = ['on', 'once'].map((name) => {
      const listen = Reflect.get(page, name) as (this: void, event: never, hear: never) => Page;
      Reflect.set(page, name, (event: never, hear: never) => {
        forget.add(() => page.off(event, hear));
        return Reflect.apply(listen, page, [event, hear]) as Page;
      });
      return [name, listen] as const;
    });
    page.on('pageerror', (e) => errors.push(e.message));
    page.on('crash', () => errors.push('the page has crashed'));
    page.on('console', (m) => {
      if (m.type() === 'error') errors.push(m.text());
    });
    const close = () => page.context().close();
    const giveBack = async () => {
      for (const end of forget) end();
      Object.assign(page, Object.fromEntries(wrapped));
      if (lent.isSpent() || page.isClosed() || page.context().pages().length !== 1) return close();
      await cleanse(lent, origin);
      idle.set(kind, [...(idle.get(kind) ?? []), lent]);
    };
    return { page, errors, giveBack, close };
  };
};
