/** A real browser and the built site served on this machine, shared by the tests of one file. */
import { after, before } from 'node:test';
import { preview } from 'astro';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PROJECT } from '../site/built-site.ts';
import { launchChromium } from './launch-chromium.ts';

/** What a test file plays on. */
export interface Stage {
  /** The address of a page of the site. */
  readonly address: (path: string) => string;
  /** Opens a page in a fresh context and closes it when the work is done; errors of the page fail the test, but for the expected. */
  readonly open: <T>(
    path: string,
    options: BrowserContextOptions,
    work: (page: Page) => Promise<T>,
    also?: { readonly expected?: RegExp },
  ) => Promise<T>;
}

/** Starts the server and the browser before the tests of the file and stops them after. */
export const stage = (): Stage => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof preview>>;
  before(async () => {
    process.env.ASTRO_TELEMETRY_DISABLED = '1';
    server = await preview({ root: PROJECT, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
    browser = await launchChromium();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
  const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  return {
    address,
    open: async (path, options, work, { expected } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const errors: string[] = [];
      try {
        const page = await context.newPage();
        page.on('pageerror', (e) => errors.push(e.message));
        page.on('console', (m) => {
          if (m.type() === 'error') errors.push(m.text());
        });
        await page.goto(address(path));
        const result = await work(page);
        const unexpected = errors.filter((e) => expected === undefined || !expected.test(e));
        if (unexpected.length > 0) throw new Error(`${path}: ${unexpected.join('; ')}`);
        return result;
      } finally {
        await context.close();
      }
    },
  };
};

/** One page of each kind. */
export const KINDS_OF_PAGE = {
  home: '/',
  about: '/about/',
  search: '/search/',
  'all terms': '/terms/',
  game: '/arkham/',
  contents: '/arkham/rules/',
  chapter: '/arkham/rules/round/',
  'chapter with a chart': '/arkham/rules/skill-tests/',
  glossary: '/arkham/terms/',
  term: '/arkham/terms/attack-of-opportunity/',
  'long term': '/arkham/terms/weakness/',
  memo: '/arkham/memo/',
  calculator: '/arkham/odds/',
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
  'stack sandbox': '/foursouls/stack/',
  'stack case': '/foursouls/stack/monster-death-steps/',
  'no such page': '/404.html',
} as const;
