/** Nothing moves under the eyes of somebody on a slow network. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSettled, visit } from './slow-network.ts';
import { KINDS_OF_PAGE, stage } from './stage.ts';

/** Half of what the field calls good is already felt on a phone. */
const MOST = 0.02;
const { address, browser } = stage();

for (const width of [360, 1280])
  for (const [kind, path] of Object.entries(KINDS_OF_PAGE))
    test(`${kind}, ${width} px`, async () => {
      const { shift, moved } = await visit(await browser(), address(path), { slower: 1, width }, isSettled);
      assert.ok(shift < MOST, `${shift.toFixed(3)}: ${moved.join('; ')}`);
    });
