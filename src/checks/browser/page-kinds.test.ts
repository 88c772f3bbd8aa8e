/**
 * Each kind of page over a slow network on a phone, each template on a desk too, asked there everything that holds for all:
 * that nothing moves, sticks out or is too small for a thumb, what axe finds in both themes, what is refused. A page where
 * its template has most to hold has the parts of its template: it is looked at on the phone, and where it is wide.
 */
import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { AXE, findsNothing, THEMES } from './axe.ts';
import { lettersOutOfScale } from './letter-sizes.ts';
import { KINDS_OF_PAGE, TEMPLATES } from './page-kinds.ts';
import { listenToPolicy, refusals } from './refused.ts';
import { isSettled, movesLittle, watchPaint } from './slow-network.ts';
import { stage } from './stage.ts';

const { open } = stage();

const isTemplate = (kind: string): boolean => kind in TEMPLATES;
/** A calculator draws on a desk the parts that axe has seen on the phone. */
const isCalculator = (kind: string): boolean => kind.startsWith('calculator ');

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 740 } };

/** What leaves the screen sideways. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')]
      // What a closed fold hides keeps the layout of another width; what scrolls in a box of its own is cut there on purpose.
      .filter((e) => e.checkVisibility() && !e.closest('.skip, [data-scrolls] *'))
      .filter((e) => e.getBoundingClientRect().right > screen + 1)
      .slice(0, 5)
      .map((e) => e.outerHTML.slice(0, 120));
    const isWide = document.documentElement.scrollWidth > screen;
    return isWide ? [...wide, `${document.documentElement.scrollWidth} px of page`] : wide;
  });

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

const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 740 });
  await isSettled(page);
};

/** Waits until a calculator has all its data, which may bring a count anew: what is counted is pale meanwhile. */
const hasAll = async (page: Page): Promise<void> => {
  if ((await page.locator('astro-island').count()) === 0) return;
  await page.waitForLoadState('networkidle');
  await isSettled(page);
};

/** As the page comes, before its calculators work, and when they do. */
const comesWhole = async (page: Page): Promise<void> => {
  assert.deepEqual(await sticksOut(page), [], 'sticks out as it comes');
  await movesLittle(page);
};

const FIRST = { first: [watchPaint, listenToPolicy], isSlow: true };

const onPhone = (t: TestContext, kind: string, path: string) =>
  open(
    path,
    PHONE,
    async (page, { hurry }) => {
      await t.test(`comes whole and moves nothing: ${kind}, 360 px`, () => comesWhole(page));
      await hurry();
      await hasAll(page);
      for (const width of [320, 420, 360]) {
        await resize(page, width);
        await t.test(`nothing sticks out sideways: ${kind}, ${width} px`, async () =>
          assert.deepEqual(await sticksOut(page), []),
        );
        await t.test(`targets under the thumb are 44 px: ${kind}, ${width} px`, async () =>
          assert.deepEqual(await smallTargets(page), []),
        );
      }
      await t.test(`letters keep to the scale: ${kind}, 360 px`, async () =>
        assert.deepEqual(await lettersOutOfScale(page), []),
      );
      await page.evaluate(AXE);
      for (const theme of isTemplate(kind) ? THEMES : (['light'] as const))
        await t.test(`axe finds nothing: ${kind}, ${theme}, 360 px`, () => findsNothing(page, theme));
      if (!isTemplate(kind)) {
        await resize(page, DESK.viewport.width);
        await t.test(`nothing sticks out sideways: ${kind}, 1280 px`, async () =>
          assert.deepEqual(await sticksOut(page), []),
        );
        await resize(page, PHONE.viewport.width);
      }
      await t.test(`text twice as large makes nothing scroll sideways on a phone: ${kind}`, async () => {
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
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
    },
    FIRST,
  );

const onDesk = (t: TestContext, kind: string, path: string) =>
  open(
    path,
    DESK,
    async (page, { hurry }) => {
      await t.test(`comes whole and moves nothing: ${kind}, 1280 px`, () => comesWhole(page));
      await hurry();
      await hasAll(page);
      await t.test(`nothing sticks out sideways: ${kind}, 1280 px`, async () =>
        assert.deepEqual(await sticksOut(page), []),
      );
      await t.test(`letters keep to the scale: ${kind}, 1280 px`, async () =>
        assert.deepEqual(await lettersOutOfScale(page), []),
      );
      if (!isCalculator(kind)) {
        await page.evaluate(AXE);
        for (const theme of THEMES)
          await t.test(`axe finds nothing: ${kind}, ${theme}, 1280 px`, () => findsNothing(page, theme));
      }
      await t.test(`nothing of the page is refused: ${kind}`, async () => {
        await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
        await page.emulateMedia({ media: 'print' });
        await page.emulateMedia({ media: 'screen' });
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = !details.open;
        });
        assert.deepEqual(await refusals(page), []);
      });
    },
    FIRST,
  );

// Side by side: most of the time is the network's.
describe('every kind of page', { concurrency: 3 }, () => {
  for (const [kind, path] of Object.entries(KINDS_OF_PAGE)) {
    test(`${kind} on a phone`, (t) => onPhone(t, kind, path));
    if (isTemplate(kind)) test(`${kind} on a desk`, (t) => onDesk(t, kind, path));
  }
});
