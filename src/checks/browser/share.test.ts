/** The forms in which a page and a sentence of it are shared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes, eventually, saysMeanwhile } from './eventually.ts';
import { stage } from './stage.ts';

const { open, address } = stage();
const PATH = '/arkham/terms/doom/';
const WITH_CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const press = (page: Page, form: string) =>
  page.locator('.formats:visible').getByRole('button', { name: form, exact: true }).click();

test('one press copies the link; then the page goes as text, Markdown and BBCode with its answer', () =>
  open(PATH, WITH_CLIPBOARD, async (page) => {
    const [title, answer] = [await page.locator('h1').innerText(), (await page.locator('.lead').innerText()).trim()];
    await saysMeanwhile(page, '.titled [role=status]', 'Ссылка скопирована', () =>
      page.getByRole('button', { name: 'Поделиться' }).click(),
    );
    assert.ok((await clipboardText(page)).endsWith(address(PATH)));
    await saysMeanwhile(page, '.formats button', 'Скопировано', () => press(page, 'Текст'));
    await becomes(() => clipboardText(page), `${title}. ${answer}\n${address(PATH)}`);
    for (const [form, start] of [
      ['Markdown', `**[${title}](${address(PATH)}).** `],
      ['BBCode', `[b][url=${address(PATH)}]${title}[/url].[/b] `],
    ] as const) {
      await press(page, form);
      await eventually(async () => assert.equal((await clipboardText(page)).slice(0, start.length), start));
    }
  }));

test('a selected sentence goes with a link that opens at it', () =>
  open(PATH, WITH_CLIPBOARD, async (page) => {
    await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('.lead')!);
    });
    const sentence = (await page.locator('.lead').innerText()).trim().replaceAll(/\s+/g, ' ');
    /** What is copied of the selection in its turn. */
    const textWith = async (words: string) => {
      await press(page, 'Текст');
      await eventually(async () =>
        assert.ok((await clipboardText(page)).startsWith(`«${words}»\n`), await clipboardText(page)),
      );
      return clipboardText(page);
    };
    assert.match(await textWith(sentence), /#:~:text=/);
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await page.locator('.formats.quote').waitFor({ state: 'hidden' });
    // Chromium finds the sentence and scrolls to it; the lead is in sight in either case, so a later one is asked for.
    const later = page.locator('.prose p').last();
    await later.evaluate((paragraph) => getSelection()!.selectAllChildren(paragraph));
    const wordsOfLater = (await later.innerText()).trim().replaceAll(/\s+/g, ' ');
    const link = (await textWith(wordsOfLater)).split(': ').at(-1)!;
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForFunction(() => scrollY > 0);
  }));
