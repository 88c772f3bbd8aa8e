/** The policy of the pages lets calculators, search and previews do all they do, and refuses what is not theirs; `page-kinds.test.ts` asks this of untouched pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { field, hits, openDialog } from './search-panel.ts';
import { openPart } from './question.ts';
import { listenToPolicy, refusals } from './refused.ts';
import { stage } from './stage.ts';

const { open } = stage();

/** Opens a page with that ear, and fails on anything. */
const withoutRefusal = (path: string, work: (page: Page) => Promise<void>) =>
  open(
    path,
    {},
    async (page) => {
      await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
      await work(page);
      assert.deepEqual(await refusals(page), [], path);
    },
    { first: [listenToPolicy] },
  );

/** Calculators whose answer changes by any «more» of their steppers. */
/** The part of the question with a stepper, where the steppers are out of sight. */
const PARTS: Readonly<Record<string, string>> = {
  '/arkham/odds/': 'difficulty',
  '/hellboy/odds/': 'enemy',
  '/foursouls/odds/': 'who',
  '/eldritch/combat/': 'numbers-1',
  '/eldritch/test/': 'tested',
  '/echo/battle/': 'detective-1',
};
const CALCULATORS = [
  '/arkham/odds/',
  '/hellboy/odds/',
  '/foursouls/odds/',
  '/eldritch/combat/',
  '/eldritch/test/',
  '/echo/battle/',
] as const;
for (const path of CALCULATORS)
  test(`${path}: a press that changes the answer is not refused anything`, () =>
    withoutRefusal(path, async (page) => {
      const address = page.url();
      await openPart(page, PARTS[path]);
      await page.locator('main button:visible:not([disabled], [aria-disabled=true])', { hasText: '+' }).first().click();
      await page.waitForFunction((before) => location.href !== before, address);
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    }));

test('a search over terms and over all text is not refused anything', () =>
  withoutRefusal('/arkham/terms/attack-of-opportunity/', async (page) => {
    await openDialog(page);
    await field(page).fill('атака');
    await hits(page).first().waitFor();
    await page.getByRole('button', { name: 'Искать в тексте правил' }).press('Enter');
    await page.locator('.hits mark').first().waitFor();
  }));

test('a preview and a switch of the theme are not refused anything', () =>
  withoutRefusal('/arkham/rules/round/', async (page) => {
    await page.locator('.prose a.term').first().hover();
    await page.locator('.preview').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.btn.theme').click();
  }));

test('an injected script and an injected style are refused', () =>
  open(
    '/arkham/terms/attack-of-opportunity/',
    {},
    async (page) => {
      const outcome = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken"';
        const sheet = document.createElement('style');
        sheet.textContent = 'h1 { position: fixed }';
        const element = document.createElement('p');
        element.setAttribute('style', 'position: fixed');
        document.body.append(script, sheet, element);
        return {
          title: document.title,
          heading: getComputedStyle(document.querySelector('h1')!).position,
          element: getComputedStyle(element).position,
        };
      });
      assert.notEqual(outcome.title, 'taken');
      assert.notEqual(outcome.heading, 'fixed');
      assert.notEqual(outcome.element, 'fixed');
      await page.waitForFunction(() => (globalThis as { refused?: readonly string[] }).refused?.length === 3);
    },
    { expected: /Content Security Policy/, first: [listenToPolicy] },
  ));
