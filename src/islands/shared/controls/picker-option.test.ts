/** What an option of a long list is found by. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesFilter } from '../../../lib/filter.ts';
import { filterKeyOf, groupsOf, othersLast, unseenAnswers } from './picker-option.ts';

test('Russian and English names, their beginnings, whatever the case, «ё» and signs', () => {
  const key = filterKeyOf({ value: 'a', name: 'Чёрный кот', en: "Lucky Rabbit's Foot .38", also: 'предмет' });
  for (const typed of ['', 'черн', 'КОТ ч', 'rabbits', 'rabbit', 'foot lucky', '38', '.38', 'предм'])
    assert.ok(matchesFilter(key, typed), typed);
  for (const typed of ['ерный', 'rabbi t f o z', 'пес']) assert.ok(!matchesFilter(key, typed), typed);
});

test('a name with a hyphen is found with it, without it and with a space', () => {
  const key = filterKeyOf({ value: 'mi-go', name: 'Ми-го', en: 'Mi-go' });
  for (const typed of ['ми-го', 'миго', 'ми го', 'mi-go', 'migo']) assert.ok(matchesFilter(key, typed), typed);
});

test('words in any order, one of each language', () => {
  const key = filterKeyOf({ value: 'star-spawn', name: 'Звёздное отродье', en: 'Star Spawn' });
  for (const typed of ['звезд', 'ОТР', 'star sp', 'spawn', 'отродье звёзд', 'отр star'])
    assert.ok(matchesFilter(key, typed), typed);
  for (const typed of ['родье', 'гуль', 'star gug']) assert.ok(!matchesFilter(key, typed), typed);
});

test('an option is found by its heading, and keeps its place under it', () => {
  const [nobody, roland, daisy, mark] = [
    { value: '', name: 'без сыщика' },
    { value: 'roland-banks', name: 'Роланд Бэнкс', group: 'Хранители' },
    { value: 'daisy-walker', name: 'Дейзи Уокер', group: 'Искатели' },
    { value: 'mark-harrigan', name: 'Марк Хэрриган', group: 'Хранители' },
  ] as const;
  assert.ok(matchesFilter(filterKeyOf(roland), 'хран рол'));
  assert.deepEqual(groupsOf([nobody, roland, daisy, mark]), [
    { heading: '', options: [nobody] },
    { heading: 'Хранители', options: [roland, mark] },
    { heading: 'Искатели', options: [daisy] },
  ]);
  assert.deepEqual(groupsOf([]), []);
});

test('an option says by which of its unseen words it was found', () => {
  const spider = {
    value: 's',
    name: 'Big Spider',
    en: 'Big Spider',
    beside: 'Обычный, 3/4+/1',
    also: 'биг большой паук обычный',
  };
  const cases: readonly (readonly [typed: string, said: string])[] = [
    ['', ''],
    ['паук', 'паук'],
    ['ПАУ бол', 'паук большой'],
    ['пвук', 'паук'],
    ['spi', ''],
    ['big паук', 'паук'],
    ['обычн', ''],
    ['3', ''],
  ];
  for (const [typed, said] of cases) assert.equal(unseenAnswers(spider, typed), said, typed);
  assert.equal(unseenAnswers({ value: 'r', name: 'Рекс Мерфи', en: 'Rex Murphy', also: 'seeker' }, 'seeker'), '');
});

test('what is of boxes that the reader does not own comes last, under a heading', () => {
  const options = [
    { value: 'a', name: 'А', box: 'more' },
    { value: 'b', name: 'Б', box: 'core' },
    { value: 'c', name: 'В' },
  ];
  const shown = othersLast(options, new Set(['core']));
  assert.deepEqual(
    shown.map(({ value }) => value),
    ['b', 'c', 'a'],
  );
  assert.deepEqual(
    groupsOf(shown).map(({ options: some }) => some.length),
    [2, 1],
  );
  assert.deepEqual(othersLast(options, undefined), options);
});
