import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { KINDS_OF_PAGE, stage } from './stage.ts';

const { open } = stage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** What axe finds on a page as it stands. */
const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (o: object) => Promise<{ violations: Violation[] }> };
    };
    return (await engine.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
      .violations;
  });
  return violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280]) {
    const options = { colorScheme, viewport: { width, height: 800 } };
    for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
      test(`axe finds nothing: ${kind}, ${colorScheme}, ${width} px`, () =>
        open(path, options, async (page) => assert.deepEqual(await violationsOn(page), [])));
    for (const [what, act] of OPENED)
      test(`axe finds nothing: ${what}, ${colorScheme}, ${width} px`, () =>
        open('/arkham/terms/attack-of-opportunity/', options, async (page) => {
          await act(page);
          assert.deepEqual(await violationsOn(page), []);
        }));
  }
