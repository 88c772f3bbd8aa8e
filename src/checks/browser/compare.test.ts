/** Two plans compared, by each calculator that compares. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { AXE, findsNothing, THEMES } from './axe.ts';
import { becomes, eventually, saysMeanwhile } from './eventually.ts';
import { openPart } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/**
 * A press that changes the chance, the change as the bar words it, and the part of the question that holds the button.
 */
const CALCULATORS: Readonly<Record<string, readonly [more: string, was: string, part?: string]>> = {
  '/arkham/odds/': ['Сложность проверки: больше', 'было 62,5 %, −25 п. п.', 'difficulty'],
  '/foursouls/odds/': ['Здоровье сейчас: больше', 'было 18,8 %, +15,6 п. п.', 'who'],
  '/hellboy/odds/': ['Стойкость: больше', 'было 88,1 %, −8,1 п. п.', 'enemy'],
  '/eldritch/combat/': ['Улики: больше', 'было 25,9 %, +14,8 п. п.', 'numbers-1'],
  '/eldritch/test/': ['Лучший бонус карты: больше', 'было 80,2 %, +6,6 п. п.', 'cards'],
  '/echo/battle/': ['Внимательность: больше', 'было 45,8 %, +2,2 п. п.', 'detective-1'],
};

const keep = (page: Page) => page.locator('.c-keep');
const isAnswered = (page: Page) => page.locator('.c-calc[data-live=true] .c-bar [aria-busy=false]').waitFor();
/** What the bar says of the plan that was kept. */
const says = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('.c-was')?.textContent.replaceAll('\u00a0', ' ') === wanted,
    text,
  );
const comparison = (page: Page) => page.locator('.c-compare');
/** The answer that was kept, and the present one. */
const sides = async (page: Page) =>
  (await comparison(page).locator('dd b').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
/** Where the bar and the actions below it are. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const { x, width, height } = document.querySelector('.c-bar')!.getBoundingClientRect();
    const doors = [...document.querySelectorAll('.c-doors > *')].map((e) => e.getBoundingClientRect());
    return [[x, width, height], ...doors.map((d) => [d.x, d.width, d.height])].map((one) => one.map(Math.round));
  });
/** How much moves from the first press on. */
const watchShifts = () => {
  const seen = Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (document.querySelector('.c-was') !== null)
        seen.shifted += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const [path, [more, was, part]] of Object.entries(CALCULATORS)) {
  test(`${path} compares its plans, and neither bar nor buttons move`, () =>
    open(
      path,
      PHONE,
      async (page) => {
        await isAnswered(page);
        await openPart(page, part);
        const places = await placesOf(page);
        assert.equal(await keep(page).innerText(), 'Сравнить');
        await keep(page).click();
        await page.locator('.c-was').waitFor();
        await keep(page).filter({ hasText: 'Отменить' }).waitFor();
        await becomes(() => placesOf(page), places);
        await page.getByRole('button', { name: more }).first().click();
        await says(page, was);
        await becomes(() => placesOf(page), places);
        const shifted = await page.evaluate(() => (globalThis as unknown as { readonly shifted: number }).shifted);
        // The comparison pushes down what is below it.
        assert.ok(shifted < 0.05, String(shifted));
        const [before, change] = was.replace('было ', '').split(', ') as [string, string];
        await becomes(async () => (await sides(page))[0], before);
        await eventually(async () => {
          const text = (await comparison(page).textContent())!.replaceAll('\u00a0', ' ');
          assert.ok(text.includes(change), `${change}: ${text}`);
        });
        await comparison(page)
          .getByRole('button', { name: /^Вернуть/ })
          .click();
        await becomes(() => sides(page), [before, before]);
        await page.locator('.c-bar strong').getByText(before, { exact: true }).waitFor();
        await comparison(page).getByRole('button', { name: 'Убрать сравнение' }).click();
        await comparison(page).waitFor({ state: 'detached' });
        await keep(page).click();
        await page.locator('.c-was').waitFor();
        await keep(page).click();
        await page.locator('.c-was').waitFor({ state: 'detached' });
        await comparison(page).waitFor({ state: 'detached' });
        await becomes(() => placesOf(page), places);
      },
      { first: [watchShifts] },
    ));

  test(`${path} leads from its bar to the comparison, in sight below it`, () =>
    open(path, PHONE, async (page) => {
      await isAnswered(page);
      await keep(page).click();
      await page.locator('.c-compare').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('.c-was').click();
      await page.waitForFunction(() => {
        const { top } = document.querySelector('.c-compare')!.getBoundingClientRect();
        return top >= document.querySelector('.c-bar')!.getBoundingClientRect().bottom && top < innerHeight / 2;
      });
    }));

  test(`${path} shows no button to compare without JavaScript`, () =>
    open(path, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      assert.equal(await keep(page).isVisible(), false);
    }));
}

test('the sign below the answer sends the sentence together with its link: by the sheet of the system, else by the clipboard', () =>
  open('/arkham/odds/', { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await isAnswered(page);
    const sign = page.locator('.c-shown').getByRole('button', { name: 'Поделиться' });
    await saysMeanwhile(page, '.c-sent-word', 'Ответ и ссылка скопированы', () => sign.click());
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /62,5\s%[^]*\nhttp[^ ]*\/arkham\/odds\/\?v=1/u);
    const sent = await page.evaluate(
      () =>
        new Promise<ShareData>((resolve) => {
          Object.assign(navigator, { share: (what: ShareData) => Promise.resolve(resolve(what)) });
          document.querySelector<HTMLButtonElement>('.c-send')!.click();
        }),
    );
    assert.match(sent.text!, /62,5\s%/u);
    assert.match(sent.url!, /\/arkham\/odds\/\?v=1/);
  }));

test('axe finds nothing in a bar that compares and in numbers that are typed, in both themes', () =>
  open('/echo/battle/', PHONE, async (page) => {
    await isAnswered(page);
    await keep(page).click();
    await page.locator('.c-compare').waitFor();
    // What is counted is pale.
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    await page.evaluate(AXE);
    for (const theme of THEMES) await findsNothing(page, theme);
  }));
