/** What tests do with any calculator, found by the class that its styles hang on. */
import type { Page } from 'playwright-core';
import { becomes } from './eventually.ts';
import { reach } from './question.ts';

/** The narrowest phone. */
export const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

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
      await radio.click();
      // The calculator draws its choice a moment after the press, where `check` looks at once.
      await becomes(() => radio.isChecked(), true);
    },
  };
};
