/** A real browser and the built site served on this machine: those that all files of a run share, or a file's own. */
import { after, before } from 'node:test';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { DIST } from '../site/built-site.ts';
import { launchChromium } from './launch-chromium.ts';
import { lendPages, type LentPage } from './lent-pages.ts';
import { PATIENCE } from './patience.ts';
import { sharedWithThisFile } from './shared.ts';
import { serveSite } from './site-server.ts';

/** What of a test differs from others. */
interface Also {
  /** An error of the page that belongs to the test. */
  readonly expected?: RegExp;
  /** In a Chromium of its own, for what belongs to a whole browser: the clipboard. */
  readonly isAlone?: boolean;
  /** Runs in each document of the page before its own scripts. */
  readonly first?: () => void;
}

/** What a test file plays on. */
export interface Stage {
  /** The address of a page of the site. */
  readonly address: (path: string) => string;
  /** The browser of the file. */
  readonly browser: () => Promise<Browser>;
  /** Opens a page as good as new, with nothing kept, and takes it back when the work is done; errors of the page fail the test, but for the expected. */
  readonly open: <T>(
    path: string,
    options: BrowserContextOptions,
    work: (page: Page) => Promise<T>,
    also?: Also,
  ) => Promise<T>;
}

/** Connects to the Chromium of the run; where there is none, or it has gone, starts one. */
const browserOfRun = async (): Promise<Browser> => {
  const shared = sharedWithThisFile();
  if (shared === undefined) return launchChromium();
  try {
    return await chromium.connect(shared.browser, { timeout: PATIENCE });
  } catch (error) {
    console.error(`# The Chromium of the run does not answer (${String(error).split('\n')[0]}): starting another.`);
    return launchChromium();
  }
};

/** Whether a browser still works; its loss is known a moment after what it breaks. */
const isAnswering = async (browser: Browser): Promise<boolean> => {
  try {
    await (await browser.newContext()).close();
    return true;
  } catch {
    return false;
  }
};

/** Comes up before the tests of the file and is left or stopped after. */
export const stage = (): Stage => {
  let origin: string;
  let lend: ReturnType<typeof lendPages>;
  let stop: (() => Promise<void>) | undefined;
  let running: Promise<Browser> | undefined;
  const browser = async (): Promise<Browser> => {
    // The tests that come after a lost browser get another.
    if (running !== undefined && !(await running).isConnected()) running = undefined;
    return (running ??= browserOfRun());
  };
  before(async () => {
    const shared = sharedWithThisFile();
    if (shared === undefined) ({ origin, stop } = await serveSite(DIST));
    else origin = shared.site;
    lend = lendPages(origin);
    await browser();
  });
  after(async () => {
    await (await running)?.close();
    await stop?.();
  });
  const address = (path: string) => `${origin}${path}`;
  return {
    address,
    browser,
    open: async (path, options, work, { expected, isAlone = false, first } = {}) => {
      const used = await (isAlone ? launchChromium() : browser());
      let lent: LentPage | undefined;
      try {
        lent = await lend(used, options, first);
        await lent.page.goto(address(path));
        const result = await work(lent.page);
        const unexpected = lent.errors.filter((e) => expected === undefined || !expected.test(e));
        if (unexpected.length > 0) throw new Error(`${path}: ${unexpected.join('; ')}`);
        if (!isAlone) await lent.giveBack();
        return result;
      } catch (error) {
        if (await isAnswering(used)) {
          await lent?.close();
          throw error;
        }
        running = undefined;
        throw new Error(`${path}: the connection to Chromium is lost: it crashed or was ended.`, { cause: error });
      } finally {
        if (isAlone) await used.close();
      }
    },
  };
};

/** One page of each kind. */
export const KINDS_OF_PAGE = {
  home: '/',
  about: '/about/',
  search: '/search/',
  'without a network': '/offline/',
  'all terms': '/terms/',
  game: '/arkham/',
  contents: '/arkham/rules/',
  chapter: '/arkham/rules/round/',
  'chapter with a chart': '/arkham/rules/skill-tests/',
  glossary: '/arkham/terms/',
  term: '/arkham/terms/attack-of-opportunity/',
  'long term': '/arkham/terms/weakness/',
  'term of two editions': '/arkham/terms/alert/',
  'list of cards': '/arkham/cards/',
  'list of changes': '/arkham/changes/',
  memo: '/arkham/memo/',
  'round at the table': '/eldritch/round/',
  calculator: '/arkham/odds/',
  'calculator of the bag': '/arkham/bag/',
  'term with a table': '/arkham/terms/trauma/',
  'chapter with a table': '/arkham/rules/actions/',
  'chapter with a board': '/hellboy/rules/board/',
  'calculator of dice': '/hellboy/odds/',
  'calculator of combat': '/eldritch/combat/',
  'calculator of tests': '/eldritch/test/',
  'calculator of assets': '/eldritch/assets/',
  'map of ways': '/eldritch/map/',
  'deck of myths': '/eldritch/deck/',
  'calculator of battles': '/echo/battle/',
  'tracker of the day': '/echo/day/',
  'attack and decks': '/foursouls/odds/',
  'stack sandbox': '/foursouls/stack/',
  'stack by a link': '/foursouls/stack/?v=1&t=1_p13u-14a-12f-148_p13u-14a-12f-14c_mbrittle_z_1da&k=1',
  'stack case': '/foursouls/stack/monster-death-steps/',
  'no such page': '/404.html',
} as const;
