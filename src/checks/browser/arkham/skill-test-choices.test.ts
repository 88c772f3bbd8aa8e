/** Investigator, bag and scenario card of the skill test: picked by name on a phone, by keyboard and by ear. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPart } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const PAGE = '/arkham/odds/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const isLive = (page: Page) => page.locator('.odds[data-live=true]').waitFor();
const head = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}.*: .*, выбрать$`) });
const field = (page: Page, label: string) => page.getByRole('searchbox', { name: new RegExp(`^${label}.*\\.`) });
const choiceOf = (page: Page, name: string) => page.locator('.c-pick-list').getByRole('button', { name });
const waitForCount = (page: Page, words: string) =>
  page.locator('.odds .c-bar', { hasText: words }).locator('.c-big[aria-busy=false]').waitFor();

test('Roland in «Ночь фанатички», 3 against 2: three taps', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'skill');
    await page.getByRole('button', { name: 'воля 3' }).tap();
    await page.getByRole('button', { name: 'Сложность проверки: меньше' }).tap();
    await waitForCount(page, '3 против 2; без карт на жетоны');
    assert.match((await page.locator('.odds .c-bar').textContent())!, /62,5\s%/u);
  }));

test('another investigator in another campaign: four taps, names found in either language', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'who');
    await field(page, 'Сыщик').fill('венди');
    await choiceOf(page, 'Венди Адамс Wendy Adams').first().tap();
    await openPart(page, 'bag');
    await field(page, 'Мешок').fill('dunwich');
    await choiceOf(page, 'Наследие Данвича The Dunwich Legacy').tap();
    await head(page, 'Мешок').filter({ hasText: 'Наследие Данвича' }).waitFor();
    // The first scenario comes with the campaign; both are in the address.
    await page.waitForURL(/c=dwl\.standard&s=extracurricular-activity&i=wendy-adams&/u);
    await openPart(page, 'skill');
    await page.getByRole('button', { name: 'ловкость 4', exact: true }).waitFor();
  }));

test('what changes with each test is above what is set once a campaign', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    const parts = await page
      .locator('[data-part]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.part));
    assert.deepEqual(parts, ['who', 'skill', 'difficulty', 'bag', 'scenario', 'level', 'cards', 'goal']);
  }));

test('a keyboard opens, filters, walks by arrows, picks and leaves; a screen reader hears what is there', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await page.locator('[data-part=who]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.c-pick-list input:focus').waitFor();
    const list = page.locator('.c-pick-list');
    // The page brings the first few itself; the rest follows.
    await list.getByRole('list', { name: 'Без класса' }).waitFor();
    await page.keyboard.type('seeker');
    await list.getByRole('list', { name: 'Хранители' }).waitFor({ state: 'detached' });
    const seekers = await list.getByRole('list', { name: 'Искатели' }).getByRole('listitem').count();
    await list.getByRole('status').getByText(`Найдено: ${seekers}`, { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await list.locator(':focus', { hasText: 'Рекс МерфиRex Murphy' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    await head(page, 'Сыщик').filter({ hasText: 'Дейзи Уокер' }).waitFor();
    await page.getByRole('button', { name: 'Сыщик: Дейзи Уокер, выбрать' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await list.locator('input:focus').waitFor();
    await page.keyboard.type('никто');
    await list.getByText('Такого сыщика в списке нет.').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }));

test('the scenario card may be taken away, and then no card is counted', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'scenario');
    await choiceOf(page, 'без памятки').tap();
    await page.getByText('Памятка не выбрана: символы считаются нулями.').waitFor();
    await page.waitForURL((url) => url.search.includes('v=1') && !url.searchParams.has('s'));
  }));

test('a rule behind a token is a link by its name, and its number is no link', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'bag');
    const row = page.getByRole('group', { name: 'Благословения' });
    assert.deepEqual(await row.getByRole('link').allTextContents(), ['Благословения']);
    await row.getByText('в игре всего 10').waitFor();
    await row.getByRole('link').tap();
    await page.waitForURL('**/arkham/terms/bless-and-curse-tokens/');
  }));

test('without JavaScript the investigator, the bag and the scenario of the example are named', () =>
  open(PAGE, { javaScriptEnabled: false }, async (page) => {
    const inputs = page.locator('.odds .o-inputs');
    for (const name of ['Роланд Бэнкс', 'Ночь фанатички', 'Встреча'])
      assert.equal(await inputs.locator('.c-set', { hasText: name }).count(), 1, name);
  }));
