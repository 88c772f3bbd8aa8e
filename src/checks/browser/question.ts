/** The question of a calculator, as a reader sets it: a press on a part of the sentence opens its controls. */
import type { Page } from 'playwright-core';

/** Opens a part of the question; one that is open stays so. Without a part there is nothing to open. */
export const openPart = async (page: Page, id: string | undefined): Promise<void> => {
  if (id === undefined) return;
  const part = page.locator(`.c-calc[data-live=true] [data-part="${id}"]`);
  if ((await part.getAttribute('aria-expanded')) !== 'true') await part.click();
  await page.locator('.c-edit').waitFor();
};

/** The parts of the question of a page, in its order. */
export const partsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-part]').evaluateAll((all) => (all as HTMLElement[]).map(({ dataset }) => dataset['part']!));
