import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairNumber } from './chance.ts';

test('numbers beyond the last full multiple are thrown away', () => {
  const asked = [2 ** 32 - 1, 2 ** 32 - 2, 7];
  assert.equal(
    fairNumber(5, () => asked.shift()!),
    (2 ** 32 - 2) % 5,
  );
  assert.equal(
    fairNumber(16, () => 2 ** 32 - 1),
    15,
  );
});
