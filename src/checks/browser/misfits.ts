/** What a thumb misses and what leaves the screen, in the content of a page. */
import type { Page } from 'playwright-core';

/** CSS pixels that a target is wide and high, less what rounding may take. */
const TARGET = 43.5;

/** By how much a page is wider than its screen in CSS pixels, and the controls in sight that are smaller than a thumb. */
export const misfitsOn = (
  page: Page,
  controls = 'main :is(button, select, input, summary)',
): Promise<{ readonly wide: number; readonly small: readonly string[] }> =>
  page.evaluate(
    ([css, least]) => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll<HTMLElement>(css)]
        .filter((e) => e.checkVisibility())
        .filter((e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < least)
        .map((e) => e.outerHTML.slice(0, 100)),
    }),
    [controls, TARGET] as const,
  );
