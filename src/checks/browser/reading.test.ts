import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { corpus } from '../corpus.ts';
import { atRest, saysMeanwhile } from './eventually.ts';
import { stage } from './stage.ts';

const { open, address } = stage();
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true };
/** The filter of a list of terms is visible before its script comes. */
const isLive = (page: Page) => page.locator('.term-index[data-live]').waitFor();

test('without JavaScript the glossary reads and jumps, and no dead control is shown', () =>
  open('/arkham/terms/', { javaScriptEnabled: false }, async (page) => {
    assert.equal(await page.locator('.filter').isVisible(), false);
    assert.equal(await page.locator('.theme').isVisible(), false);
    await page.getByRole('link', { name: 'О', exact: true }).click();
    await page.waitForURL(/#/);
    assert.ok(
      await page
        .getByRole('link', { name: /Охотник/ })
        .first()
        .isVisible(),
    );
  }));

test('the filter finds by an inflected form, an alias and English, and counts aloud', () =>
  open('/arkham/terms/', PHONE, async (page) => {
    await isLive(page);
    const visible = () => page.locator('.term-index li:visible b').allTextContents();
    const input = page.getByRole('searchbox', { name: 'Отобрать термины' });
    for (const [query, title] of [
      ['внеочередными атаками', 'Внеочередная атака'],
      ['AoO', 'Внеочередная атака'],
      ['преследует', 'Добыча'],
      ['hunter', 'Охотник'],
      ['РАЗВЕРНУТЫЙ', 'Развёрнутый'],
    ] as const) {
      await input.fill(query);
      assert.ok((await visible()).includes(title), `${query}: ${(await visible()).join(', ')}`);
      assert.match((await page.locator('.found').textContent())!, /^Наш/);
    }
    await input.fill('ыыы');
    assert.deepEqual(await visible(), []);
    assert.match((await page.locator('.found').textContent())!, /Ничего/);
    await input.fill('');
    assert.ok((await visible()).length > 150);
  }));

test('the filter goes with a kind, Enter leads to the first hit', () =>
  open('/arkham/terms/', {}, async (page) => {
    await isLive(page);
    await page.getByRole('combobox', { name: 'Вид термина' }).selectOption('keyword');
    await page.getByRole('searchbox', { name: 'Отобрать термины' }).fill('ох');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/arkham/terms/hunter/');
  }));

test('the filter, the order and the place come back with the step back; a fresh visit starts anew', () =>
  open('/arkham/terms/', {}, async (page) => {
    await isLive(page);
    const input = page.getByRole('searchbox', { name: 'Отобрать термины' });
    await input.fill('враг');
    await page.getByRole('button', { name: 'A–Z' }).click();
    const shown = await page.locator('.term-index li:visible b').allTextContents();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const top = await atRest(page, () => page.evaluate(() => scrollY));
    await page
      .locator('.term-index li:visible a')
      .last()
      .evaluate((a) => (a as HTMLElement).click());
    await page.waitForURL(/terms\/.+/);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.filter input')!.value === 'враг');
    await page.waitForFunction((left) => scrollY === left, top);
    assert.deepEqual(await page.locator('.term-index li:visible b').allTextContents(), shown);
    await page.goto(address('/arkham/'));
    await page.goto(address('/arkham/terms/'));
    await isLive(page);
    assert.equal(await input.inputValue(), '');
  }));

test('the glossary sorts by English and back', () =>
  open('/arkham/terms/', {}, async (page) => {
    await isLive(page);
    const names = () => page.locator('.term-index li i').allTextContents();
    const russian = await names();
    await page.getByRole('button', { name: 'A–Z' }).click();
    const english = await names();
    assert.deepEqual(
      english,
      english.toSorted(
        new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true }).compare,
      ),
    );
    assert.notDeepEqual(english, russian);
    await page.getByRole('button', { name: 'А–Я' }).click();
    assert.deepEqual(await names(), russian);
  }));

test('the theme switch overrides the device and is remembered', () =>
  open('/', { colorScheme: 'light' }, async (page) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    const button = page.getByRole('button', { name: 'Тёмная тема' });
    await button.click();
    const dark = await paper();
    assert.notEqual(dark, light);
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    await page.goto(address('/arkham/'));
    assert.equal(await paper(), dark);
  }));

test('refused storage breaks nothing', () =>
  open('/arkham/terms/doom/', {}, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new Error('refused');
        },
      }),
    );
    await page.goto(address('/'));
    await page.getByRole('button', { name: 'Тёмная тема' }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    assert.equal(await page.locator('.last-opened').isVisible(), false);
  }));

test('the home page remembers what was read last', () =>
  open('/arkham/terms/doom/', {}, async (page) => {
    await page.goto(address('/'));
    await page.getByRole('link', { name: /Безысходность/ }).click();
    await page.waitForURL('**/arkham/terms/doom/');
  }));

test('one press copies the address of a term and says so', () =>
  open('/arkham/terms/doom/?x=1#y', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await saysMeanwhile(page, '.titled [role=status]', 'Ссылка скопирована', () =>
      page.getByRole('button', { name: 'Поделиться' }).click(),
    );
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address('/arkham/terms/doom/'));
  }));

test('«Где упоминается» leads to the place that mentions the term', () =>
  open('/arkham/terms/hunter/', {}, async (page) => {
    const link = page.locator('.beside section', { hasText: 'Где упоминается' }).getByRole('link').first();
    const href = (await link.getAttribute('href'))!;
    const [path, anchor] = href.split('#');
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    const scope =
      anchor === undefined ? page.locator('main') : page.locator('main', { has: page.locator(`[id="${anchor}"]`) });
    assert.ok((await scope.locator('a.term[href="/arkham/terms/hunter/"]').count()) > 0, `${path}#${anchor}`);
  }));

test('the contents of a chapter stay within reach, lie over the text and fold when they have led away', () =>
  open('/arkham/rules/round/', PHONE, async (page) => {
    const summary = page.locator('.toc summary');
    const last = page.locator('.chapter-text h2').last();
    await last.evaluate((h2) => h2.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const topOfLast = async () => (await last.boundingBox())!.y;
    const before = await atRest(page, topOfLast);
    await summary.evaluate((e) => (e as HTMLElement).click());
    assert.equal(await atRest(page, topOfLast), before);
    const link = page.locator('.toc a').first();
    const id = (await link.getAttribute('href'))!;
    await link.click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === decodeURIComponent(id));
    await page.locator('.toc details:not([open])').waitFor();
    // The heading is on the screen and not hidden behind the bar.
    await page.waitForFunction(
      (slug) => {
        const { y } = document.getElementById(slug)!.getBoundingClientRect();
        const { bottom } = document.querySelector('.toc')!.getBoundingClientRect();
        return y >= bottom && y < innerHeight / 2;
      },
      decodeURIComponent(id.slice(1)),
    );
  }));

test('header, tabs and foot begin where the text does, on any desk', async () => {
  for (const width of [1280, 1920])
    await open('/arkham/rules/round/', { viewport: { width, height: 900 } }, async (page) => {
      const [text, ...others] = await page.evaluate(() =>
        ['h1', '.brand', '.tabs-game', '.foot a'].map((s) => document.querySelector(s)!.getBoundingClientRect().x),
      );
      assert.deepEqual(others, [text, text, text], `${width} px`);
    });
});

test('printed, a term is a clean sheet', () =>
  open('/arkham/terms/doom/', {}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.top', '.tabs', '.thumb', '.foot', '.beside', '.titled .btn'])
      assert.equal(await page.locator(gone).isVisible(), false, gone);
    assert.ok(await page.locator('.lead').isVisible());
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Поиск' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.search-dialog').isVisible(), false);
  }));

/** The area between the margins of an A4 sheet, in pixels. */
const SHEET = { width: 710, height: 1046 };
for (const {
  id: game,
  data: { short },
} of corpus().games.filter(({ data }) => data.status === 'ready'))
  test(`the memo of ${game} prints on one A4 sheet, and breaks no table, numbered list or section of them over its columns`, () =>
    open(`/${game}/memo/`, { viewport: SHEET }, async (page) => {
      assert.ok(await page.locator('.to-print', { hasText: 'один лист A4' }).isVisible());
      const pdf = await page.pdf({ preferCSSPageSize: true });
      assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1);
      await page.emulateMedia({ media: 'print' });
      const heading = (await page.locator('.sheet-of:visible').textContent())!.replaceAll('\u00a0', ' ');
      assert.ok(heading.includes(short), heading);
      assert.doesNotMatch(heading, /localhost/);
      assert.equal(await page.locator('.to-print').isVisible(), false);
      const broken = await page.evaluate(() => {
        // What breaks has a box in each column.
        const columns = (of: readonly Element[]) =>
          new Set(of.flatMap((one) => [...one.getClientRects()].map(({ left }) => Math.round(left)))).size;
        const all = [...document.querySelectorAll('.memo-sheet > *')];
        const starts = all.flatMap(({ localName }, i) => (localName === 'h2' ? [i] : []));
        const sections = starts.map((start, i) => all.slice(start, starts[i + 1] ?? all.length));
        return [
          ...all.filter((one) => one.matches('table, ol')).map((one) => [one]),
          // A long list with bullets may go on in the next column.
          ...sections.filter((section) => !section.some((one) => one.matches('ul'))),
        ]
          .filter((whole) => columns(whole) > 1)
          .map(([first]) => first!.textContent.slice(0, 40));
      });
      assert.deepEqual(broken, []);
    }));

test('the index of all games has names alone; the words to filter by come when they are wanted', () =>
  open('/terms/', { viewport: { width: 360, height: 740 } }, async (page) => {
    await isLive(page);
    const items = page.locator('.term-index li:visible');
    const all = await items.count();
    await page.getByRole('combobox', { name: 'Игра' }).selectOption({ label: 'Древний ужас' });
    await page.getByText(/^Наш/).waitFor();
    const own = await items.count();
    assert.ok(own > 100 && own < all, `${own} of ${all}`);
    const keys = page.waitForResponse('**/terms/keys.json');
    await page.getByRole('searchbox', { name: 'Отобрать термины' }).fill('нашельса');
    await keys;
    await page.getByText(/^Ничего не нашлось/).waitFor();
    // An inflected form is no name: it is found by the words that have come.
    await page.getByRole('searchbox', { name: 'Отобрать термины' }).fill('безысходности');
    await page.getByText(/^Наш/).waitFor();
    assert.match((await items.first().textContent())!, /Безысходность|Древний ужас/);
  }));
