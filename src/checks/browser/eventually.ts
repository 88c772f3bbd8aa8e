/** Waits for what follows a moment later: the next part of a page, a frame, an address that the browser tells of. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';

/** Milliseconds between two looks. */
const AGAIN = 50;

/**
 * Repeats a check until it passes.
 * @throws what the check threw last, after a generous time
 */
export const eventually = async (check: () => unknown): Promise<void> => {
  const last = performance.now() + PATIENCE;
  for (;;)
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > last) throw error;
      await setTimeout(AGAIN);
    }
};

/** Waits until what is read is deeply equal to what is wanted. */
export const becomes = <T>(read: () => T | Promise<T>, wanted: T): Promise<void> =>
  eventually(async () => assert.deepEqual(await read(), wanted));

/** What is read once it is the same before and after two frames: what moves has come to rest. */
export const atRest = async <T>(page: Page, read: () => Promise<T>): Promise<T> => {
  let value = await read();
  await eventually(async () => {
    const before = value;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    value = await read();
    assert.deepEqual(value, before);
  });
  return value;
};

/** Does something that makes a part of the page say words for a moment: they are looked for from before on, in each frame. */
export const saysMeanwhile = async (
  page: Page,
  css: string,
  words: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  const said = page.waitForFunction(
    ([place, wanted]) => [...document.querySelectorAll(place)].some((part) => part.textContent.includes(wanted)),
    [css, words] as const,
  );
  await Promise.all([said, work()]);
};
