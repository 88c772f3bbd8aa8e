import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { openPart } from '../question.ts';
import { smallBudget } from '../small-budget.ts';
import { stage } from '../stage.ts';

const { open, address } = stage();
const PAGE = '/arkham/odds/';
/** The large number of the result once it says what is wanted. */
const says = (page: Page, percent: string) => page.getByText(percent, { exact: true }).first().waitFor();

test('the worked default is whole without JavaScript', () =>
  open(PAGE, { javaScriptEnabled: false }, async (page) => {
    // Skill 4 against 3 with the bag of «Ночь фанатички»: 10 of 16 tokens pass, and nothing is added out of sight.
    assert.match((await page.locator('.c-bar').textContent())!, /62,5\s%.*4 против 3; без карт на жетоны.*5\/8/u);
  }));

test('an address sets the calculator: the chance is the published one', () =>
  open(`${PAGE}?v=1&c=notz.standard&n=4.1.3&b=1232110000211011000`, {}, (page) => says(page, '81,3 %')));

test('a later version and a broken address are said, and the default works', async () => {
  for (const query of ['v=99&c=notz.standard', 'v=1&c=nowhere.standard&n=9.9.9', 'v=1&c=notz.standard&n=%E0%A4%A&b=zz'])
    await open(`${PAGE}?${query}`, {}, async (page) => {
      await page.locator('[role=status], [role=alert], .note').first().waitFor();
      assert.ok((await page.locator('main').textContent())!.includes('%'));
    });
});

test('a change of the difficulty changes the chance and the address', () =>
  open(PAGE, {}, async (page) => {
    await says(page, '62,5 %');
    const before = page.url();
    await openPart(page, 'difficulty');
    await button(page, 'Сложность проверки: больше').click();
    await page.waitForFunction((old) => location.href !== old, before);
    assert.match(new URL(page.url()).search, /v=1/);
  }));

test('a term leads to the calculator set to illustrate it', () =>
  open('/arkham/terms/frost-tokens/', {}, async (page) => {
    await page.getByRole('link', { name: /Посчитать/ }).click();
    await page.waitForURL('**/arkham/odds/?v=1*');
    assert.equal(new URL(page.url()).origin, new URL(address('/')).origin);
  }));

/** The largest bag in a scenario whose cultists ask for another token and fail with a curse. */
const LARGEST = 'v=1&c=tic.standard&s=the-lair-of-dagon&n=4.1.3&b=2332221101322211aa8';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const result = (page: Page) => page.locator('.odds .c-bar .c-big strong').textContent();

test('a large question is begun only when asked, shows how far it is, can be stopped and begun again, and the page answers meanwhile', () =>
  open(
    `${PAGE}?${LARGEST}&e=lucky-dice`,
    {},
    async (page) => {
      await button(page, 'Считать всё равно').waitFor();
      assert.equal(await button(page, 'Остановить').count(), 0, 'begun only when asked');
      await button(page, 'Считать всё равно').click();
      await page.locator('progress').waitFor();
      assert.ok(
        await page.evaluate(
          () => new Promise((resolve) => setTimeout(() => resolve(document.querySelector('progress') !== null))),
        ),
        'the page works before the counting is done',
      );
      await button(page, 'Остановить').click();
      await page.getByText('Счёт остановлен.').waitFor();
      await page.locator('progress').waitFor({ state: 'detached' });
      await button(page, /^Считать$/).click();
      await button(page, 'Остановить').waitFor();
    },
    { first: [smallBudget] },
  ));

test('a question beyond the memory is not begun at all', () =>
  open(`${PAGE}?${LARGEST}&e=lucky-dice_strong-armed_third-times-a-charm`, {}, async (page) => {
    await page.getByText('не хватит памяти').waitFor();
    assert.equal(await button(page, 'Считать всё равно').count(), 0);
  }));

test('the worker answers, with the number of tokens as a table', () =>
  open(`${PAGE}?v=1&c=notz.standard&n=4.1.3&b=1232110000211011aa8&e=olive-mcbride-2`, {}, async (page) => {
    // The default example has no table of tokens: its presence proves the answer to the address.
    await page.locator('.c-bars tbody tr', { hasText: 'жетона' }).first().waitFor({ state: 'attached' });
    assert.match((await result(page))!, /^\d+(,\d)?\s%$/u);
    await eventually(async () => {
      const rows = await page.locator('.c-bars tbody tr', { hasText: 'жетон' }).allTextContents();
      assert.match(rows[0]!, /^4.жетона/u);
      assert.match(rows.at(-1)!, /больше/u);
    });
  }));

test('a card that excludes another says so next to its control', () =>
  open(`${PAGE}?v=1&c=notz.standard&n=4.1.3&e=olive-mcbride`, {}, async (page) => {
    await openPart(page, 'cards');
    await page.locator('.o-group summary', { hasText: 'Вытянуть другой жетон' }).click();
    const card = page.locator('.o-card', { hasText: 'Венди Адамс' }).first();
    await card.getByText('Нельзя вместе с').waitFor();
    assert.ok(await card.getByRole('checkbox').isDisabled());
    await page.getByRole('checkbox', { name: /^Оливия Макбрайд\s*Тянете 3/u }).uncheck();
    await card.getByText('Нельзя вместе с').waitFor({ state: 'detached' });
    assert.ok(await card.getByRole('checkbox').isEnabled());
  }));

test('an address that names what a bag does not have says what came and what is used instead', () =>
  open(`${PAGE}?v=1&c=rougarou.easy&n=4.1.3&s=the-gathering`, {}, async (page) => {
    for (const word of [
      'пришло: лёгкий',
      'есть: обычный, сложный',
      'взят обычный',
      'пришло: «Встреча»',
      'памятка снята',
    ])
      await page.getByRole('alert').filter({ hasText: word }).waitFor();
  }));

test('the page says that the browser refuses to copy or to keep, and the calculator works', () =>
  open(PAGE, {}, async (page) => {
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('refused');
        },
      });
    });
    await page.reload();
    await says(page, '62,5 %');
    await page.locator('summary', { hasText: 'Ответ одной фразой' }).click();
    await button(page, 'Скопировать ссылку').click();
    await page.getByText('Браузер не дал скопировать').waitFor();
    await openPart(page, 'difficulty');
    await button(page, 'Сложность проверки: больше').click();
    await page.waitForFunction(() => !document.querySelector('.odds .c-bar .c-big')!.textContent.includes('62,5'));
  }));
