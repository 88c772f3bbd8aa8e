import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedWords, hasWord, nearestRows, rowWords } from './nearest.ts';

const BOMB = rowWords('бомба в ответ на промах вы выбросили и вот промахнетесь взорвать монстра урон смерть');
const BEAN = rowWords('три ответа подряд масляный боб отменить добычу монстра');
const SOUL = rowWords('предыдущий владелец души');
const isAnswer = (query: string, row: typeof BOMB) => askedWords(query).every((word) => hasWord(row, word));

test('a row is found by any form of its words, by words of their root and by what players say for them', () => {
  for (const query of [
    'бомба промах',
    'бомба когда промахнулся',
    'бомбануть монстра до урона',
    'бомбой промазал',
    'взорв',
  ]) {
    assert.ok(isAnswer(query, BOMB), query);
    assert.ok(!isAnswer(query, BEAN), query);
  }
});

test('a stem that only begins like another word is not of its root', () => {
  assert.ok(!isAnswer('предмет', SOUL));
  assert.ok(!isAnswer('душа предмета', SOUL));
});

test('words of every question are left out, unless there are no others', () => {
  assert.deepEqual(
    askedWords('что будет, когда умер').map(({ word }) => word),
    ['умер'],
  );
  assert.deepEqual(
    askedWords('такого нет').map(({ word }) => word),
    ['такого', 'нет'],
  );
});

test('where no row has all the words, those with the most come first; one word and strange words have none near', () => {
  const rows = [SOUL, BEAN, BOMB];
  assert.deepEqual(nearestRows(rows, askedWords('промазал кинул бомбу')), [2]);
  assert.deepEqual(nearestRows(rows, askedWords('бомба монстр трактор')), [2, 1]);
  assert.deepEqual(nearestRows(rows, askedWords('монстр трактор')), [1, 2]);
  assert.deepEqual(nearestRows(rows, askedWords('трактор')), []);
  assert.deepEqual(nearestRows(rows, askedWords('трактор комбайн')), []);
});
