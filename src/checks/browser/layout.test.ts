import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KINDS_OF_PAGE, stage } from './stage.ts';

const { open } = stage();

for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
  for (const width of [320, 360, 1280])
    test(`nothing sticks out sideways: ${kind}, ${width} px`, () =>
      open(path, { viewport: { width, height: 800 } }, async (page) => {
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter(
              (e) =>
                e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
                // What scrolls in a box of its own on purpose is cut there.
                !e.closest('.skip, [data-scrolls] *'),
            )
            .slice(0, 5)
            .map((e) => e.outerHTML.slice(0, 120)),
        );
        assert.deepEqual(
          [
            wide,
            await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
          ],
          [[], true],
        );
      }));

test('text twice as large makes nothing scroll sideways on a phone', async () => {
  for (const path of Object.values(KINDS_OF_PAGE))
    await open(path, { viewport: { width: 360, height: 800 } }, async (page) => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      // Calculators show their controls only when they work.
      await page.waitForFunction(() => document.querySelector('main [data-live=false]') === null);
      assert.deepEqual(
        await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector('.thumb')!.scrollWidth,
        ]),
        [360, 360],
        path,
      );
    });
});

test('targets under the thumb are 44 px', async () => {
  for (const path of Object.values(KINDS_OF_PAGE))
    await open(path, { viewport: { width: 360, height: 800 }, hasTouch: true }, async (page) => {
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.thumb a, .btn, button, select, input, summary, .letters a, .chips a, .neighbours a, .door, .game, .contents a, .beside li a, .toc a, .foot a',
          ),
        ]
          .filter((e) => e.checkVisibility())
          .map((e) => ({
            name: e.outerHTML.slice(0, 100),
            ...(({ width, height }) => ({ width, height }))(e.getBoundingClientRect()),
          }))
          .filter((b) => b.height < 43.5 || b.width < 43.5),
      );
      assert.deepEqual(small, [], path);
    });
});

test('the thumb bar covers nothing at the end of a page', () =>
  open('/arkham/terms/doom/', { viewport: { width: 360, height: 800 } }, async (page) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [foot, bar] = await Promise.all([page.locator('.foot').boundingBox(), page.locator('.thumb').boundingBox()]);
    assert.ok(foot!.y + foot!.height <= bar!.y + 1, JSON.stringify({ foot, bar }));
  }));
