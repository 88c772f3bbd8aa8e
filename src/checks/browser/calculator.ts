/** What tests do with any calculator, found by the class that its styles hang on. */
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { reach } from './question.ts';

/** The narrowest phone. */
export const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

/** Milliseconds in which a busy machine draws what was pressed. */
const DRAWN = 10_000;

/** Waits until the device keeps a text under a key. */
export const waitForKept = (page: Page, key: string, text: string) =>
  page.waitForFunction(([k, t]) => localStorage.getItem(`pravilarium.${k}`)?.includes(t) === true, [
    key,
    text,
  ] as const);

/** The hands for a calculator: `calculator('.el-map')`. */
export const calculator = (css: string) => {
  const big = (page: Page) => page.locator(`${css} .c-bar .c-big`);
  return {
    /** The answer in the bar. */
    big,
    says: (page: Page, text: string | RegExp) => big(page).filter({ hasText: text }).waitFor(),
    isLive: (page: Page) => page.locator(`${css}[data-live=true]`).waitFor(),
    /** Presses a button in any part of the question. */
    press: async (page: Page, name: string) =>
      (await reach(page, page.getByRole('button', { name, exact: true }))).click(),
    choose: async (page: Page, name: string | RegExp) => {
      const radio = await reach(page, page.getByRole('radio', { name, exact: typeof name === 'string' }));
      // The calculator draws its choice a moment after the press, where `check` looks at once; and a page that is still
      // moving may slip from under the first press.
      await eventually(async () => {
        await radio.click();
        await radio.and(page.locator(':checked')).waitFor({ state: 'attached', timeout: DRAWN });
      });
    },
  };
};
