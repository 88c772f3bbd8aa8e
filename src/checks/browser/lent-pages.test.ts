/** A page that was played on is as good as new for the next test, or another. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open } = stage();
const PAGE = '/arkham/terms/doom/';

/** Everything that a test might find of another. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    kept: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    entries: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrint: matchMedia('print').matches,
    built: Reflect.get(globalThis, 'built') as unknown,
    time: Date.now() > 1e12,
    active: document.activeElement === document.body,
  }));

/** What a test does to its page. */
const DEEDS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['nothing', () => Promise.resolve()],
  [
    'what the page keeps',
    (page) =>
      page.evaluate(() => {
        localStorage.setItem('a', '1');
        sessionStorage.setItem('a', '1');
        document.cookie = 'a=1';
        Reflect.set(globalThis, 'built', true);
        // Written when the page is left, as the calculators write.
        addEventListener('pagehide', () => localStorage.setItem('late', '1'));
      }),
  ],
  ['its way', (page) => page.evaluate(() => history.pushState(null, '', '#a'))],
  [
    'its looks',
    async (page) => {
      await page.setViewportSize({ width: 400, height: 400 });
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    },
  ],
  ['a script before all others', (page) => page.addInitScript(() => Reflect.set(globalThis, 'built', true))],
  [
    'its time',
    async (page) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
    },
  ],
  ['its requests', (page) => page.route('**/arkham/**', (route) => route.abort())],
  ['its network', (page) => page.context().setOffline(true)],
  ['a dialog that is answered', (page) => Promise.resolve(page.on('dialog', () => assert.fail('the listener stays')))],
];

const fresh = () => open(PAGE, {}, traces);
/** What a fresh page finds. */
let first: Awaited<ReturnType<typeof traces>>;
before(async () => {
  first = await fresh();
});

test('a fresh page has the looks and the time of this device', () => {
  const { width, isDark, isPrint, built, time, active } = first;
  assert.deepEqual([width, isDark, isPrint, built, time, active], [1280, false, false, undefined, true, true]);
});

for (const [what, deed] of DEEDS)
  test(`nothing is left of ${what}`, async () => {
    await open<unknown>(PAGE, {}, deed);
    assert.deepEqual(await fresh(), first);
  });

test('a page is played on again, unless its time is another or a finger touches it', async () => {
  const pages = new Set<Page>();
  const meet = (options: BrowserContextOptions, work?: (page: Page) => Promise<unknown>) =>
    open(PAGE, options, async (page) => {
      pages.add(page);
      await work?.(page);
    });
  await meet({});
  await meet({ javaScriptEnabled: false });
  await meet({ bypassCSP: true, colorScheme: 'dark' }, (page) => page.route('**', (route) => route.continue()));
  await meet({}, (page) => page.clock.install());
  assert.equal(pages.size, 1);
  await meet({});
  await meet({ hasTouch: true });
  assert.equal(pages.size, 3);
});

test('a page runs no script where it is asked for without, and its own again after', async () => {
  const isLive = (page: Page) => page.evaluate(() => document.querySelector('.theme')!.checkVisibility());
  assert.equal(await open(PAGE, { javaScriptEnabled: false }, isLive), false);
  assert.equal(await open(PAGE, {}, isLive), true);
});

test('a page takes a sheet that its policy refuses only where it is asked to', async () => {
  const sheets = (page: Page) =>
    page.evaluate(() => {
      const own = document.styleSheets.length;
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
      return document.styleSheets.length - own;
    });
  assert.equal(await open(PAGE, { bypassCSP: true }, sheets), 1);
  assert.equal(await open(PAGE, {}, sheets, { expected: /Content Security Policy/ }), 0);
});

test('an error of the page fails its own test and no other', async () => {
  await assert.rejects(
    open(PAGE, {}, (page) =>
      page.evaluate(async () => {
        console.error('complained');
        await new Promise((resolve) => setTimeout(resolve));
      }),
    ),
    /complained/,
  );
  await fresh();
});
