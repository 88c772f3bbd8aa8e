/** «Мы играем по главе 1 / главе 2»: the edition that a reader has chosen goes first, on every page where the two differ. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually, saysMeanwhile } from '../eventually.ts';
import { movesLittle, watchPaint } from '../slow-network.ts';
import { stage } from '../stage.ts';

const { open, address } = stage();
const TERM = '/arkham/terms/alert/';
const OTHER_TERM = '/arkham/terms/doom/';
const CHAPTER = '/arkham/rules/enemies/';

const press = (page: Page, name: string) => page.locator('.edition').getByRole('button', { name }).click();
/** Which button of the switch is pressed. */
const pressedEdition = (page: Page) => page.locator('.edition [aria-pressed=true]').textContent();
/** Whether the later edition goes before the text, in the order of the document. */
const leads = (page: Page) => page.locator('.prose > :first-child').evaluate((first) => first.matches('.later'));
/** Waits until a press has come to its end. */
const isPressed = (page: Page, name: string) =>
  page.locator('.edition [aria-pressed=true]', { hasText: name }).waitFor({ state: 'attached' });

test('a press puts the edition first, keeps it for other pages and another press takes it back', () =>
  open(TERM, {}, async (page) => {
    assert.deepEqual([await pressedEdition(page), await leads(page)], ['главе 1', false]);
    await press(page, 'главе 2');
    await isPressed(page, 'главе 2');
    assert.ok(await leads(page));
    await page.waitForURL(address(`${TERM}?edition=2`));
    await page.goto(address(OTHER_TERM));
    assert.deepEqual([await pressedEdition(page), await leads(page)], ['главе 2', true]);
    await press(page, 'главе 1');
    await isPressed(page, 'главе 1');
    assert.equal(await leads(page), false);
    await page.goto(address(TERM));
    assert.deepEqual([await pressedEdition(page), await leads(page)], ['главе 1', false]);
  }));

test('the address carries it, goes before what the device keeps and does not change it', () =>
  open(`${TERM}?edition=2`, {}, async (page) => {
    assert.deepEqual([await pressedEdition(page), await leads(page)], ['главе 2', true]);
    await page.goto(address(OTHER_TERM));
    assert.equal(await leads(page), false);
    await press(page, 'главе 2');
    await isPressed(page, 'главе 2');
    await page.goto(address(`${TERM}?edition=1`));
    assert.deepEqual([await pressedEdition(page), await leads(page)], ['главе 1', false]);
    await page.goto(address(`${TERM}?edition=77&q=edition`));
    assert.equal(await leads(page), false, 'what is no edition is none');
  }));

test('where storage is refused a press holds for the page', () =>
  open(
    TERM,
    {},
    async (page) => {
      await press(page, 'главе 2');
      await isPressed(page, 'главе 2');
      assert.ok(await leads(page));
      await page.reload();
      assert.ok(await leads(page), 'by the address');
      await page.goto(address(TERM));
      assert.equal(await leads(page), false);
    },
    {
      first: [
        () =>
          void Object.defineProperty(globalThis, 'localStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          }),
      ],
    },
  ));

test('by keyboard: the switch is reached and pressed, the focus stays, and what goes first is walked first', () =>
  open(TERM, {}, async (page) => {
    await page.locator('.edition button').last().focus();
    await page.keyboard.press('Enter');
    await isPressed(page, 'главе 2');
    await page.locator('.edition button:focus', { hasText: 'главе 2' }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator('.later').locator(':focus').waitFor();
  }));

test('without a script both are read in place, and there is no switch', () =>
  open(`${TERM}?edition=2`, { javaScriptEnabled: false }, async (page) => {
    assert.equal(await page.locator('.played').isVisible(), false);
    assert.ok(await page.locator('.later').isVisible());
    assert.ok(await page.locator('.prose > .later:last-child').isVisible(), 'in its place');
    await page.goto(address(CHAPTER));
    assert.ok(await page.locator('.changed').isVisible());
  }));

test('where the script cannot be had, a press opens the page by its address', () =>
  open(
    TERM,
    {},
    async (page) => {
      await page.route('**/scripts/search.*', (route) => route.abort());
      await press(page, 'главе 2');
      await page.waitForURL('**/?edition=2');
      assert.ok(await leads(page));
    },
    { expected: /Failed to load resource/ },
  ));

test('a chapter names what the later edition changes in it, to those who play by it', () =>
  open(CHAPTER, {}, async (page) => {
    assert.equal(await page.locator('.changed').isVisible(), false);
    await press(page, 'главе 2');
    await page.locator('.changed').waitFor();
    await page.locator('.changed a').first().click();
    await page.waitForURL('**/arkham/terms/*/#chapter-two');
    assert.ok(await leads(page));
  }));

test('the page of the game has the switch, a game of one edition has none', () =>
  open('/arkham/', {}, async (page) => {
    await press(page, 'главе 2');
    await isPressed(page, 'главе 2');
    await page.goto(address('/echo/'));
    assert.equal(await page.locator('.edition').count(), 0);
    assert.equal(await page.locator('html[data-edition]').count(), 0);
  }));

for (const path of [TERM, '/arkham/terms/act-deck-and-agenda-deck/', CHAPTER])
  test(`what goes first moves nothing on a slow network: ${path}`, () =>
    open(`${path}?edition=2`, { viewport: { width: 360, height: 740 } }, movesLittle, {
      first: [watchPaint],
      isSlow: true,
    }));

test('a preview names both editions, the chosen one first', () =>
  open(`${CHAPTER}?edition=2`, {}, async (page) => {
    const word = page.locator('a.term[href$="/arkham/terms/alert/"]').first();
    await word.focus();
    await page.keyboard.press('Space');
    const meaning = page.locator('#preview-text');
    await meaning.waitFor();
    assert.match(await meaning.innerText(), /^Глава 2\. .+\nГлава 1\. /s);
    await page.goto(address(CHAPTER));
    await word.focus();
    await page.keyboard.press('Space');
    await meaning.waitFor();
    assert.doesNotMatch(await meaning.innerText(), /Глава/);
  }));

test('an answer of the search leads with the line of the chosen edition, and says so', () =>
  open('/arkham/?edition=2', {}, async (page) => {
    await page.locator('.home-find input').fill('нужно ли врагу быть развёрнутым чтобы бдительный ударил');
    const place = page.locator('.place', { has: page.locator('a[href*="/terms/alert/"]') });
    await eventually(async () =>
      assert.match(await place.locator('.reason').first().innerText(), /^Глава 2\. .*развёрнутый/),
    );
  }));

test('what is shared carries the edition that is shown', () =>
  open(TERM, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await press(page, 'главе 2');
    await isPressed(page, 'главе 2');
    await page.goto(address(OTHER_TERM));
    await saysMeanwhile(page, '.titled [role=status]', 'Ссылка скопирована', () =>
      page.getByRole('button', { name: 'Поделиться' }).click(),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(copied.endsWith(`${OTHER_TERM}?edition=2`), copied);
  }));
