/** Nothing moves under the eyes of somebody on a slow network. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSettled, slowReader } from './slow-network.ts';
import { KINDS_OF_PAGE, stage } from './stage.ts';

/** Half of what the field calls good is already felt on a phone. */
const MOST = 0.02;
const { address, browser } = stage();

for (const width of [360, 1280])
  test(`${width} px`, async (t) => {
    const reader = await slowReader(await browser(), { slower: 1, width });
    t.after(reader.leave);
    for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
      await t.test(`${kind}, ${width} px`, async () => {
        const { shift, moved } = await reader.visit(address(path), isSettled);
        assert.ok(shift < MOST, `${shift.toFixed(3)}: ${moved.join('; ')}`);
      });
  });
