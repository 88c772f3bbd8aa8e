/** The index of all terms: its letters are laid out as they come near, and nothing that a reader does there feels it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, eventually } from './eventually.ts';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 } };
const isLive = (page: Page) => page.locator('.term-index[data-live]').waitFor();
/** Letters whose names are laid out. */
const laidOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.term-index section')]
      .filter((section) => section.querySelector('li')!.checkVisibility({ contentVisibilityAuto: true }))
      .map((section) => section.querySelector('h2')!.textContent),
  );
/** Waits until the top of an element is on the screen, below what sticks to its top. */
const comesInSight = (page: Page, css: string) =>
  page.waitForFunction((place) => {
    const box = document.querySelector(place)!.getBoundingClientRect();
    const { x, y } = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return y > 0 && y < innerHeight && document.querySelector(place)!.contains(document.elementFromPoint(x, y));
  }, css);

test('letters are laid out when they come near; a letter leads to its names, and the way back up keeps its place', () =>
  open('/terms/', PHONE, async (page) => {
    await isLive(page);
    assert.ok((await laidOut(page)).length < 10, String(await laidOut(page)));
    await page.locator('.letters').getByRole('link', { name: 'С', exact: true }).click();
    await comesInSight(page, '#С');
    await eventually(async () => assert.ok((await laidOut(page)).includes('С')));
    // What is above has its true height only now: the names in sight stay where they are.
    const top = () => page.evaluate(() => document.querySelector('#С')!.getBoundingClientRect().top);
    const before = await atRest(page, top);
    await page.mouse.wheel(0, -600);
    // The wheel turns for some frames.
    await page.waitForFunction((was) => document.querySelector('#С')!.getBoundingClientRect().top >= was + 500, before);
    const after = await atRest(page, top);
    assert.ok(Math.abs(after - before - 600) < 8, `${before} → ${after}`);
  }));

test('a page that is searched or printed has all its letters', () =>
  open('/terms/', PHONE, async (page) => {
    await isLive(page);
    const last = page.locator('.term-index section').last().locator('li b').last();
    const name = await last.textContent();
    // What the browser's own «find in page» does; no type knows of it.
    assert.equal(await page.evaluate(`find(${JSON.stringify(name)})`), true);
    assert.ok((await laidOut(page)).length < 10);
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.term-index li')].every((li) =>
        li.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );
  }));

test('a step back finds its place among letters that were not laid out', () =>
  open('/terms/', PHONE, async (page) => {
    await isLive(page);
    await page.locator('.letters').getByRole('link', { name: 'Т', exact: true }).click();
    await comesInSight(page, '#Т');
    const top = () => page.evaluate(() => Math.round(document.querySelector('#Т')!.getBoundingClientRect().top));
    const left = await atRest(page, top);
    await page.locator('section:has(#Т) li a').first().click();
    await page.waitForURL(/terms\/.+/);
    await page.goBack();
    await isLive(page);
    await page.waitForFunction(
      (was) => Math.abs(document.querySelector('#Т')!.getBoundingClientRect().top - was) < 8,
      left,
    );
  }));

/** The index of today as a page of a larger one: what its filter finds is on other pages. */
const openDivided = async (page: Page) => {
  await page.route('**/terms/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('class="term-index"', 'class="term-index divided"')
      .replace('<nav class="letters"', '<div class="by-letter"><nav class="letters"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(new URL('/terms/', page.url()).href);
  await isLive(page);
};
const visibleRows = (page: Page) => page.locator('.listed li').filter({ visible: true });
const foundIs = (page: Page, said: RegExp) => page.getByRole('status').filter({ hasText: said }).waitFor();

test('the filter of a divided index finds over all its pages, shows as much as is asked for, and a step back brings it again', () =>
  open('/about/', PHONE, async (page) => {
    await openDivided(page);
    const filter = page.getByRole('searchbox', { name: 'Отобрать термины' });
    await filter.fill('безысход');
    await visibleRows(page).filter({ hasText: 'Doom Track' }).waitFor();
    assert.equal(await page.locator('.by-letter').isVisible(), false);
    await filter.fill('ъъъ');
    await foundIs(page, /Ничего не нашлось/);
    await filter.fill('');
    await page.locator('.by-letter').waitFor();
    await page.getByRole('button', { name: 'A–Z' }).click();
    const more = page.getByRole('button', { name: 'Показать ещё' });
    await more.waitFor();
    const few = await visibleRows(page).count();
    const names = await visibleRows(page).locator('i').allTextContents();
    assert.deepEqual(
      names,
      names.toSorted(new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true }).compare),
    );
    await more.click();
    assert.ok((await visibleRows(page).count()) > few);
    const name = visibleRows(page)
      .locator('a')
      .nth(few + 10);
    await name.scrollIntoViewIfNeeded();
    const topOfName = async () => (await name.boundingBox())!.y;
    const [text, y] = [await name.textContent(), await atRest(page, topOfName)];
    await name.click();
    await page.waitForURL(/terms\/.+/);
    await page.goBack();
    await isLive(page);
    assert.equal(await name.textContent(), text);
    await eventually(async () => assert.ok(Math.abs((await topOfName()) - y) < 8, `${y} → ${await topOfName()}`));
  }));

test('a divided index whose list does not come says so, and its letters stay', () =>
  open(
    '/about/',
    PHONE,
    async (page) => {
      await page.route('**/term-index.json', (route) => route.abort());
      await openDivided(page);
      await page.getByRole('searchbox', { name: 'Отобрать термины' }).fill('безысход');
      await foundIs(page, /не загрузился/);
      assert.equal(await page.locator('.by-letter').isVisible(), true);
    },
    { expected: /Failed to load resource/ },
  ));
