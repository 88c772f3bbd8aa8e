/** The bar of each calculator says all its words whole on a phone, in wide letters and in letters of double size too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stage } from './stage.ts';
import { wideFont } from './wide-font.ts';

const { open } = stage();
const CALCULATORS = [
  '/arkham/odds/',
  '/foursouls/odds/',
  '/hellboy/odds/',
  '/eldritch/combat/',
  '/eldritch/test/',
  '/eldritch/assets/',
  '/eldritch/map/',
  '/eldritch/deck/',
  '/echo/battle/',
  '/echo/day/',
];
/** Width of the screen in pixels and size of the letters in per cent. */
const SEEN = [
  [320, 100],
  [360, 100],
  [320, 200],
  [360, 200],
] as const;

/** Words of the bar that are cut off by its box or parted between two lines. */
const spoiltInBar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('.c-bar .c-big')!;
    const spoilt = [...said.querySelectorAll('*')]
      .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1)
      .map((e) => `cut off: ${e.textContent}`);
    const range = document.createRange();
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) spoilt.push(`split: ${word}`);
      }
    }
    return spoilt;
  });

/** In each size of screen and letters. */
const saysAllWhole = async (page: Page) => {
  for (const [width, letters] of SEEN) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, letters);
    assert.deepEqual(await spoiltInBar(page), [], `${width} px, letters at ${letters} %`);
  }
};

for (const path of CALCULATORS)
  test(`the bar of ${path} says all its words whole`, () =>
    // The test puts a sheet of its own in.
    open(path, { viewport: { width: 360, height: 800 }, hasTouch: true, bypassCSP: true }, async (page) => {
      await page.locator('.c-calc[data-live=true] .c-bar').first().waitFor();
      await page.addStyleTag({ content: (await wideFont(page)).css });
      await saysAllWhole(page);
      const keep = page.locator('.c-keep');
      if ((await keep.count()) === 0) return;
      await keep.click();
      await page.locator('.c-was').waitFor();
      await saysAllWhole(page);
    }));
