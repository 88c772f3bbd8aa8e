/** A choice out of a long list, anywhere on a phone: the open list is in sight between the bars. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, becomes, eventually } from './eventually.ts';
import { openPart } from './question.ts';
import { stage } from './stage.ts';

const { open } = stage();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** How many names are visible below the field. */
const NAMES = 4;

const CASES: readonly {
  readonly path: string;
  readonly label: string;
  readonly isLive: string;
  /** The part of the question that holds it and opens with it. */
  readonly part?: string;
}[] = [
  { path: '/eldritch/combat/', label: 'Монстр', isLive: '.el-combat[data-live=true]', part: 'foe-1' },
  { path: '/arkham/odds/', label: 'Сыщик', isLive: '.odds[data-live=true]', part: 'who' },
  { path: '/arkham/odds/', label: 'Мешок кампании', isLive: '.odds[data-live=true]', part: 'bag' },
  { path: '/eldritch/map/', label: 'Куда', isLive: '.el-map[data-live=true]', part: 'to' },
  { path: '/foursouls/stack/', label: 'Ответ', isLive: '.stack' },
];

/** What of the opened list is free of all that is drawn over it. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const isFree = (element: Element): boolean => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const at = document.elementFromPoint(left + width / 2, y);
        return at !== null && (element === at || element.contains(at));
      });
    };
    return {
      field: isFree(document.querySelector('.c-pick-list input')!),
      names: [...document.querySelectorAll('.c-pick-list li button')].filter(isFree).length,
    };
  });

for (const { path, label, isLive, part } of CASES)
  test(`${path}: the list of «${label}» opens between the bars, wherever its button is`, () =>
    open(path, PHONE, async (page) => {
      await page.locator(isLive).waitFor();
      await openPart(page, part);
      if (part !== undefined) await page.locator('.c-pick-list input:focus').press('Escape');
      const head = page.getByRole('button', { name: new RegExp(`^${label}: .*, выбрать$`) }).first();
      await head.waitFor();
      for (const share of [0.3, 0.6, 0.85]) {
        await head.evaluate((button, at) => {
          scrollBy({ top: button.getBoundingClientRect().top - at * innerHeight, behavior: 'instant' });
        }, share);
        await head.evaluate((button: HTMLElement) => button.click());
        await page.locator('.c-pick-list input:focus').waitFor();
        await eventually(async () => {
          const sight = await inSight(page);
          assert.ok(sight.field && sight.names >= NAMES, `${share}: ${JSON.stringify(sight)}`);
        });
        await page.keyboard.press('Escape');
        await page.locator('.c-pick-list').waitFor({ state: 'detached' });
      }
    }));

test('a list that is in sight moves nothing, and forgives what is typed', () =>
  open('/eldritch/combat/', PHONE, async (page) => {
    await page.locator('.el-combat[data-live=true]').waitFor();
    await openPart(page, 'foe-1');
    await page.locator('.c-pick-list input:focus').press('Escape');
    const head = page.getByRole('button', { name: /^Монстр: .*, выбрать$/ });
    await head.evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 160, behavior: 'instant' }));
    const before = await atRest(page, () => page.evaluate(() => scrollY));
    await head.click();
    await page.locator('.c-pick-list input:focus').waitFor();
    await becomes(() => page.evaluate(() => scrollY), before);
    for (const typed of ['шогот', 'шаггот', 'шоггот']) {
      await page.locator('.c-pick-list input').fill(typed);
      await page.locator('.c-pick-list li button', { hasText: /^Шоггот/u }).waitFor();
    }
  }));
