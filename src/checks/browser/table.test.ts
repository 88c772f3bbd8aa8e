/** The round at the table: stepped with a thumb, kept on the device, sent by a link. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from './eventually.ts';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 } };
const isLive = (page: Page) => page.locator('.t-table[data-live=true]').waitFor();
const title = (page: Page) => page.locator('#t-step');
const onward = (page: Page) => page.locator('.t-next');
const stepTitled = async (page: Page, step: string) => page.waitForURL(`**step=${step}*`);
const counter = (page: Page, name: string) =>
  page.locator('.t-counters').getByRole('group', { name }).locator('output');

for (const game of ['arkham', 'hellboy', 'foursouls', 'eldritch', 'echo'])
  test(`a whole pass is stepped through, and the next one begins: ${game}`, () =>
    open(`/${game}/round/`, PHONE, async (page) => {
      await isLive(page);
      await onward(page).click();
      const steps = await page.evaluate(async (most) => {
        const textAt = (place: string) => document.querySelector(place)!.textContent;
        const [pass, seen] = [textAt('.t-where b'), new Set<string>()];
        for (let presses = 0; presses < most && textAt('.t-where b') === pass; presses += 1) {
          seen.add(textAt('#t-step'));
          document.querySelector<HTMLElement>('.t-next')!.click();
          await new Promise(requestAnimationFrame);
        }
        return seen.size;
      }, 40);
      assert.ok(steps >= 6, `only ${steps} steps after the first`);
      await page.waitForURL('**pass=2*');
    }));

test('the button stays in its place, a step begins at the top of the screen, and its name is said', () =>
  open('/echo/round/', PHONE, async (page) => {
    await isLive(page);
    const bottom = () => onward(page).evaluate((button) => Math.round(button.getBoundingClientRect().bottom));
    const place = await bottom();
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => scrollTo(0, 600));
      const before = await title(page).textContent();
      await onward(page).click();
      await page.waitForFunction((was) => document.querySelector('#t-step')?.textContent !== was, before);
      const now = (await title(page).textContent())!;
      await page.locator('#t-now > [role=status]', { hasText: now }).waitFor({ state: 'attached' });
      await page.waitForFunction(() => {
        const { top } = document.querySelector('#t-now')!.getBoundingClientRect();
        return top >= 0 && top < 80;
      });
      await becomes(bottom, place);
    }
  }));

test('the counters open at the thumb, and what they say is above the step', () =>
  open('/eldritch/round/?v=1&counters=1.0.0.5&players=~~', PHONE, async (page) => {
    await isLive(page);
    await page.locator('.t-open').click();
    await page.locator('.t-over').getByRole('button', { name: 'Безысходность: меньше' }).click();
    await page.locator('.t-warnings', { hasText: 'пробуждается' }).waitFor();
    await page.locator('.t-open[aria-expanded=true]').click();
    await page.locator('.t-over').waitFor({ state: 'detached' });
    await page.locator('.t-warnings a[href="#t-end"]').click();
    await page.locator('#t-end[open]').waitFor();
  }));

test('the confrontation of Hellboy has other steps and counters', () =>
  open('/hellboy/round/', PHONE, async (page) => {
    await isLive(page);
    await page.locator('.t-open').click();
    await page.locator('.t-over').getByRole('radio', { name: 'Противостояние', exact: true }).check();
    await page.locator('.t-over').getByRole('group', { name: 'Здоровье босса' }).waitFor();
    await page.waitForURL('**with=stage.confrontation*');
    await onward(page).click();
    await stepTitled(page, 'desperate');
  }));

test('a game without a name that a link takes the place of is kept, and one that was removed is put back', () =>
  open('/arkham/round/', PHONE, async (page) => {
    await isLive(page);
    await onward(page).click();
    await page.waitForFunction(() => (localStorage.getItem('pravilarium.arkham.table') ?? '').includes('step=turns'));
    await page.goto(`${page.url().split('?')[0]!}?v=1&pass=3&step=hunters&players=~~`);
    await isLive(page);
    await page.locator('.t-stowed').getByRole('button').click();
    await stepTitled(page, 'turns');
    const list = page.locator('details', { has: page.locator('.t-games') });
    await list.locator('summary').click();
    const games = list.locator('.t-games li');
    await games.nth(1).waitFor();
    await games.nth(1).getByRole('button', { name: 'Удалить' }).click();
    await games.nth(1).waitFor({ state: 'detached' });
    await list.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await games.nth(1).waitFor();
  }));

test('a step that changes a counter does it with its button, and the last move is undone', () =>
  open('/arkham/round/?v=1&pass=2&step=doom&players=~~', {}, async (page) => {
    await isLive(page);
    await onward(page).click();
    await counter(page, 'Безысходность в игре').filter({ hasText: /^1$/ }).waitFor();
    await stepTitled(page, 'advance');
    await page.locator('.t-dock').getByRole('button', { name: 'Отменить' }).click();
    await counter(page, 'Безысходность в игре').filter({ hasText: /^0$/ }).waitFor();
    await stepTitled(page, 'doom');
  }));

test('a threshold that is reached is said aloud', () =>
  open('/arkham/round/?v=1&counters=6.7.0&players=~~', {}, async (page) => {
    await isLive(page);
    await page.getByRole('button', { name: 'Безысходность в игре: больше' }).click();
    await page.locator('.t-warnings[role=status] a').waitFor();
  }));

test('a game that has a name is kept under it, and opened again after another one', () =>
  open('/foursouls/round/', {}, async (page) => {
    await isLive(page);
    await page
      .locator('details', { has: page.locator('.t-name') })
      .locator('summary')
      .click();
    await page.locator('.t-name input').fill('Пятница');
    await page.locator('.t-name button').click();
    await page.getByRole('button', { name: 'Игрок 1: души: больше' }).click();
    await page.waitForFunction(() => (localStorage.getItem('pravilarium.foursouls.tables') ?? '').includes('own='));
    await page.getByRole('button', { name: 'Начать новую партию' }).click();
    await page.getByRole('button', { name: 'Открыть: Пятница' }).click();
    await page.waitForURL('**own=1.3*');
  }));

test('a link leads to the step and its counters; what it says wrongly is named', () =>
  open('/eldritch/round/?v=1&step=omen&counters=9.2.1&leader=2&done=77&players=Аня~Боря~', {}, async (page) => {
    await isLive(page);
    await page.locator('.c-bad', { hasText: '77' }).waitFor();
    await counter(page, 'Безысходность').filter({ hasText: /^9$/ }).waitFor();
    await onward(page).click();
    await counter(page, 'Безысходность').filter({ hasText: /^7$/ }).waitFor();
    await page.locator('.t-more summary', { hasText: 'Боря' }).waitFor();
  }));

test('a press asks what is in the area of an agent, and his test is opened with it', () =>
  open('/hellboy/round/?v=1&step=agents&counters=0.0.2.3&players=~~', PHONE, async (page) => {
    await isLive(page);
    const groupNamed = (name: string) => page.locator('#t-now').getByRole('group', { name });
    await groupNamed('Выводки в области агента').getByRole('radio', { name: '2', exact: true }).check();
    await groupNamed('Адское пламя в области агента').getByRole('radio', { name: 'есть' }).check();
    await page.getByRole('link', { name: 'Шанс проверки' }).click();
    await page.waitForURL('**/hellboy/odds/?*n=f2x1*');
    await page.locator('.c-calc[data-live=true]').waitFor();
    const round = await page.evaluate(() => sessionStorage.getItem('pravilarium.round'));
    assert.match(round ?? '', /^\/hellboy\/round\/\?v=1&step=agents/u);
  }));

test('the Mythos deck of the round begins as the set-up says, and its cards stay from round to round', () =>
  open('/eldritch/setup/?v=1&with=yig.harder.without', PHONE, async (page) => {
    await page.locator('.s-setup[data-live=true]').waitFor();
    await page.locator('.s-dock a').click();
    const openDeck = async () => {
      await isLive(page);
      await page.locator('.t-more summary', { hasText: 'Все шаги' }).click();
      await page.getByRole('button', { name: 'Возьмите карту Мифа' }).click();
      await page.getByRole('link', { name: 'Колода Мифов' }).click();
      await page.locator('.c-calc[data-live=true]').waitFor();
    };
    await openDeck();
    assert.match(page.url(), /deck\/\?v=1&o=yig&g=harder&b=core$/u);
    await page.locator('.el-draw button:enabled').first().click();
    await page.waitForURL('**d=*');
    await page.evaluate(() => location.assign(sessionStorage.getItem('pravilarium.round')!));
    await openDeck();
    await page.waitForURL(/[?&]d=[gyb](&|$)/u);
  }));

test('without a script all steps come in order', () =>
  open('/echo/round/', { javaScriptEnabled: false }, async (page) => {
    assert.ok((await page.locator('.all-steps li:visible').count()) >= 10);
  }));

test('a step has its counters at hand, and one that is not known yet is an empty field', () =>
  open('/arkham/round/?v=1&pass=2&step=advance&players=~~&counters=5.0.0', PHONE, async (page) => {
    await isLive(page);
    const field = page.locator('#t-now').getByRole('textbox', { name: 'Порог замысла' });
    assert.deepEqual([await field.inputValue(), await field.getAttribute('placeholder')], ['', '—']);
    await field.fill('5');
    await page.locator('.t-warnings .t-alarm').waitFor();
    await onward(page).click();
    await stepTitled(page, 'encounter');
    await counter(page, 'Безысходность в игре').filter({ hasText: /^0$/ }).waitFor();
  }));
