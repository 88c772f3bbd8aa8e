/** What is sent of the stack. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes, saysMeanwhile } from '../eventually.ts';
import { openFold } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const DOOR = '/foursouls/stack/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const live = (page: Page) => page.locator('.stack[data-live=true]').waitFor();

test('a step of the stack is shared with what it says and its address, from the door and from a worked case', async () => {
  for (const [path, name] of [
    [DOOR, 'Поделиться'],
    ['/foursouls/stack/bomb-before-miss/', 'Поделиться шагом'],
  ] as const)
    await open(path, PHONE, async (page) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'share', {
          value: (what: ShareData) => Promise.resolve(void Object.assign(window, { sent: what })),
          configurable: true,
        }),
      );
      await live(page);
      await page.locator('.k-jump select').selectOption({ index: 4 });
      await page.locator('.k-event').filter({ hasText: 'Шаг 4' }).waitFor();
      await page.locator('.stack').getByRole('button', { name, exact: true }).tap();
      await page.waitForFunction(() => 'sent' in window);
      const { text, url } = await page.evaluate(
        () => (window as unknown as { sent: { text: string; url: string } }).sent,
      );
      assert.match(text, /Шаг 4\. \p{L}/u);
      assert.match(new URL(url).search, /k=/u);
    });
});

test('a worked case and a table are sent with their words and their link', () =>
  open(
    '/foursouls/stack/three-responses/',
    { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
    async (page) => {
      const clipboardText = () => page.evaluate(() => navigator.clipboard.readText());
      await saysMeanwhile(page, '.titled .shared', 'Ссылка скопирована', () =>
        page.locator('.titled').getByRole('button', { name: 'Поделиться' }).click(),
      );
      assert.match(await clipboardText(), /Три ответа подряд\. .*Реликвия[^]*\nhttp\S*three-responses\/$/u);
      await page.goto(new URL(DOOR, page.url()).href);
      await live(page);
      await saysMeanwhile(page, '.c-sent-word', 'Ответ и ссылка скопированы', () =>
        page.locator('.k-title').getByRole('button', { name: 'Поделиться' }).click(),
      );
      assert.match(await clipboardText(), /^Три ответа подряд\. Шаг \d+\. .+\nhttp\S*\/foursouls\/stack\/\?v=1/u);
    },
  ));

test('the exported text is headed by the name of the reader’s own table', () =>
  open(DOOR, { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await live(page);
    const copiedText = async () => {
      await openFold(page, 'k-log');
      await page.getByRole('button', { name: 'Скопировать текстом' }).click();
      await page.locator('.c-copied', { hasText: 'Разбор скопирован' }).waitFor();
      return (await page.evaluate(() => navigator.clipboard.readText())).split('\n')[0];
    };
    await becomes(copiedText, 'Три ответа подряд');
    await page.locator('.k-quick').getByRole('button', { name: 'К столу' }).click();
    await becomes(copiedText, 'Атака: Образцовый монстр.');
  }));
