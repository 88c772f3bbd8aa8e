/** What the policy of a page refuses. */
import type { Page } from 'playwright-core';

/** Hears of each refusal. Runs in the page before anything else does. */
export const listenToPolicy = (): void => {
  const list: string[] = [];
  (globalThis as { refused?: readonly string[] }).refused = list;
  document.addEventListener('securitypolicyviolation', (e) =>
    list.push(`${e.violatedDirective} ${e.blockedURI} ${e.sourceFile} ${e.lineNumber}`),
  );
};

/** What was refused so far on a page that bears `listenToPolicy`. */
export const refusals = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as { refused?: readonly string[] }).refused ?? ['nobody listened']);
