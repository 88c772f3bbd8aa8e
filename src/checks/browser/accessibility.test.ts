/** What axe finds, in both themes, on a phone and on a desk. A page is opened once: the engine of axe costs more than its rules. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { isSettled } from './slow-network.ts';
import { KINDS_OF_PAGE, stage } from './stage.ts';

const { open } = stage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Everything that axe knows and the site promises. */
const ALL_RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A docked bar may lie over a control that the reader scrolls free; `layout.test.ts` measures targets, and asks for more.
  rules: { 'target-size': { enabled: false } },
};
/** The rules that look at colours: a theme changes nothing else. */
const RULES_OF_COLOUR = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe, once it is in a page, finds on it as it stands. */
const violationsOn = async (page: Page, rules: object): Promise<string[]> => {
  const violations = await page.evaluate(async (given) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (o: object) => Promise<{ violations: Violation[] }> };
    };
    // What is in order is not told one by one: that takes as long as the rules.
    return (await engine.run({ ...given, resultTypes: ['violations'] })).violations;
  }, rules);
  return violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
};

/** What is on its way from one theme to the other has arrived. */
const finishChanges = (page: Page) =>
  page.evaluate(() => {
    for (const change of document.getAnimations())
      if (change.effect?.getComputedTiming().endTime !== Infinity) change.finish();
  });

/** One test a theme, on the page as it stands: by all rules in the first, by those of colour in the other. */
const inBothThemes = async (t: TestContext, page: Page, what: string): Promise<void> => {
  const { width } = page.viewportSize()!;
  for (const colorScheme of ['light', 'dark'] as const)
    await t.test(`axe finds nothing: ${what}, ${colorScheme}, ${width} px`, async () => {
      await page.emulateMedia({ colorScheme });
      await finishChanges(page);
      assert.deepEqual(await violationsOn(page, colorScheme === 'light' ? ALL_RULES : RULES_OF_COLOUR), []);
    });
};

for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
  test(kind, (t) =>
    open(path, {}, async (page) => {
      await page.evaluate(axe);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await isSettled(page);
        await inBothThemes(t, page, kind);
      }
    }),
  );

for (const [what, act] of OPENED)
  for (const width of WIDTHS)
    test(`${what}, ${width} px`, (t) =>
      open('/arkham/terms/attack-of-opportunity/', { viewport: { width, height: 800 } }, async (page) => {
        await page.evaluate(axe);
        await act(page);
        await inBothThemes(t, page, what);
        // It was looked at, not what it covers.
        assert.equal(await page.locator('.preview:visible, .search-dialog:visible').count(), 1);
      }));
