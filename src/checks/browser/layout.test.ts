/** Each kind of page is opened once on a phone and once on a desk, and measured there at all widths. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { isSettled } from './slow-network.ts';
import { KINDS_OF_PAGE, stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 320, height: 800 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** What leaves the screen sideways. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')]
      // What scrolls in a box of its own on purpose is cut there.
      .filter((e) => e.getBoundingClientRect().right > screen + 1 && !e.closest('.skip, [data-scrolls] *'))
      .slice(0, 5)
      .map((e) => e.outerHTML.slice(0, 120));
    const isWide = document.documentElement.scrollWidth > screen;
    return isWide ? [...wide, `${document.documentElement.scrollWidth} px of page`] : wide;
  });
/** Nothing does, as the page comes and with its calculators at work. */
const holdsAll = async (page: Page) => {
  assert.deepEqual(await sticksOut(page), []);
  await isSettled(page);
  assert.deepEqual(await sticksOut(page), []);
};

/** What the thumb is meant to hit and may miss. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.thumb a, .btn, button, select, input, summary, .letters a, .chips a, .neighbours a, .door, .game-card, .contents a, .beside li a, .toc a, .foot a, .crumbs a, .anchor, .c-how > ol a',
      ),
    ]
      .filter((e) => e.checkVisibility())
      // A box to tick is pressed by its words as well.
      .map((e) => (e.matches('[type=checkbox], [type=radio]') ? (e.closest('label') ?? e) : e))
      .map((e) => ({
        name: e.outerHTML.slice(0, 100),
        ...(({ width, height }) => ({ width, height }))(e.getBoundingClientRect()),
      }))
      .filter((b) => b.height < 43.5 || b.width < 43.5),
  );

for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
  test(kind, async (t) => {
    // The test puts a sheet of its own in.
    await open(path, { ...PHONE, bypassCSP: true }, async (page) => {
      await t.test(`nothing sticks out sideways: ${kind}, 320 px`, () => holdsAll(page));
      await t.test(`targets under the thumb are 44 px: ${kind}, 320 px`, async () =>
        assert.deepEqual(await smallTargets(page), []),
      );
      await page.setViewportSize({ width: 360, height: 800 });
      await t.test(`nothing sticks out sideways: ${kind}, 360 px`, () => holdsAll(page));
      await t.test(`targets under the thumb are 44 px: ${kind}`, async () =>
        assert.deepEqual(await smallTargets(page), []),
      );
      await page.setViewportSize({ width: 420, height: 800 });
      await t.test(`nothing sticks out sideways: ${kind}, 420 px`, () => holdsAll(page));
      await page.setViewportSize({ width: 360, height: 800 });
      await t.test(`text twice as large makes nothing scroll sideways on a phone: ${kind}`, async () => {
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        // Calculators show their controls only when they work.
        await page.waitForFunction(() => document.querySelector('main [data-live=false]') === null);
        assert.deepEqual(
          await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.querySelector('.thumb')!.scrollWidth,
          ]),
          [360, 360],
        );
      });
    });
    await open(path, DESK, (page) => t.test(`nothing sticks out sideways: ${kind}, 1280 px`, () => holdsAll(page)));
  });

for (const path of ['/arkham/terms/doom/', '/foursouls/terms/continuous-effect/', '/arkham/rules/enemies/'])
  test(`a title is larger than its English name in letters of double size: ${path}`, () =>
    open(path, { viewport: { width: 360, height: 740 }, bypassCSP: true }, async (page) => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const [title, english = 0] = await page
        .locator('h1, h1 ~ .en, .titled ~ .en')
        .evaluateAll((all) => all.map((e) => Number.parseFloat(getComputedStyle(e).fontSize)));
      assert.ok(title! > english, `${title} px, ${english} px`);
    }));

test('steps begin a thumb’s width in', () =>
  open('/eldritch/terms/delayed-investigator/', { viewport: { width: 360, height: 740 } }, async (page) => {
    const gutters = await page.locator('.steps > ol > li').evaluateAll((all) =>
      all.map((li) => {
        const words = document.createRange();
        words.selectNodeContents(li);
        return words.getBoundingClientRect().left - li.parentElement!.getBoundingClientRect().left;
      }),
    );
    assert.ok(gutters.length > 0);
    assert.ok(
      gutters.every((px) => px <= 50),
      gutters.join(),
    );
  }));

test('the thumb bar covers nothing at the end of a page', () =>
  open('/arkham/terms/doom/', { viewport: { width: 360, height: 800 } }, async (page) => {
    // What is laid out only in sight makes the page longer on the way.
    await page.waitForFunction(() => {
      scrollTo(0, document.body.scrollHeight);
      const bottom = document.querySelector('.foot')!.getBoundingClientRect().bottom;
      return bottom <= document.querySelector('.thumb')!.getBoundingClientRect().top + 1;
    });
  }));
