import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToHtml, mdxToJs } from 'satteri';
import { FEATURES } from './compile.ts';
import { fitsPhone, tables } from './tables.ts';

const FITS: [string, string[][], boolean][] = [
  ['numbers, however many', [['Было', 'Стало'], ...['1', '2', '3', '4', '5', '6'].map((n) => [n, n])], true],
  [
    'two columns of sentences',
    [
      ['Слово', 'вместо'],
      ['Что происходит', 'одно событие заменено другим '.repeat(5)],
    ],
    true,
  ],
  ['two columns of words longer than the line', [['взаимодействие'.repeat(2)], ['взаимодействие']], false],
  ['three columns of short words', [['Рамка'], ['Предмет'], ['Пример']], true],
  ['three columns of long words', [['Исследование'], ['Происходит'], ['Внеочередная атака']], false],
  ['three columns, one of them a paragraph', [['Кто это'], ['Что с ним '.repeat(9)], ['Куда он']], false],
  ['a paragraph next to a number', [['Вид'], ['Что с ним '.repeat(9)], ['100']], true],
  ['a word that breaks at its hyphen', [['дело-табличка'], ['жетон-символ'], ['«лёгкий/обычный»']], true],
];
for (const [title, columns, fits] of FITS) test(`fits a phone: ${title}`, () => assert.equal(fitsPhone(columns), fits));

/** The tags of a table as they reach the page. */
const tagsOf = (source: string): string[] => {
  const { html } = markdownToHtml(source, { features: FEATURES, hastPlugins: [tables()] });
  return [...html.matchAll(/<(?:table|thead|tbody|tr|th|td)[^>]*>/g)].map(([tag]) => tag);
};

test('a cell says the name of its column, the first of many is the heading of its row', () => {
  assert.deepEqual(tagsOf('| Вид | Что **это**? | На\u00a0кого |\n|---|---|---|\n| [а](/b/) | б | |'), [
    '<table role="table">',
    '<thead role="rowgroup">',
    '<tr role="row">',
    ...Array.from({ length: 3 }, () => '<th role="columnheader">'),
    '<tbody role="rowgroup">',
    '<tr role="row">',
    '<td role="rowheader">',
    '<td role="cell" data-label="Что это?">',
    '<td role="cell" data-label="На кого:">',
  ]);
});

test('of two columns, each says its name', () => {
  assert.deepEqual(tagsOf('| Можно | Нельзя |\n|---|---|\n| а | б |').slice(-2), [
    '<td role="cell" data-label="Можно:">',
    '<td role="cell" data-label="Нельзя:">',
  ]);
});

test('a table too wide for a phone says so', () => {
  const [table] = tagsOf(`| ${'Внеочередная | '.repeat(3)}\n| ${'--- | '.repeat(3)}\n| ${'а | '.repeat(3)}`);
  assert.equal(table, '<table role="table" class="cards">');
});

test('a symbol stays with its word', () => {
  const source =
    '| Класс | Кто |\n|---|---|\n| <Icon name="rogue" />\u00a0Ловкачи | <Icon name="rogue" />\u00a0и ещё |';
  const { code } = mdxToJs(source, { features: FEATURES, hastPlugins: [tables()] });
  assert.equal(code.match(/class: "whole"/g)?.length, 1);
});
