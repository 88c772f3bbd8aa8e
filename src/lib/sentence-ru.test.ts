import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capitalRu, listRu, lowerRu, sentenceRu } from './sentence-ru.ts';

test('a sentence begins with a capital and ends once', () => {
  assert.equal(sentenceRu('ёлка в лесу'), 'Ёлка в лесу.');
  for (const ended of ['Да.', 'Да!', 'Да?', 'Да…']) assert.equal(sentenceRu(ended.toLowerCase()), ended);
  assert.equal(capitalRu('«дом»'), '«дом»');
  assert.equal(lowerRu('Сила Врага'), 'сила Врага');
  assert.equal(capitalRu(''), '');
});

test('a list has commas and an «и» before its last', () => {
  assert.equal(listRu([]), '');
  assert.equal(listRu(['а']), 'а');
  assert.equal(listRu(['а', 'б']), 'а и б');
  assert.equal(listRu(['а', 'б', 'в']), 'а, б и в');
});
