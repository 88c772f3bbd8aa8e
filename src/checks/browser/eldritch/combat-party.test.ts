/** Several investigators, their things, ambush, the order by hand; fights that are too large for a page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFold, openPart, pickIn } from '../question.ts';
import { stage } from '../stage.ts';
import { PAGE, PHONE, choose, isLive, press, says } from './combat-hands.ts';

const { open } = stage();

test('who fights whom is chosen in four taps', () =>
  open(PAGE, { ...PHONE, viewport: { width: 360, height: 740 } }, async (page) => {
    await isLive(page);
    const tap = (id: string) => page.locator(`[data-part="${id}"]`).tap();
    await tap('who-1');
    await page.locator('.c-pick-list li button', { hasText: 'Акачи Оньеле' }).tap();
    await tap('foe-1');
    await page.locator('.c-pick-list li button', { hasText: /^Бьякхи/u }).tap();
    await says(page, 'Победить: Бьякхи');
    await page.locator('[data-part=who-1]', { hasText: 'Акачи Оньеле' }).waitFor();
  }));

test('two investigators, each with own numbers, in the address and on the device', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await press(page, 'Добавить сыщика');
    await says(page, 'Глубоководный, 2\u00a0сыщика');
    await pickIn(page, 'Сыщик 2', 'mark', 'Марк Хэрриган');
    await openPart(page, 'numbers-2');
    await press(page, 'Улики: больше');
    await page.waitForURL('**i=lily-chen&i2=mark-harrigan&n2=8.4.1.**');
    await page.getByRole('group', { name: 'Марк Хэрриган: числа сыщика' }).waitFor();
    const facts = await openFold(page, 'el-facts');
    await facts.getByRole('heading', { name: 'Марк Хэрриган' }).waitFor();
    const buys = await openFold(page, 'el-buys');
    await buys.getByText('Марк Хэрриган: +1 улика').waitFor();
    await page.goto(page.url().split('?')[0]!);
    await says(page, '2\u00a0сыщика');
    await openPart(page, 'who-2');
    await press(page, 'Убрать сыщика: Марк Хэрриган');
    await says(page, 'Победить: Глубоководный');
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('things are found in Russian and in English; what they do is said and counted', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'things-1');
    await pickIn(page, 'Добавить вещь', 'револьв', 'Револьвер 38-го калибра');
    // Five dice by the best bonus: 131/243.
    await says(page, '53,9');
    await page.locator('[data-part=things-1]', { hasText: 'Револьвер 38-го калибра' }).waitFor();
    await pickIn(page, 'Добавить вещь', 'keros', 'Керосин');
    await page.locator('.c-policy').getByText('Используйте карту «Керосин»: вы бросаете 8').waitFor();
    await page.waitForURL('**t=38-revolver_kerosene&m=deep-one');
    await press(page, 'Убрать: Керосин');
    await says(page, '53,9');
    await pickIn(page, 'Добавить вещь', 'другая', 'Другая вещь');
    await choose(page, 'Сохраняет при потере');
    await press(page, 'Взять вещь');
    await page.locator('.el-things').getByText('охраняет до 2').first().waitFor();
    await page.waitForURL('**t=38-revolver_.ward.2.0**');
  }));

test('the order by hand', () =>
  open(`${PAGE}?v=1&i=lily-chen&m=deep-one_shoggoth`, {}, async (page) => {
    await isLive(page);
    await choose(page, 'Мой порядок');
    await page.locator('.c-policy').getByText('сначала «Глубоководный», потом «Шоггот»').waitFor();
    await press(page, 'Поставить раньше: Шоггот');
    await page.locator('.c-policy').getByText('сначала «Шоггот», потом «Глубоководный»').waitFor();
    await page.waitForURL('**m=shoggoth_deep-one&o=given');
  }));

test('an ambush is met once', () =>
  open(`${PAGE}?v=1&i=lily-chen&m=deep-one&k=2`, {}, async (page) => {
    await isLive(page);
    await says(page, '2\u00a0раунда');
    await openPart(page, 'foe-1');
    await page.getByRole('checkbox', { name: /^Нападает из засады/ }).check();
    await page.locator('[data-part=foe-1]', { hasText: 'засада' }).waitFor();
    await says(page, '25,9');
    await page.waitForURL('**m=*deep-one&k=2');
    await openFold(page, 'el-how');
    await page.locator('.c-how').getByRole('link', { name: 'Засада' }).waitFor();
  }));

test('an unknown name of an address is reported; the rest is taken', () =>
  open(`${PAGE}?v=1&i=lily-chen&i2=nobody&t=excalibur&m=deep-one`, {}, async (page) => {
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'Не удалось прочитать вещи (пришло: excalibur)' }).waitFor();
    await alert.filter({ hasText: 'Не удалось прочитать имя сыщика 2 (пришло: nobody)' }).waitFor();
    await says(page, '25,9');
  }));

test('four against four in five rounds is too large: it is said at once, and the page goes on', () =>
  open(
    `${PAGE}?v=1&i=lily-chen&i2=mark-harrigan&i3=leo-anderson&i4=silas-marsh&m=shoggoth_gug_ghoul_deep-one&k=5`,
    PHONE,
    async (page) => {
      await isLive(page);
      await says(page, /^….*4\u00a0монстра, 4\u00a0сыщика.*слишком большой/su);
      await page.locator('.c-wait').getByText('Уберите').waitFor();
      await press(page, 'Сколько раундов: меньше');
      await says(page, 'слишком большой');
      await page.waitForURL('**k=4');
    },
  ));

test('a large fight of two is counted by the worker', () =>
  open(`${PAGE}?v=1&i=lily-chen&i2=mark-harrigan&m=deep-one_ghoul&k=3`, {}, async (page) => {
    await isLive(page);
    await page.locator('.c-big[aria-busy=false]').waitFor();
    await says(page, /\d\u00a0%.*2\u00a0сыщика/su);
  }));
