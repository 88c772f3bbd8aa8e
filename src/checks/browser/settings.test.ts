/** The page of settings: a choice holds on other pages, a file goes out and in, everything is erased. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open, address } = stage();
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByLabel(name, { exact: true }).check();
const live = (page: Page) => page.locator('.settings[data-live=true]').waitFor();
const says = (page: Page, part: string, text: RegExp) =>
  page.locator(`.${part} [role=status]`).filter({ hasText: text }).waitFor();
const records = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const load = (page: Page, text: string) =>
  page
    .locator('[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('what is chosen holds on the next page, before it is painted, and is shown on return', () =>
  open('/settings/', {}, async (page) => {
    await live(page);
    assert.equal(await page.getByLabel('Показывает короткий ответ').isChecked(), true);
    const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    const before = await size();
    await choose(page, 'Тема', 'Тёмная');
    await choose(page, 'Размер текста', 'Самый крупный');
    await choose(page, 'Нажатие на термин', 'Сразу открывает страницу');
    await choose(page, 'Движение', 'Без движения');
    await page.goto(address('/arkham/rules/enemies/'));
    const { theme, look } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    assert.deepEqual([theme, look?.split(' ').toSorted()], ['dark', ['larger', 'plain', 'still']]);
    assert.ok((await size()) > before * 1.2);
    const [term, path] = [page.locator('.prose a.term').first(), new URL(page.url()).pathname];
    await term.click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goto(address('/settings/'));
    await live(page);
    for (const name of ['Тёмная', 'Самый крупный', 'Сразу открывает страницу', 'Без движения'])
      assert.ok(await page.getByLabel(name, { exact: true }).isChecked(), name);
    await choose(page, 'Тема', 'Как на устройстве');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), undefined);
  }));

test('the edition is that of the pages of its game', () =>
  open('/settings/', {}, async (page) => {
    await live(page);
    await page.locator('[data-edition-of=arkham][value="2"]').check();
    await page.goto(address('/arkham/'));
    assert.equal(await page.evaluate(() => document.documentElement.dataset.edition), '2');
  }));

test('everything goes out as a file and comes in again; another file changes nothing, and the page says why', () =>
  open('/arkham/terms/doom/', {}, async (page) => {
    await page.goto(address('/settings/'));
    await live(page);
    await choose(page, 'Тема', 'Тёмная');
    const kept = await records(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Сохранить в файл' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^pravilarium-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    await page.getByRole('button', { name: 'Стереть', exact: true }).click();
    await page.getByRole('button', { name: 'Точно стереть' }).click();
    await says(page, 'erase', /Всё стёрто/);
    assert.deepEqual(await records(page), {});
    await load(page, text.slice(1));
    await says(page, 'kept', /не JSON/);
    await load(page, '{}');
    await says(page, 'kept', /не с этого сайта/);
    assert.deepEqual(await records(page), {});
    await load(page, text);
    await says(page, 'kept', /Загружено: \d+\s+запис/);
    assert.deepEqual(await records(page), kept);
    assert.ok(await page.getByLabel('Тёмная', { exact: true }).isChecked());
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  }));
