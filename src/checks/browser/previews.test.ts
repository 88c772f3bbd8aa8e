import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually, saysMeanwhile } from './eventually.ts';
import { stage } from './stage.ts';

const { open, address } = stage();
const PAGE = '/arkham/terms/attack-of-opportunity/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const card = (page: Page) => page.locator('.preview');
const firstTerm = (page: Page) => page.locator('.prose a.term').first();

/** Opens a page whose clock the test moves: however slow the machine, nothing shows too early or too late. */
const openWithoutTime = (work: (page: Page) => Promise<void>) =>
  open(PAGE, {}, async (page) => {
    await page.clock.install({ time: 0 });
    await page.reload();
    await page.clock.pauseAt(60_000);
    await work(page);
  });

test('a mouse that rests on a term opens its card, moving into it keeps it, leaving closes it', () =>
  openWithoutTime(async (page) => {
    await firstTerm(page).hover();
    await page.clock.runFor(450);
    assert.equal(await card(page).isVisible(), false, 'not at once');
    await page.clock.runFor(100);
    await card(page).waitFor();
    await card(page).hover();
    await page.clock.runFor(1000);
    assert.ok(await card(page).isVisible());
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await card(page).waitFor({ state: 'hidden' });
  }));

test('a mouse that passes by opens nothing', () =>
  openWithoutTime(async (page) => {
    const asked = page.waitForRequest('**/definitions.json');
    await firstTerm(page).hover();
    await page.clock.runFor(200);
    // Asked for, but not shown.
    await (await asked).response();
    await page.mouse.move(5, 5);
    await page.clock.runFor(2000);
    assert.equal(await card(page).isVisible(), false);
  }));

test('a click of the mouse opens the page of the term', () =>
  open(PAGE, {}, async (page) => {
    const href = (await firstTerm(page).getAttribute('href'))!;
    await firstTerm(page).click();
    await page.waitForURL(`**${href}`);
  }));

test('the first tap opens the sheet, the link in it the page', () =>
  open(PAGE, PHONE, async (page) => {
    const href = (await firstTerm(page).getAttribute('href'))!;
    await firstTerm(page).tap();
    await card(page).waitFor();
    assert.equal(page.url(), address(PAGE));
    await eventually(async () => {
      const box = (await card(page).boundingBox())!;
      assert.ok(box.y + box.height > 735 && box.width > 350, JSON.stringify(box));
    });
    await card(page).getByRole('link', { name: 'Открыть термин' }).tap();
    await page.waitForURL(`**${href}`);
  }));

test('a tap outside the sheet closes it', () =>
  open(PAGE, PHONE, async (page) => {
    await firstTerm(page).tap();
    await card(page).waitFor();
    await page.touchscreen.tap(180, 90);
    await card(page).waitFor({ state: 'hidden' });
  }));

test('by keyboard: Space opens, Esc closes, the focus returns', () =>
  open(PAGE, {}, async (page) => {
    await firstTerm(page).focus();
    await page.keyboard.press('Space');
    await card(page)
      .filter({ has: page.locator(':focus') })
      .waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'hidden' });
    await firstTerm(page).and(page.locator(':focus')).waitFor();
  }));

test('a term inside a preview replaces it, with a way back', () =>
  open(PAGE, PHONE, async (page) => {
    await firstTerm(page).tap();
    await card(page).waitFor();
    const title = () => card(page).locator('b').textContent();
    const first = await title();
    const kindred = card(page).locator('.chips a').first();
    const second = await kindred.textContent();
    await kindred.tap();
    await card(page).locator('b', { hasText: second! }).waitFor();
    await card(page).getByRole('button', { name: 'Назад' }).tap();
    await page.waitForFunction((t) => document.querySelector('.preview b')!.textContent === t, first);
    await card(page).getByRole('button', { name: 'Назад' }).waitFor({ state: 'detached' });
  }));

test('without the definitions a tap is an ordinary link', () =>
  open(
    PAGE,
    PHONE,
    async (page) => {
      await page.route('**/definitions.json', (route) => route.abort());
      const href = (await firstTerm(page).getAttribute('href'))!;
      await firstTerm(page).tap();
      await page.waitForURL(`**${href}`);
    },
    { expected: /Failed to load resource/ },
  ));

test('the second tap on the same word opens its page', () =>
  open(PAGE, PHONE, async (page) => {
    const href = (await firstTerm(page).getAttribute('href'))!;
    await firstTerm(page).tap();
    await card(page).waitFor();
    await firstTerm(page).tap();
    await page.waitForURL(`**${href}`);
  }));

test('the sheet does not lie on the word that was tapped', () =>
  open('/arkham/rules/enemies/', PHONE, async (page) => {
    const low = page.locator('.prose a.term').nth(5);
    await low.evaluate((a) => scrollBy(0, a.getBoundingClientRect().bottom - innerHeight + 90));
    await low.tap();
    await card(page).waitFor();
    await eventually(async () => {
      const [word, sheet] = [(await low.boundingBox())!, (await card(page).boundingBox())!];
      assert.ok(word.y + word.height <= sheet.y, `${word.y + word.height} > ${sheet.y}`);
    });
  }));

test('a card goes when the page is scrolled from under it, and when the focus leaves it', () =>
  open('/arkham/rules/enemies/', {}, async (page) => {
    await firstTerm(page).focus();
    await page.keyboard.press('Space');
    await card(page).waitFor();
    await page.evaluate(() => scrollBy(0, 300));
    await card(page).waitFor({ state: 'hidden' });
    await firstTerm(page).focus();
    await page.keyboard.press('Space');
    await card(page).waitFor();
    await page.locator('.brand').focus();
    await card(page).waitFor({ state: 'hidden' });
  }));

test('definitions fetched on an earlier page work on the next one without a network', () =>
  open(PAGE, PHONE, async (page) => {
    await firstTerm(page).tap();
    await card(page).waitFor();
    await page.goto(address('/arkham/terms/doom/'));
    await page.context().setOffline(true);
    await firstTerm(page).tap();
    await card(page).waitFor();
  }));

test('a mark next to a heading copies the address of the place, and the place is marked', () =>
  open('/arkham/rules/round/', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await saysMeanwhile(page, '.anchor.done', '', () =>
      page.getByRole('link', { name: 'Ссылка на раздел «II. Фаза сыщиков»' }).click(),
    );
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      address('/arkham/rules/round/#investigation'),
    );
    assert.notEqual(await page.locator('#investigation').evaluate((h) => getComputedStyle(h).backgroundImage), 'none');
  }));

test('text in a card can be selected, also past its edge', () =>
  openWithoutTime(async (page) => {
    await firstTerm(page).hover();
    await page.clock.runFor(600);
    await card(page).waitFor();
    const text = (await card(page).locator('#preview-text').boundingBox())!;
    await page.mouse.move(text.x + 2, text.y + 8);
    await page.mouse.down();
    await page.mouse.move(text.x + text.width + 150, text.y + 8, { steps: 4 });
    await page.clock.runFor(2000);
    await page.mouse.up();
    assert.ok(await card(page).isVisible());
    assert.notEqual(await page.evaluate(() => String(getSelection())), '');
    await page.mouse.click(5, 5);
    await page.clock.runFor(2000);
    await card(page).waitFor({ state: 'hidden' });
  }));

test('Tab leads from the card on to what follows its word', () =>
  open(PAGE, {}, async (page) => {
    await firstTerm(page).focus();
    await page.keyboard.press('Space');
    await card(page).getByRole('link', { name: 'Открыть термин' }).waitFor();
    // The link, the button that shares, the one that closes.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
    await page.locator('.prose a.term').nth(1).and(page.locator(':focus')).waitFor();
    await card(page).waitFor({ state: 'hidden' });
  }));

test('a card that was clicked into gives the focus back when the mouse leaves', () =>
  open(PAGE, {}, async (page) => {
    await firstTerm(page).hover();
    await card(page).waitFor();
    // By mouse the card is small, without what it leads on to.
    assert.equal(await card(page).locator('.chips').isVisible(), false);
    await card(page).getByRole('button', { name: 'Поделиться' }).click();
    await page.mouse.move(5, 5);
    await card(page).waitFor({ state: 'hidden' });
    await firstTerm(page).and(page.locator(':focus')).waitFor();
  }));

test('a sheet of large letters on a low screen scrolls inside', () =>
  open(PAGE, { viewport: { width: 480, height: 260 }, hasTouch: true, bypassCSP: true }, async (page) => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await firstTerm(page).tap();
    await card(page).waitFor();
    assert.ok((await card(page).boundingBox())!.y >= 0);
    await card(page).getByRole('button', { name: 'Закрыть' }).tap();
    await card(page).waitFor({ state: 'hidden' });
  }));
