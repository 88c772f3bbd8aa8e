import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capitalRu, firstSentence, listRu, lowerRu, sentenceRu } from './sentence-ru.ts';

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

test('a text is cut behind its first sentence, and nothing of it is lost', () => {
  assert.deepEqual(firstSentence('Бой — это проверка. Потом вторая.'), ['Бой — это проверка.', ' Потом вторая.']);
  assert.deepEqual(firstSentence('Кричите «Стой!» Потом бегите.'), ['Кричите «Стой!»', ' Потом бегите.']);
  assert.deepEqual(firstSentence('Шаг 1.3, т. е. третий. 5 карт.'), ['Шаг 1.3, т. е. третий.', ' 5 карт.']);
  assert.deepEqual(firstSentence('Одна'), ['Одна', '']);
});
