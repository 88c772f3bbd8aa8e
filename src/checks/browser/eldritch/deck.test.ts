/** The Mythos deck: its example, cards drawn by touch, another sheet, own numbers, and what an address says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE } from '../calculator.ts';
import { becomes, eventually } from '../eventually.ts';
import { openFold } from '../question.ts';
import { stage } from '../stage.ts';

const PAGE = '/eldritch/deck/';
const { open } = stage();
const { big, says, isLive, press } = calculator('.el-deck');
/** A card of a colour; its button says too how many there are left. */
const draw = (page: Page, colour: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${colour} ещё \\d+$`) })
    .first()
    .click();
/** Opens the list of the Ancient Ones, types, and takes what is found. */
const pick = async (page: Page, typed: string, name: string) => {
  await page.getByRole('button', { name: /^Древний: .*, выбрать$/ }).click();
  await page.getByRole('searchbox', { name: /^Древний\./ }).fill(typed);
  await page.locator('.c-pick-list li button', { hasText: name }).first().click();
  await page.locator('.c-pick-list').waitFor({ state: 'detached' });
};

test('the deck of Azathoth and how to build it are whole without JavaScript', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match(
      (await big(page).textContent())!,
      /16\u00a0карт.*Азатот, этап\u00a01: 4\u00a0карты.*скорее жёлтая, 50\u00a0%/su,
    );
    assert.match(
      (await page.locator('.el-backs').textContent())!,
      /Этап\u00a01.*1\u00a0зелёная, 2\u00a0жёлтые, 1\u00a0синяя/su,
    );
    assert.match(
      (await page.locator('.el-setup').textContent())!,
      /Этап\u00a02: возьмите 2\u00a0зелёные, 3\u00a0жёлтые, 1\u00a0синюю/u,
    );
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('cards are drawn by touch, one is taken back, the game goes with the address and the device', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await draw(page, 'Синяя');
    await says(page, /15\u00a0карт.*скорее жёлтая, 66,7\u00a0%/su);
    const blue = page.getByRole('button', { name: /^Синяя ещё 0.*: в этом этапе таких больше нет$/ });
    assert.equal(await blue.getAttribute('aria-disabled'), 'true');
    await blue.press('Enter');
    await draw(page, 'Жёлтая');
    await says(page, '14\u00a0карт');
    await press(page, 'Шаг назад');
    await says(page, '15\u00a0карт');
    for (const name of ['Жёлтая', 'Жёлтая', 'Зелёная', 'Зелёная']) await draw(page, name);
    await says(page, /11\u00a0карт.*этап\u00a02: 5\u00a0карт/su);
    await becomes(() => page.locator('.el-backs .el-gone').count(), 5);
    await becomes(() => page.locator('.el-log li').count(), 5);
    await page.waitForURL('**o=azathoth&d=byygg**');
    await page.goto(page.url().split('?')[0]!);
    await says(page, '11\u00a0карт');
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('the Ancient One is chosen above the colours, whose names are clear of their buttons', () =>
  open(PAGE, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await isLive(page);
    const sheet = (await page.getByRole('button', { name: /^Древний: .*, выбрать$/ }).boundingBox())!;
    const colours = (await page.locator('.el-colours').boundingBox())!;
    assert.ok(sheet.y + sheet.height <= colours.y, `${sheet.y} + ${sheet.height}, ${colours.y}`);
    const clear = await page.locator('.el-colours button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('span:not([data-colour]):not(.el-token)')!);
        const [word, edge] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.min(word.left - edge.left, edge.right - word.right);
      }),
    );
    assert.ok(
      clear.every((room) => room >= 8),
      clear.join(),
    );
  }));

test('a new game can be taken back until its first card; another sheet is another game', () =>
  open(`${PAGE}?v=1&o=azathoth&d=yg`, {}, async (page) => {
    await isLive(page);
    await says(page, '14\u00a0карт');
    await press(page, 'Новая партия');
    await says(page, '16\u00a0карт');
    await press(page, 'Вернуть прежнюю партию');
    await says(page, '14\u00a0карт');
    await pick(page, 'cthul', 'Ктулху');
    await says(page, /15\u00a0карт.*Ктулху, этап\u00a01: 4\u00a0карты/su);
    await page.locator('#el-setup summary', { hasText: 'Ктулху' }).waitFor();
    await press(page, 'Вернуть прежнюю партию');
    await says(page, /14\u00a0карт.*Азатот/su);
    await press(page, 'Новая партия');
    await draw(page, 'Синяя');
    await press(page, 'Новая партия');
    await says(page, '16\u00a0карт');
  }));

test('own numbers: what does not fit them is said and not lost', () =>
  open(`${PAGE}?v=1&o=azathoth&d=yb`, {}, async (page) => {
    await isLive(page);
    await pick(page, 'свои', 'Свои числа');
    await press(page, 'Этап\u00a01, синие: меньше');
    const alert = page.getByRole('alert').filter({ hasText: 'Карта 2 — синяя' });
    await alert.waitFor();
    await becomes(() => page.locator('.el-log li[data-out]').count(), 1);
    await press(page, 'Этап\u00a01, синие: больше');
    await alert.waitFor({ state: 'detached' });
    await page.waitForURL('**s=1.2.1_2.3.1_2.4.0&d=yb**');
  }));

test('the last card is not yet the end', () =>
  open(`${PAGE}?v=1&o=azathoth&d=ygybggyyybgyyyg`, {}, async (page) => {
    await isLive(page);
    await says(page, /1\u00a0карта.*следующая жёлтая/su);
    await draw(page, 'Жёлтая');
    await says(page, /Карт нет.*колода пуста.*взять неоткуда/su);
    await openFold(page, 'el-when');
    await page.locator('.el-end', { hasText: 'Карт больше нет. Если сыщики не победят' }).waitFor();
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&o=cthulhu`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, 'Азатот');
    await page.goto(`${page.url().split('?')[0]!}?v=1&o=cthulhu&d=yz`);
    await page.getByRole('alert').filter({ hasText: 'yz' }).waitFor();
    await says(page, /15\u00a0карт.*Ктулху/su);
  }));

test('an insane game lacks cards of the core box, a box more has them; the link says both', () =>
  open(`${PAGE}?boxes=core`, PHONE, async (page) => {
    await isLive(page);
    await page.locator('.el-inputs summary', { hasText: /^Сложность/u }).click();
    await page.getByLabel('Сложность игры').selectOption('insane');
    const lacks = page.locator('.el-inputs [role=status]', { hasText: 'не хватает' });
    await lacks.filter({ hasText: /4\sжёлтых/u }).waitFor();
    await page.waitForURL('**g=insane&b=core');
    await page.getByRole('checkbox', { name: 'Хребты Безумия', exact: true }).check();
    await lacks.waitFor({ state: 'detached' });
    await page.waitForURL('**g=insane&b=core.mountains-of-madness');
    await openFold(page, 'el-how-hard');
    const hard = page.locator('#el-how-hard tbody tr').last();
    await hard.filter({ hasText: /100\s%.*16/su }).waitFor();
    await openFold(page, 'el-setup');
    await page.locator('.el-setup li').first().filter({ hasText: 'трудные карты' }).waitFor();
    await eventually(async () =>
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.viewport.width),
    );
  }));
