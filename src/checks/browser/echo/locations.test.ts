/** The table of locations: found by need, by what one gives and by name; whole without JavaScript; cards on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from '../eventually.ts';
import { misfitsOn } from '../misfits.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const PAGE = '/echo/rules/locations/';
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true };
const rowsOf = (page: Page) => page.locator('.row-filter tbody tr:visible a').allTextContents();
const foundOf = (page: Page) => page.locator('.row-filter .found').textContent();
const isLive = (page: Page) => page.locator('.row-filter[data-live]').waitFor();

test('a need leaves the locations that meet it, and says how many', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await page.getByRole('combobox', { name: 'Что вам нужно' }).selectOption({ label: 'Улика' });
    assert.deepEqual(await rowsOf(page), ['Иафах. Приёмная Великого Магистра', 'Половина Городской Полиции', 'Холоми']);
    assert.equal(await foundOf(page), 'Показано: 3 из 14');
    await page.getByRole('combobox', { name: 'Чем вы платите' }).selectOption({ label: 'Маг' });
    assert.deepEqual(await rowsOf(page), ['Холоми']);
    assert.equal(await foundOf(page), 'Показано: 1 из 14');
  }));

test('where nothing fits, the page says so, and all come back', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await page.getByRole('combobox', { name: 'Что вам нужно' }).selectOption('spell');
    await page.getByRole('combobox', { name: 'Чем вы платите' }).selectOption('mage-enemy');
    assert.deepEqual(await rowsOf(page), []);
    assert.match((await foundOf(page))!, /^Ничего не подходит/);
    await page.getByRole('combobox', { name: 'Что вам нужно' }).selectOption('');
    await page.getByRole('combobox', { name: 'Чем вы платите' }).selectOption('');
    assert.equal((await rowsOf(page)).length, 14);
    assert.equal(await foundOf(page), 'Показано: 14 из 14');
  }));

test('a word finds by the name, by what one gets and by the English id; Enter leads to the first', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    const input = page.getByRole('searchbox', { name: 'Отобрать локации' });
    for (const [query, name] of [
      ['приемная', 'Иафах. Приёмная Великого Магистра'],
      ['раритет', 'Сумеречный Рынок'],
      ['holomi', 'Холоми'],
    ] as const) {
      await input.fill(query);
      assert.deepEqual(await rowsOf(page), [name], query);
    }
    await input.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/echo/terms/holomi/');
  }));

test('without JavaScript the table is whole and no dead control is shown', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.equal((await rowsOf(page)).length, 14);
    assert.equal(await page.locator('.row-filter form').isVisible(), false);
  }));

test('nothing sticks out sideways, every target is 44 px, and rows are cards on a phone', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    const row = page.locator('.row-filter tbody tr').first();
    for (const [width, display] of [
      [320, 'block'],
      [360, 'block'],
      [1280, 'table-row'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await becomes(() => misfitsOn(page, '.row-filter :is(input, select)'), { wide: 0, small: [] });
      assert.equal(await row.evaluate((tr) => getComputedStyle(tr).display), display);
    }
  }));
