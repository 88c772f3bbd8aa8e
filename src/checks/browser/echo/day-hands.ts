/** What a reader does with the tracker of the day. */
import type { Locator, Page } from 'playwright-core';

export const PATH = '/echo/day/';
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** Where the device keeps the games. */
export const KEY = 'pravilarium.echo.day';

export const isLive = (page: Page) => page.locator('.echo-day[data-live=true]').waitFor();
export const bar = (page: Page, text: string | RegExp) => page.locator('.c-bar').filter({ hasText: text }).waitFor();
export const says = (page: Page, text: string | RegExp) => page.locator('.d-said').filter({ hasText: text }).waitFor();
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
export const press = (within: Page | Locator, name: string | RegExp) => button(within, name).first().click();
/** Opens what folds, after all that it is folded in. */
const unfoldTo = async (fold: Locator): Promise<void> => {
  for (const one of await fold.locator('xpath=ancestor-or-self::details').all())
    if ((await one.getAttribute('open')) === null) await one.locator('> summary').click();
};
const foldOf = (page: Page, title: string): Locator =>
  page
    .locator('.c-folds > details')
    .filter({ has: page.locator('> summary h3', { hasText: new RegExp(`^${title}$`, 'u') }) });
/** A part of the page that is folded until it is asked for, opened. */
export const openFold = async (page: Page, title: string): Promise<Locator> => {
  const fold = foldOf(page, title);
  if ((await fold.count()) === 0) await unfoldTo(foldOf(page, 'Вся партия'));
  await fold.waitFor({ state: 'attached' });
  await unfoldTo(fold);
  return fold;
};
/** A step of the phase, opened. */
export const openStep = async (page: Page, name: RegExp): Promise<void> => {
  await unfoldTo(page.locator('.d-steps li details').filter({ has: page.locator('summary', { hasText: name }) }));
};
/** Opens a line of a list. */
export const unfold = async (within: Locator, name: string | RegExp) => {
  const row = within.locator('details.d-row').filter({ hasText: name }).first();
  await row.locator('> summary').click();
  return row.locator('.d-tools');
};
/** A game of one's own from the example. */
export const begin = async (page: Page) => {
  await isLive(page);
  await unfold(page.locator('.d-play'), 'Начать свою партию');
  await press(page, 'Начать партию');
  await says(page, 'Партия «Партия 1» начата.');
};
/** Goes on to the phase of Changes of the first turn. */
export const toChanges = async (page: Page) => {
  await press(page, 'Начать первый ход');
  await press(page, 'Дальше: Фаза Событий');
  await press(page, 'Дальше: Фаза Перемен');
  await page.getByText('Что делать: Фаза Перемен').waitFor();
};
export const lay = async (page: Page, place: string) => {
  await openStep(page, /Разыграйте (?:первую )?карту Перемен/u);
  await page.getByLabel(/^(Куда ложится Тропа|Ещё одна Тропа)/).selectOption({ label: place });
};
export const waitForKept = (page: Page, holds: string) =>
  page.waitForFunction(([key, text]) => localStorage.getItem(key!)?.includes(text!), [KEY, holds]);
