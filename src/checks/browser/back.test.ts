/** A step back closes what was opened last, and the page stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open, address } = stage();
const PAGE = '/arkham/terms/attack-of-opportunity/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const card = (page: Page) => page.locator('.preview');
const firstTerm = (page: Page) => page.locator('.prose a.term').first();

/** Safari and Firefox have no watcher; a page that has one asks the history for nothing. */
const openWithoutWatcher = (path: string, work: (page: Page) => Promise<void>) =>
  open(path, PHONE, async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'CloseWatcher');
    });
    await page.goto(address('/arkham/'));
    await page.goto(address(path));
    await work(page);
  });

/** A step back that leaves the document: asked for once the question itself has been answered. */
const leaveBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('the sheet of a term', () =>
  openWithoutWatcher(PAGE, async (page) => {
    await firstTerm(page).tap();
    await card(page).waitFor();
    await page.evaluate(() => history.back());
    await card(page).waitFor({ state: 'hidden' });
    assert.equal(page.url(), address(PAGE));
    await leaveBack(page);
    await page.waitForURL('**/arkham/');
  }));

test('a sheet that is closed otherwise leaves no step behind', () =>
  openWithoutWatcher(PAGE, async (page) => {
    await firstTerm(page).tap();
    await card(page).getByRole('button', { name: 'Закрыть' }).tap();
    await card(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => history.state === null || !('over' in (history.state as object)));
    await leaveBack(page);
    await page.waitForURL('**/arkham/');
  }));

test('from the page of a term one step leads back to the text, the next one on', () =>
  openWithoutWatcher(PAGE, async (page) => {
    await firstTerm(page).tap();
    await card(page).getByRole('link', { name: 'Открыть термин' }).tap();
    await page.waitForURL((url) => url.pathname !== PAGE);
    await leaveBack(page);
    await page.waitForURL(`**${PAGE}`);
    await page.waitForFunction(() => history.state === null || !('over' in (history.state as object)));
    await leaveBack(page);
    await page.waitForURL('**/arkham/');
  }));

test('the search', () =>
  openWithoutWatcher(PAGE, async (page) => {
    await page.locator('.thumb [data-search]').tap();
    await page.locator('.search-dialog[open]').waitFor();
    await page.evaluate(() => history.back());
    await page.locator('.search-dialog').waitFor({ state: 'hidden' });
    assert.equal(page.url(), address(PAGE));
  }));

test('a watcher of the browser does the same', () =>
  open(PAGE, PHONE, async (page) => {
    await page.addInitScript(() => {
      class Watched extends CloseWatcher {
        constructor() {
          super();
          Reflect.set(globalThis, 'watched', this);
        }
      }
      Reflect.set(globalThis, 'CloseWatcher', Watched);
    });
    await page.reload();
    const before = await page.evaluate(() => history.length);
    await firstTerm(page).tap();
    await card(page).waitFor();
    await page.evaluate(() => (Reflect.get(globalThis, 'watched') as CloseWatcher).requestClose());
    await card(page).waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => history.length), before);
  }));

/** Not yet in TypeScript's own description of browsers. */
declare class CloseWatcher {
  requestClose(): void;
}
