/**
 * Pages that one test after another plays on: a new context and its process cost more than most tests. Between two
 * tests a page is made as good as new; one that a test has built something lasting into is closed instead.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';
import { SLOW_4G } from './slow-network.ts';

/** A page that runs no script and keeps nothing: from there storage is emptied. */
const BARE = '/bare/';
/**
 * The pages that are served for it. It names an icon: Chromium asks for the icon of a page without one when it pleases,
 * and its 404 was heard by the next test.
 */
export const BARE_PAGES = { [BARE]: '<!doctype html><title>bare</title><link rel="icon" href="data:,">' };

const SCREEN = { width: 1280, height: 900 };

/** By how much the processor of all pages is slowed: what passes at 6 waits for all that it reads. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** What builds something into a page or its context that stays, by its name. */
const STAYING = {
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  page: ['exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setExtraHTTPHeaders',
  ],
} as const;

/** A page on loan. */
export interface LentPage {
  readonly page: Page;
  /** Errors of the page since it was lent. */
  readonly errors: readonly string[];
  /** Ends the slowness of the network. */
  readonly hurry: () => Promise<void>;
  /** Gives it back when the work is done; one that was played to an error is closed. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A page between two tests. */
interface Idle {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly isSpent: () => boolean;
  /** Of a context, before its calls were watched. */
  readonly grantPermissions: BrowserContext['grantPermissions'];
}

type Method = (...given: unknown[]) => unknown;

/** Calls back with what one of the named methods answers, each time it is called; ends with what it hands back. */
const heed = (object: object, names: readonly string[], hear: (answer: unknown) => void): (() => void) => {
  const methods = names.map((name) => {
    const method = Reflect.get(object, name) as Method;
    Reflect.set(object, name, (...given: unknown[]) => {
      const answer = method.apply(object, given);
      hear(answer);
      return answer;
    });
    return [name, method] as const;
  });
  return () => void Object.assign(object, Object.fromEntries(methods));
};

/** What cannot be changed in a context once it is made. */
type Kind = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile'>;

const makePage = async (browser: Browser, kind: Kind): Promise<Idle> => {
  const context = await browser.newContext({ viewport: SCREEN, ...kind });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  if (SLOWER > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const grantPermissions = context.grantPermissions.bind(context);
  let isSpent = false;
  const spend = () => {
    isSpent = true;
  };
  heed(page, STAYING.page, spend);
  heed(context, STAYING.context, spend);
  heed(page.clock, STAYING.clock, spend);
  page.once('crash', spend);
  return { page, tools, isSpent: () => isSpent, grantPermissions };
};

/** Makes a page what its test asks for. */
const dress = async ({ page, tools, grantPermissions }: Idle, options: Omit<BrowserContextOptions, keyof Kind>) => {
  const {
    viewport,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    javaScriptEnabled = true,
    bypassCSP = false,
    permissions = [],
    ...unknown
  } = options;
  if (Object.keys(unknown).length > 0) throw new Error(`No lent page knows ${Object.keys(unknown).join(', ')}.`);
  const { width, height } = viewport ?? SCREEN;
  const now = page.viewportSize()!;
  if (now.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await Promise.all([
    page.emulateMedia({ media: null, colorScheme, reducedMotion }),
    tools.send('Emulation.setScriptExecutionDisabled', { value: !javaScriptEnabled }),
    tools.send('Page.setBypassCSP', { enabled: bypassCSP }),
    ...(permissions.length > 0 ? [grantPermissions(permissions)] : []),
  ]);
};

/** Leaves the page and clears all that it has kept. */
const cleanse = async ({ page, tools }: Idle, origin: string): Promise<void> => {
  await page.mouse.move(-1, -1);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    page.context().setOffline(false),
    page.context().clearPermissions(),
    tools.send('Emulation.setScriptExecutionDisabled', { value: false }),
  ]);
  // What a calculator has yet to keep it keeps now; when it is left, that could come after the storage is emptied.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.goto(`${origin}${BARE}`, { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.send('Page.resetNavigationHistory');
};

/** What a page is lent for besides the options of its context. */
export interface Loan {
  /** Run in each document of the page before its own scripts. */
  readonly first?: readonly (() => void)[];
  /** The page comes as it does the first time over a slow network; `hurry` ends that. */
  readonly isSlow?: boolean;
}

const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Lends pages of a browser that shows the site at `origin`, where `BARE_PAGES` are served too. */
export const lendPages = (origin: string) => {
  const idle = new Map<string, Idle[]>();
  return async (
    browser: Browser,
    options: BrowserContextOptions,
    { first = [], isSlow = false }: Loan,
  ): Promise<LentPage> => {
    const { hasTouch = false, isMobile = false, ...rest } = options;
    const kind = { hasTouch, isMobile };
    const made = JSON.stringify(kind);
    const known = idle.get(made)?.pop();
    const lent = known?.page.context().browser() === browser ? known : await makePage(browser, kind);
    const { page } = lent;
    await dress(lent, rest);
    const errors: string[] = [];
    /** What is taken back before the next test. */
    const undo: (() => unknown)[] = [];
    // What a test listens to ends with it; Playwright's own listeners stay.
    for (const name of ['on', 'once'] as const) {
      const listen = page[name].bind(page) as (event: never, hear: never) => Page;
      const wrap = (event: never, hear: never) => {
        undo.push(() => page.off(event, hear));
        return listen(event, hear);
      };
      Object.assign(page, { [name]: wrap });
      undo.push(() => Object.assign(page, { [name]: listen }));
    }
    const scripts: ReturnType<Page['addInitScript']>[] = [];
    undo.push(heed(page, ['addInitScript'], (script) => scripts.push(script as ReturnType<Page['addInitScript']>)));
    for (const script of first) await page.addInitScript(script);
    page.on('pageerror', (e) => errors.push(e.message));
    page.on('crash', () => errors.push('the page has crashed'));
    page.on('console', (m) => {
      if (m.type() === 'error') errors.push(`${m.text()} ${m.location().url}`.trim());
    });
    if (isSlow) {
      await lent.tools.send('Network.clearBrowserCache');
      await lent.tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    }
    const hurry = async () => void (await lent.tools.send('Network.emulateNetworkConditions', FAST));
    const close = () => page.context().close();
    const giveBack = async () => {
      for (const step of undo.toReversed()) step();
      if (lent.isSpent() || page.isClosed() || page.context().pages().length !== 1) return close();
      for (const script of scripts) await (await script).dispose();
      if (isSlow) await hurry();
      await cleanse(lent, origin);
      idle.set(made, [...(idle.get(made) ?? []), lent]);
    };
    return { page, errors, hurry, giveBack, close };
  };
};
