import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHint, nearestOf, termHint } from './nearest.ts';

test('the nearest of several, the first of equals, none where none is like it', () => {
  assert.equal(nearestOf('frost-token', ['doom', 'frost-tokens', 'token']), 'frost-tokens');
  assert.equal(nearestOf('ab', ['abc', 'abd']), 'abc');
  assert.equal(nearestOf('zzz', ['doom', '', 'z']), undefined);
});

test('a wrong term is looked for among the files, any other name among what there is', () => {
  assert.equal(termHint('frost-token', ['doom', 'frost-tokens']), 'Может быть, frost-tokens?');
  assert.match(termHint('zzz', ['doom']), /имя файла/);
  assert.equal(listHint('rund', ['round', 'setup']), 'Может быть, round? Есть: round, setup.');
  assert.equal(listHint('zzz', ['round']), 'Есть: round.');
  assert.equal(listHint('zzz', []), 'Есть: ни одного.');
});
