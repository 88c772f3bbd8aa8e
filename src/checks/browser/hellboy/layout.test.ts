/** The calculator of dice on narrow screens: nothing sticks out, no word is split, every target fits a thumb. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { AXE, findsNothing, THEMES } from '../axe.ts';
import { becomes } from '../eventually.ts';
import { spoiltNow } from '../laid-out-text.ts';
import { misfitsOn } from '../misfits.ts';
import { stage } from '../stage.ts';
import { wideFont } from '../wide-font.ts';

const { open } = stage();
const PAGE = '/hellboy/odds/';
const isSettled = (page: Page) =>
  page.locator('.hb-odds[data-live=true]:has(.c-bar [aria-busy=false]) .c-results > [aria-busy=false]').waitFor();
/** Everything is unfolded, the editor of faces too. */
const openFolds = async (page: Page) => {
  await page.getByRole('button', { name: 'Ввести свои' }).click();
  await page.waitForFunction(() => {
    const folded = document.querySelectorAll('main details:not([open])');
    for (const details of folded) details.toggleAttribute('open', true);
    // What is opened is counted then, and pale meanwhile.
    return folded.length === 0 && document.querySelector('progress, [aria-busy=true]') === null;
  });
};
const QUESTIONS: readonly (readonly [title: string, query: string])[] = [
  ['the example', ''],
  ['a shot with everything around', '?v=1&a=shoot&l=oyooo&n=f1i1t2w1b1h1p1m1x1s1&o=2.3&g=reach.4'],
  ['a defence by two dice', '?v=1&a=defend-ranged&n=a1w2&c=or'],
  ['attacks in a row', '?v=1&q=series&s=5.damage'],
  ['a siege', '?v=1&q=siege&k=4.5.1.2.1.4~5.0_5.-1_6.1.far'],
  ['a siege of an outstanding agent', '?v=1&q=siege&l=oyooo'],
  ['hellfire', '?v=1&q=throws&t=hellfire.2.0'],
];
/** Choices whose words come closer to their frame than 3 px, or leave it. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.c-chips label')].flatMap((label) => {
      const frame = label.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(label.querySelector('span')!);
      const words = range.getBoundingClientRect();
      return Math.min(words.left - frame.left, frame.right - words.right) < 3 ? [label.textContent] : [];
    }),
  );
test('words keep off the frame of their choice, and no table or heading is split, in letters of double size too', () =>
  open(
    `${PAGE}?v=1&q=siege&l=oyooo`,
    { viewport: { width: 320, height: 800 }, hasTouch: true, bypassCSP: true },
    async (page) => {
      await isSettled(page);
      for (const size of ['100%', '200%']) {
        await page.addStyleTag({ content: `html { font-size: ${size} }` });
        for (const width of [320, 360, 412]) {
          await page.setViewportSize({ width, height: 800 });
          assert.deepEqual(await overlaps(page), [], `${size}, ${width} px`);
          const spoilt = (await spoiltNow(page)).filter(({ at }) => /^<(?:h2|th|legend|label)/.test(at));
          assert.deepEqual(spoilt, [], `${size}, ${width} px`);
        }
      }
    },
  ));

for (const [title, query] of QUESTIONS)
  test(title, (t) =>
    open(
      PAGE + query,
      { viewport: { width: 360, height: 800 }, hasTouch: true, reducedMotion: 'reduce', bypassCSP: true },
      async (page) => {
        await isSettled(page);
        await openFolds(page);
        await page.evaluate(AXE);
        for (const theme of THEMES)
          await t.test(`axe finds nothing: ${title}, ${theme}`, () => findsNothing(page, theme, 'with targets'));
        const css = (await wideFont(page)).css;
        for (const width of [320, 412, 1280])
          await t.test(`nothing sticks out sideways and every target is 44 px: ${title}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await becomes(() => misfitsOn(page), { wide: 0, small: [] });
          });
        await page.addStyleTag({ content: css });
        for (const width of [320, 412])
          await t.test(`no word is split: ${title}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            assert.deepEqual(await spoiltNow(page), []);
          });
      },
    ),
  );

test('text at 200 %: what the calculator draws stays within the page', () =>
  open(PAGE, { viewport: { width: 412, height: 800 }, hasTouch: true, bypassCSP: true }, async (page) => {
    await isSettled(page);
    await openFolds(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.hb *')]
        .filter((e) => e.checkVisibility() && e.closest('.c-said, .c-scroll table') === null)
        .filter(
          (e) => e.getBoundingClientRect().right > document.querySelector('.hb')!.getBoundingClientRect().right + 24,
        )
        .map((e) => e.outerHTML.slice(0, 100)),
    );
    assert.deepEqual(wide, []);
  }));
