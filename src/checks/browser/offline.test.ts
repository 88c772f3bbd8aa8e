/** A game that is saved on the device opens when the site cannot be reached: its server is stopped. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { holdBack } from './held-request.ts';
import { PATIENCE } from './patience.ts';
import { ask, hits, openDialog } from './search-panel.ts';
import { DIST } from '../site/built-site.ts';
import { serveSite } from './site-server.ts';
import { stage } from './stage.ts';

const { browser } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly go: (path: string) => Promise<unknown>;
  /** Stops the server: from here on there is no network. */
  readonly cut: () => Promise<void>;
}
/** A browser that knows nothing of the site, and a site of its own for it. */
const visit = async (t: TestContext, work: (visit: Visit) => Promise<void>): Promise<void> => {
  const { origin, stop } = await serveSite(DIST);
  const context = await (await browser()).newContext(PHONE);
  context.setDefaultTimeout(PATIENCE);
  let isCut = false;
  const cut = async () => {
    if (!isCut) await stop();
    isCut = true;
  };
  t.after(cut);
  t.after(() => context.close());
  const page = await context.newPage();
  await work({ page, context, go: (path) => page.goto(origin + path), cut });
};
const part = (page: Page, game: string) => page.locator(`[data-saves=${game}]`);
const button = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });
const says = (of: Locator, text: RegExp) => of.getByRole('status').filter({ hasText: text }).waitFor();
const save = async (of: Locator) => {
  await button(of, 'Сохранить игру').click();
  await says(of, /Игра сохранена [^.]* и открывается без связи/);
};
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a saved game is read, searched and reckoned with without a network', (t) =>
  visit(t, async ({ page, go, cut }) => {
    await go('/echo/');
    await says(part(page, 'echo'), /Загрузить нужно 0,\d\sМБ/);
    await save(part(page, 'echo'));
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Убрать с устройства');
    await cut();
    await go('/echo/terms/');
    await page.locator('.term-index li a').first().click();
    await page.locator('h1').waitFor();
    await go('/echo/battle/?v=1');
    await page.locator('.c-calc[data-live=true]').waitFor();
    await openDialog(page);
    await ask(page, 'тропа');
    await hits(page).first().waitFor();
    await go('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }));

test('what is not saved says so, and leads to what is', (t) =>
  visit(t, async ({ page, go, cut }) => {
    await go('/offline/');
    assert.ok((await page.locator('[data-saves]').count()) >= 2);
    await save(part(page, 'hellboy'));
    await cut();
    await go('/arkham/odds/?v=1');
    await page.getByText('Этой страницы нет на устройстве').waitFor();
    await says(part(page, 'hellboy'), /Игра сохранена/);
    await part(page, 'hellboy').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /Хеллбой/ }).waitFor();
  }));

test('without a network the saved games come first, the others offer nothing, and the home page marks what is saved', (t) =>
  visit(t, async ({ page, go, cut }) => {
    await go('/offline/');
    const first = () => page.locator('.saved-first > *').first().getAttribute('data-saves');
    const before = await first();
    await save(part(page, 'hellboy'));
    assert.equal(await first(), before, 'nothing moves where one saves');
    // The list of packs lies in the cache of the browser.
    await go('/offline/');
    await says(part(page, 'arkham'), /Загрузить нужно/);
    assert.equal(await first(), 'hellboy');
    await cut();
    await go('/offline/');
    await says(part(page, 'hellboy'), /Игра сохранена/);
    assert.equal(await first(), 'hellboy');
    await part(page, 'arkham').waitFor({ state: 'hidden' });
    assert.equal(await page.getByRole('button', { name: 'Сохранить игру' }).count(), 0);
    await go('/');
    await page.locator('.game-card[data-game=hellboy]', { hasText: 'сохранена на устройстве' }).waitFor();
    assert.equal(await page.locator('.game-card', { hasText: 'сохранена на устройстве' }).count(), 1);
  }));

test('a game is taken off the device, and with the last one all that it needed', (t) =>
  visit(t, async ({ page, go }) => {
    await go('/offline/');
    await save(part(page, 'echo'));
    await save(part(page, 'hellboy'));
    assert.equal((await cacheNames(page)).length, 3);
    await button(part(page, 'echo'), 'Убрать с устройства').click();
    await says(part(page, 'echo'), /Загрузить нужно/);
    assert.equal((await cacheNames(page)).length, 2);
    await button(part(page, 'hellboy'), 'Убрать с устройства').click();
    await says(part(page, 'hellboy'), /Загрузить нужно/);
    assert.deepEqual(await cacheNames(page), []);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  }));

test('a pack that comes in part, or is stopped, leaves nothing behind and can be asked for again', (t) =>
  visit(t, async ({ page, context, go }) => {
    await context.route('**/echo.pack', (route) => route.fulfill({ body: Buffer.from('1f8b', 'hex') }), { times: 1 });
    await go('/echo/');
    await button(part(page, 'echo'), 'Сохранить игру').click();
    await says(part(page, 'echo'), /связь прервалась/);
    assert.ok((await cacheNames(page)).every((name) => !name.includes(' echo ')));
    const release = await holdBack(context, '**/echo.pack');
    await button(part(page, 'echo'), 'Сохранить игру').click();
    await button(part(page, 'echo'), 'Остановить').click();
    await says(part(page, 'echo'), /остановлено/);
    release();
    await save(part(page, 'echo'));
  }));

test('a game that has changed since says so and is brought up to date', (t) =>
  visit(t, async ({ page, context, go }) => {
    await go('/echo/');
    await save(part(page, 'echo'));
    await context.route('**/offline/packs.json', async (route) => {
      const answer = await route.fetch();
      const packs = (await answer.json()) as Record<string, { version: string }>;
      await route.fulfill({ response: answer, json: { ...packs, echo: { ...packs.echo, version: 'next' } } });
    });
    await page.reload();
    await says(part(page, 'echo'), /страницы изменились/);
    await button(part(page, 'echo'), 'Обновить').waitFor();
  }));
