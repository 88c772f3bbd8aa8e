/** Nothing moves under the eyes of somebody on a slow network. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';
import { isSettled, visit } from './slow-network.ts';
import { KINDS_OF_PAGE, stage } from './stage.ts';

/** Half of what the field calls good is already felt on a phone. */
const MOST = 0.02;
const PAGES = { ...KINDS_OF_PAGE, 'attack and decks': '/foursouls/odds/' };
const { address } = stage();
let browser: Browser;
before(async () => {
  browser = await launchChromium();
});
after(() => browser.close());

for (const width of [360, 1280])
  for (const [kind, path] of Object.entries(PAGES))
    test(`${kind}, ${width} px`, async () => {
      const { shift, moved } = await visit(browser, address(path), { slower: 1, width }, isSettled);
      assert.ok(shift < MOST, `${shift.toFixed(3)}: ${moved.join('; ')}`);
    });
