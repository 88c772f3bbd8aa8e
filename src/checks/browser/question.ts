/** The question of a calculator, as a reader sets it: a press on a part of the sentence opens its controls. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Opens a part of the question; one that is open stays so. Without a part there is nothing to open. */
export const openPart = async (page: Page, id: string | undefined): Promise<void> => {
  if (id === undefined) return;
  const part = page.locator(`.c-calc[data-live=true] [data-part="${id}"]`);
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
  await page.locator(`[data-part="${id}"][aria-expanded=true]`).waitFor();
};

/** The parts of the question of a page that are in sight, in its order. */
export const partsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-part]')
    .evaluateAll((all) =>
      (all as HTMLElement[]).filter((part) => part.checkVisibility()).map(({ dataset }) => dataset['part']!),
    );

/**
 * A control of the page or of its question, in any part: opens the part.
 * @throws where no part has it
 */
export const reach = async (page: Page, control: Locator): Promise<Locator> => {
  const one = control.first();
  // What a press brings up comes a frame later: one round through the parts may be too early.
  await eventually(async () => {
    if (await one.isVisible()) return;
    for (const id of await partsOf(page)) {
      await openPart(page, id);
      if (await one.isVisible()) return;
    }
    throw new Error(`No part of the question has ${control.toString()}`);
  });
  return one;
};

/** Opens a list, types, and takes the first option; opens the part of the question that holds the list. */
export const pickIn = async (page: Page, label: string, typed: string, name: string | RegExp): Promise<void> => {
  const head = await reach(page, page.getByRole('button', { name: new RegExp(`^${label}: .*, выбрать$`) }));
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await page.getByRole('searchbox', { name: new RegExp(`^${label}\\.`) }).fill(typed);
  await page.locator('.c-pick-list li button').filter({ hasText: name }).first().click();
  await page.locator('.c-pick-list').waitFor({ state: 'detached' });
};

/** Opens what is folded below an answer, once its calculator is live; what is open stays so. */
export const openFold = async (page: Page, id: string): Promise<Locator> => {
  const fold = page.locator(`.c-calc[data-live=true] details#${id}`);
  await fold.waitFor();
  // A page that is still moving may slip from under the first press.
  await eventually(async () => {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
    assert.notEqual(await fold.getAttribute('open'), null);
  });
  return fold;
};
