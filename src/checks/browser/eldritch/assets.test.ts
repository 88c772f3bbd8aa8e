/** The calculator of acquiring assets: its example, the reserve, the loan, both aims, addresses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE } from '../calculator.ts';
import { openFold, openPart } from '../question.ts';
import { stage } from '../stage.ts';

const PAGE = '/eldritch/assets/';
const { open } = stage();
const { big, says, isLive, press, choose } = calculator('.el-tests');
/** How much the card in a place of the reserve is wanted. */
const want = async (page: Page, place: number, name: string) => {
  await openPart(page, 'reserve');
  await page.locator('.et-place').nth(place).getByRole('radio', { name, exact: true }).check();
};
const baskets = async (page: Page) =>
  (await page.locator('.c-ways li').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));

test('the example of the rulebook is whole without JavaScript', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match(
      (await big(page).textContent())!,
      /80,2\u00a0%.*Хоть одна карта: общение, 4\u00a0кубика.*точно 65\/81/su,
    );
    assert.deepEqual(await baskets(page), [
      '0: ничего 19,8 %',
      '1–2: Револьвер 38-го калибра 69,1 %',
      'от 3: Револьвер 38-го калибра и Святой крест 11,1 %',
    ]);
    assert.match((await page.locator('.et-wide').textContent())!, /16\/81.*56\/81.*1\/9/su);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('a card is found by its name, in Russian and in English, and what is wanted more goes first', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'reserve');
    await page.getByRole('button', { name: /^Карта 1: .*, выбрать$/ }).click();
    const field = page.getByRole('searchbox', { name: /^Карта 1\./ });
    await field.fill('оккультн');
    await page.locator('.c-pick-list li button', { hasText: 'Оккультная книга' }).waitFor();
    for (const [typed, name] of [
      ['револьвер', 'Револьвер 38-го калибра'],
      ['дробовик', 'Двуствольный дробовик'],
      ['топор', 'Топор'],
      ['динамит', 'Dynamite'],
    ] as const) {
      await field.fill(typed);
      await page.locator('.c-pick-list li button', { hasText: name }).waitFor();
    }
    await field.fill('whisk');
    await field.press('Enter');
    await page.locator('.c-ways').getByText('Виски').first().waitFor();
    // The list of the next place has opened by itself; Escape leaves it.
    await page.locator('.c-pick-list input:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.c-pick-list').waitFor({ state: 'detached' });
    await want(page, 2, 'Очень хочу');
    await page.locator('.c-ways li', { hasText: 'Оккультная книга' }).first().waitFor();
    await page.waitForURL('**c=whiskey.2_holy-cross.2_arcane-tome.3_double-barreled-shotgun.2');
    await page.getByRole('button', { name: /^Карта 4: .*, выбрать$/ }).click();
    await page.getByRole('searchbox', { name: /^Карта 4\./ }).fill('другая');
    await page.locator('.c-pick-list li button', { hasText: 'Другая карта' }).click();
    await press(page, 'Цена: меньше');
    await page.getByRole('button', { name: 'Карта 4: Другая карта, цена\u00a03, выбрать' }).waitFor();
  }));

test('four cards of the reserve are chosen in five taps: after each the list of the next opens in its field', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    let taps = 0;
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1;
      await target.tap();
    };
    await tap(page.locator('[data-part=reserve]'));
    await tap(page.getByRole('button', { name: /^Карта 1: .*, выбрать$/ }));
    for (const [at, card] of ['Топор', 'Виски', 'Оккультная книга', 'Святой крест'].entries()) {
      const field = page.getByRole('searchbox', { name: new RegExp(`^Карта ${at + 1}\\.`, 'u') });
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(card.slice(0, 5));
      await tap(page.locator('.c-pick-list li button', { hasText: card }).first());
    }
    await page.locator('.c-pick-list').waitFor({ state: 'detached' });
    await page.waitForURL('**c=axe.2_whiskey.2_arcane-tome.2_holy-cross.2');
    assert.ok(taps <= 6, `${taps} taps`);
    // A reserve that is set is changed card by card: no other list opens.
    await page.getByRole('button', { name: /^Карта 2: .*, выбрать$/ }).click();
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('динамит');
    await page.keyboard.press('Enter');
    await page.waitForURL('**c=axe.2_dynamite.2_arcane-tome.2_holy-cross.2');
    await page
      .getByRole('button', { name: /^Карта 2: .*, выбрать$/ })
      .and(page.locator(':focus'))
      .waitFor();
    assert.equal(await page.locator('.c-pick-list').count(), 0);
  }));

test('nothing wanted is said, all together is another question, a loan another answer', () =>
  open(`${PAGE}?v=1&i=diana-stanley&c=arcane-tome.3_.1.0_.2.0_.4.0`, {}, async (page) => {
    await isLive(page);
    await says(page, /^0\u00a0%/u);
    await choose(page, 'Ради карты «Очень хочу»');
    await says(page, /55,6\u00a0%.*с займом/su);
    await page.locator('.c-ways').getByText('Оккультная книга, взяв\u00a0заём').waitFor();
    await choose(page, 'Все нужные карты сразу');
    await says(page, 'Все карты за\u00a03');
    await page.waitForURL('**l=rarely&a=all');
    await want(page, 0, 'Нет');
    await page.locator('#et-result').getByText('Отметьте хотя бы одну карту').first().waitFor();
    // No aim, no chance.
    assert.doesNotMatch((await big(page).textContent())!, /%/u);
  }));

test('clues are thrown for the basket, and dice on the table say what to take', () =>
  open(`${PAGE}?v=1&i=charlie-kane&r=1.0.0.0.0&a=all&c=.2.2_.1.0_.1.0_.4.0`, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.et-rules').getByText('Перебросьте 1 кубик без успеха за улику.').waitFor();
    const roller = await openFold(page, 'et-roller');
    await roller.getByText('Ввести свой бросок').click();
    for (const [at, face] of ['6', '5', '2', '1'].entries())
      await roller.locator('fieldset').nth(at).getByRole('radio', { name: face, exact: true }).check();
    await roller.getByRole('button', { name: 'Положить эти кубики' }).click();
    await roller.locator('.et-told').getByText('Берите: Другая карта (цена\u00a02).').waitFor();
    await roller.locator('.et-told').getByText('Лучше всего: остановитесь.').waitFor();
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&a=all`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, '80,2');
    await page.goto(`${page.url().split('?')[0]!}?v=1&i=lola-hayes&c=nothing.2&l=gladly`);
    await page.getByRole('alert').filter({ hasText: 'nothing.2' }).waitFor();
    await says(page, /100\u00a0%.*с займом/su);
  }));
