/** The lists of a game: cards with answers of the publisher, found by either name; what has changed; their former addresses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from '../eventually.ts';
import { stage } from '../stage.ts';

const { open, address } = stage();
const CARDS = '/arkham/cards/';
const CHANGES = '/arkham/changes/';
const visibleRows = (page: Page) => page.locator('.listing li:visible').evaluateAll((rows) => rows.map(({ id }) => id));
const isLive = (page: Page) => page.locator('.row-filter[data-live]').waitFor();

for (const query of ['мачет', 'MACHETE', 'изменённые переиздания мачете'])
  test(`a card is found by «${query}»`, () =>
    open(CARDS, {}, async (page) => {
      await isLive(page);
      await page.getByRole('searchbox', { name: 'Отобрать карты' }).fill(query);
      await becomes(() => visibleRows(page), ['machete']);
      assert.equal(await page.locator('.listing h2:visible').count(), 1, 'letters without cards are gone');
      assert.equal(await page.locator('.letters').isVisible(), false);
    }));

test('Enter goes on to the rule behind the first card', () =>
  open(CARDS, {}, async (page) => {
    await isLive(page);
    const field = page.getByRole('searchbox', { name: 'Отобрать карты' });
    await field.fill('machete');
    await field.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/arkham/terms/modified-reprints/');
    const back = page.getByRole('link', { name: 'Мачете', exact: true });
    await back.click();
    await page.waitForURL(`**${CARDS}#machete`);
  }));

test('what is no card is said, and an empty field brings all back', () =>
  open(CARDS, { viewport: { width: 360, height: 740 } }, async (page) => {
    await isLive(page);
    const all = (await visibleRows(page)).length;
    const field = page.getByRole('searchbox', { name: 'Отобрать карты' });
    await field.fill('абракадабра');
    await page.getByText('Ничего не подходит').waitFor();
    assert.deepEqual(await visibleRows(page), []);
    await field.fill('');
    assert.equal((await visibleRows(page)).length, all);
    assert.ok(await page.locator('.letters').isVisible());
  }));

test('without a script all cards are read, by letters', () =>
  open(CARDS, { javaScriptEnabled: false }, async (page) => {
    assert.equal(await page.locator('.filter').isVisible(), false);
    assert.ok((await visibleRows(page)).length > 100);
    assert.ok(await page.locator('.letters a').first().isVisible());
  }));

for (const [former, now] of [
  ['/arkham/rules/cards/', CARDS],
  ['/arkham/rules/changes/', CHANGES],
] as const)
  test(`${former} leads on`, () =>
    open(former, {}, async (page) => {
      await page.waitForURL(`**${now}`);
    }));

test('both are reached from the page of the game and from its contents', () =>
  open('/arkham/', {}, async (page) => {
    for (const from of ['/arkham/', '/arkham/rules/'])
      for (const to of [CARDS, CHANGES]) {
        await page.goto(address(from));
        await page.locator(`main a[href$="${to}"]`).click();
        await page.waitForURL(`**${to}`);
      }
  }));

test('a change leads to what it changed, and what was changed says when', () =>
  open(CHANGES, {}, async (page) => {
    await page.locator('#faq-2-5 + p + ul a').first().click();
    await page.waitForURL('**/arkham/terms/costs/#faq');
    await page
      .locator('.origin')
      .getByRole('link', { name: /FAQ 2\.5/ })
      .click();
    await page.waitForURL(`**${CHANGES}#faq-2-5`);
  }));

test('the search answers with a card', () =>
  open('/search/', {}, async (page) => {
    await page.getByRole('searchbox').fill('есть ли разъяснение про мачете');
    await page.locator(`.place a[href*="${CARDS}#machete"]`).waitFor();
  }));
