import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { byPlayersRu, rangesRu } from './by-players-ru.ts';
import { compareRu, letterOf } from './collate-ru.ts';
import { englishRuns } from './english-runs.ts';
import { matchesFilter } from './filter.ts';
import { foldKey, foldYo } from './fold-ru.ts';
import { countRu } from './plural-ru.ts';
import { typeset } from './typography-ru.ts';
import { withBase } from './url.ts';

const NBSP = '\u00a0';

test('folding makes ё and е, and all white space, the same', () => {
  assert.equal(foldYo('Ёлка\u00a0в  лесу'), 'Елка в лесу');
  assert.equal(foldKey(' РАЗВЁРНУТЫЙ '), 'развернутый');
  assert.equal(foldKey('й'), 'й');
});

test('a number takes the noun form of Russian grammar', () => {
  const says = (n: number) => countRu(n, ['термин', 'термина', 'терминов']);
  assert.deepEqual([0, 1, 2, 5, 11, 14, 21, 104, 111].map(says), [
    `0${NBSP}терминов`,
    `1${NBSP}термин`,
    `2${NBSP}термина`,
    `5${NBSP}терминов`,
    `11${NBSP}терминов`,
    `14${NBSP}терминов`,
    `21${NBSP}термин`,
    `104${NBSP}термина`,
    `111${NBSP}терминов`,
  ]);
});

test('names sort in dictionary order, ё with е, quotation marks ignored', () => {
  assert.deepEqual(['Жетон', '«Если»', 'Ёлка', 'Ель', 'Вместо'].sort(compareRu), [
    'Вместо',
    'Ёлка',
    'Ель',
    '«Если»',
    'Жетон',
  ]);
  assert.deepEqual(['Стек', '↷-способность', 'Сброс', '$-способность', '2¢, 3¢ и 4¢', 'Атака'].sort(compareRu), [
    '2¢, 3¢ и 4¢',
    'Атака',
    'Сброс',
    '↷-способность',
    '$-способность',
    'Стек',
  ]);
  assert.deepEqual(['↷-способность', '2¢, 3¢ и 4¢'].map(letterOf), ['С', '0–9']);
  assert.equal(letterOf('Ёлка'), 'Е');
  assert.equal(letterOf('«Буква»'), 'Б');
  assert.equal(letterOf('…'), '#');
});

test('a filter query finds by the beginnings of words, in any order', () => {
  const key = 'attack атаками внеочередная внеочередной';
  for (const query of ['', 'внеоч', 'атак внеоч', 'ВНЕОЧЕРЕДНАЯ', 'att']) assert.ok(matchesFilter(key, query), query);
  for (const query of ['чередная', 'атакующий', 'внеоч бой']) assert.ok(!matchesFilter(key, query), query);
});

test('typography glues short words, dashes and numbers', () => {
  assert.equal(typeset('и в бою — 3 раны, но не он'), `и${NBSP}в${NBSP}бою${NBSP}— 3${NBSP}раны, но${NBSP}не${NBSP}он`);
  assert.equal(typeset('для боя без карт'), 'для боя без карт', 'a word of three letters may end a line');
  assert.equal(typeset('так же, если бы'), `так${NBSP}же, если${NBSP}бы`);
  assert.equal(typeset('Слово «и» в тексте'), `Слово «и» в${NBSP}тексте`);
});

test('typography changes nothing but spaces, and a second time nothing at all', () => {
  const words = fc
    .array(fc.constantFrom('и', 'в', 'на', 'враг', '3', '—', '«бой»', 'же', ',', 'Не'), { maxLength: 12 })
    .map((w) => w.join(' '));
  fc.assert(
    fc.property(words, (text) => {
      const set = typeset(text);
      assert.equal(set.replaceAll(NBSP, ' '), text);
      assert.equal(typeset(set), set);
    }),
  );
});

test('English runs are cut out of Russian text and nothing is lost', () => {
  assert.deepEqual(
    englishRuns('жетон, Bless Token, «The Binding of Isaac: Four Souls»')
      .filter((r) => r.english)
      .map((r) => r.text),
    ['Bless Token', 'The Binding of Isaac: Four Souls'],
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'аб ab:,-’&') }), (text) =>
      assert.equal(
        englishRuns(text)
          .map((r) => r.text)
          .join(''),
        text,
      ),
    ),
  );
});

test('the base path goes before a path of the site, once', () => {
  assert.equal(withBase('/', '/arkham/'), '/arkham/');
  assert.equal(withBase('/rules', '/arkham/'), '/rules/arkham/');
  assert.equal(withBase('/rules/', '/arkham/'), '/rules/arkham/');
  assert.throws(() => withBase('/', 'arkham/'), /starts with/);
});

test('numbers by players name the players of each, and one for all comes alone', () => {
  assert.equal(rangesRu([1, 2, 3, 6]), '1–3, 6');
  assert.equal(byPlayersRu([1, 1, 2], 2), '1 (игроков 2–3), 2 (игроков 4)');
  assert.equal(byPlayersRu([5, 5], 1), '5');
});
