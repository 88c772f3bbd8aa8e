import assert from 'node:assert/strict';
import { test } from 'node:test';
import { data } from '../skill-test/real-data.test-table.ts';
import { signsOf } from './signs.ts';

test('a number or an automatic success is offered; what hangs on the game is not', () => {
  const signs = signsOf(data.investigators);
  const of = (id: string) => signs.find((sign) => sign.id === id)?.token;
  assert.deepEqual(of('zoey-samaras'), { modifier: 1 });
  assert.deepEqual(of('wendy-adams'), { modifier: 0 });
  assert.deepEqual(of('father-mateo'), { modifier: 0, verdict: 'succeed' });
  // As many as the clues on his location.
  assert.equal(of('roland-banks'), undefined);
  assert.ok(signs.length > 70);
});
