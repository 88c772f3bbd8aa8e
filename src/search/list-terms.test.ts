import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packIndex, unpackIndex, type IndexedTerm } from './index-file.ts';
import { orderedTerms, termsWith } from './list-terms.ts';

const term = (game: string, title: string, en: string, more: Partial<IndexedTerm> = {}): IndexedTerm => ({
  game,
  title,
  en,
  id: en.toLowerCase(),
  kind: 'rule',
  forms: [],
  aliases: [],
  ...more,
});
const TERMS = [
  term('one', 'Ярость', 'Fury'),
  term('one', 'Внеочередная атака', 'Attack', { forms: ['внеочередными атаками'], aliases: ['AoO'] }),
  term('two', '«Безысходность»', 'Doom', { forms: ['безысходности'] }),
];
const index = unpackIndex([packIndex(['one', 'Одна'], TERMS), packIndex(['two', 'Две'], TERMS)]);
const namesFor = (query: string) => [...termsWith(index, query)].map(({ en }) => en).toSorted();

test('a list is in the order of Russian or of English names, over all games', () => {
  assert.deepEqual(
    orderedTerms(index, false).map(({ en }) => en),
    ['Doom', 'Attack', 'Fury'],
  );
  assert.deepEqual(
    orderedTerms(index, true).map(({ en }) => en),
    ['Attack', 'Doom', 'Fury'],
  );
});

test('a word is found by its beginning, by another form of it, by an alias and in English; all words count', () => {
  assert.deepEqual(namesFor('безыс'), ['Doom']);
  assert.deepEqual(namesFor('БЕЗЫСХОДНОСТЯМИ'), ['Doom']);
  assert.deepEqual(namesFor('aoo'), ['Attack']);
  assert.deepEqual(namesFor('fur'), ['Fury']);
  assert.deepEqual(namesFor('атаками внеоч'), ['Attack']);
  assert.deepEqual(namesFor('атака ярость'), []);
  assert.deepEqual(namesFor(' — '), ['Attack', 'Doom', 'Fury']);
});
