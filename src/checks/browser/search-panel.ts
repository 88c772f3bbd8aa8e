/** The search as a browser test finds it on the page. */
import type { Page } from 'playwright-core';

/** Opens the dialog of the search as a reader with a keyboard does. */
export const openDialog = async (page: Page) => {
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Поиск' }).waitFor();
};
/** Where the query is typed. */
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Что ищем' });
/** The terms that are answered. */
export const hits = (page: Page) => page.locator('.answers > .hits a');
/** The answer to a query: the first hit and how it is offered. */
export const ask = async (page: Page, query: string) => {
  await field(page).fill('');
  await field(page).fill(query);
  await page.waitForFunction(
    () =>
      document.querySelector('.search-panel')!.ariaBusy === 'false' &&
      !document.querySelector('.found')!.textContent.startsWith('Среди') &&
      document.querySelector('.search-panel [data-incomplete]') === null,
  );
  return page.evaluate(() => ({
    said: document.querySelector('.found')!.textContent,
    first: document.querySelector<HTMLAnchorElement>('.answers > .hits a')?.pathname ?? null,
  }));
};
