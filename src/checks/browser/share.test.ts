/** The forms in which a page and a sentence of it are shared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';

const { open, address } = stage();
const PATH = '/arkham/terms/doom/';
const WITH_CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const press = async (page: Page, form: string) => {
  const button = page.locator('.formats:visible').getByRole('button', { name: form });
  await button.click();
  await page.locator('.formats:visible').getByRole('button', { name: 'Скопировано' }).first().waitFor();
  return copied(page);
};

test('one press copies the link; then the page goes as text, Markdown and BBCode with its answer', () =>
  open(PATH, WITH_CLIPBOARD, async (page) => {
    const [title, answer] = [await page.locator('h1').innerText(), (await page.locator('.lead').innerText()).trim()];
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByRole('status').filter({ hasText: 'Ссылка скопирована' }).waitFor();
    assert.ok((await copied(page)).endsWith(address(PATH)));
    assert.equal(await press(page, 'Текст'), `${title}. ${answer}\n${address(PATH)}`);
    assert.ok((await press(page, 'Markdown')).startsWith(`**[${title}](${address(PATH)}).** `));
    assert.ok((await press(page, 'BBCode')).startsWith(`[b][url=${address(PATH)}]${title}[/url].[/b] `));
  }));

test('a selected sentence goes with a link that opens at it', () =>
  open(PATH, WITH_CLIPBOARD, async (page) => {
    await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('.lead')!);
    });
    const sentence = (await page.locator('.lead').innerText()).trim().replaceAll(/\s+/g, ' ');
    const text = await press(page, 'Текст');
    assert.ok(text.startsWith(`«${sentence}»\n`), text);
    assert.match(text, /#:~:text=/);
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await page.locator('.formats.quote').waitFor({ state: 'hidden' });
    // Chromium finds the sentence and scrolls to it; the lead is in sight in either case, so a later one is asked for.
    const later = page.locator('.prose p').last();
    await later.evaluate((paragraph) => getSelection()!.selectAllChildren(paragraph));
    const link = (await press(page, 'Текст')).split(': ').at(-1)!;
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForFunction(() => scrollY > 0);
  }));
