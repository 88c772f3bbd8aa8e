/** What is sent of the stack. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from '../stage.ts';

const { open } = stage();

test('a step of the stack is shared with what it says and its address, from the door and from a worked case', async () => {
  for (const [path, name] of [
    ['/foursouls/stack/', 'Поделиться'],
    ['/foursouls/stack/bomb-before-miss/', 'Поделиться шагом'],
  ] as const)
    await open(path, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'share', {
          value: (what: ShareData) => Promise.resolve(void Object.assign(window, { sent: what })),
          configurable: true,
        }),
      );
      await page.locator('.stack[data-live=true]').waitFor();
      await page.locator('.k-jump select').selectOption({ index: 4 });
      await page.locator('.k-event').filter({ hasText: 'Шаг 4' }).waitFor();
      await page.locator('.stack').getByRole('button', { name, exact: true }).tap();
      const { text, url } = await page.evaluate(
        () => (window as unknown as { sent: { text: string; url: string } }).sent,
      );
      assert.match(text, /Шаг 4\. \p{L}/u);
      assert.match(new URL(url).search, /k=/u);
    });
});
