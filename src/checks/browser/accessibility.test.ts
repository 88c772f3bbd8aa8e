/** What axe finds in what opens over a page, in both themes, on a phone and on a desk; of the pages themselves `page-kinds.test.ts` asks. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { AXE, findsNothing, THEMES } from './axe.ts';
import { openPart } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();

const WIDTHS = [360, 1280];

/** Things that open over a page, looked at while open. */
const OPENED: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'the search with hits',
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Что ищем' }).fill('атака');
      await page.getByRole('button', { name: 'Искать в тексте правил' }).click();
      await page.locator('.text-hits a').first().waitFor();
    },
  ],
  [
    'the search with the nearest',
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Что ищем' }).fill('внеочиредная');
      await page.locator('.search-panel .hits a').first().waitFor();
    },
  ],
  [
    'a preview',
    async (page) => {
      await page.locator('a.term').first().focus();
      await page.keyboard.press('Space');
      await page.locator('.preview b').waitFor();
    },
  ],
];

/** One test a theme, on the present page. */
const inBothThemes = async (t: TestContext, page: Page, what: string): Promise<void> => {
  const { width } = page.viewportSize()!;
  for (const theme of THEMES)
    await t.test(`axe finds nothing: ${what}, ${theme}, ${width} px`, () => findsNothing(page, theme));
};

for (const [what, act] of OPENED)
  for (const width of WIDTHS)
    test(`${what}, ${width} px`, (t) =>
      open('/arkham/terms/attack-of-opportunity/', { viewport: { width, height: 800 } }, async (page) => {
        await page.evaluate(AXE);
        await act(page);
        await inBothThemes(t, page, what);
        // It was looked at, not what it covers.
        assert.equal(await page.locator('.preview:visible, .search-dialog:visible').count(), 1);
      }));

for (const width of WIDTHS)
  test(`a long list under headings, ${width} px`, (t) =>
    open('/arkham/odds/', { viewport: { width, height: 800 } }, async (page) => {
      await page.evaluate(AXE);
      await openPart(page, 'who');
      await page.locator('.c-pick-list').getByRole('list', { name: 'Без класса' }).waitFor();
      // The whole data bring a count anew, and what is counted is pale meanwhile: the result, its drawing and the bar.
      await page.locator('#o-result > [aria-busy=false]').waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      await inBothThemes(t, page, 'a long list under headings');
      assert.equal(await page.locator('.c-pick-list:visible').count(), 1);
    }));
