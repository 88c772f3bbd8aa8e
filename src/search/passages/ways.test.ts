import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packIndex, unpackIndex } from '../index-file.ts';
import { lostAsked, withAsked } from './asked.ts';
import { parsePassages } from './index-file.ts';
import { packPassages } from './pack.ts';
import { indexPassages } from './passage-index.ts';
import type { Passage } from './passage.ts';
import { linesOf } from './plain-text.ts';
import { answersTo } from './question.ts';
import type { Asked } from '../../schemas/site/asked.ts';
import type { Synonyms } from '../../schemas/site/synonyms.ts';

const NO_TERMS = unpackIndex([packIndex(['g', 'Игра'], [])]);
const place = (at: string, title: string, mdx: string): Passage => ({
  place: at,
  title,
  under: '',
  names: '',
  lines: linesOf(mdx),
});
const PLACES: readonly Passage[] = [
  place(
    'terms/town/',
    'Город',
    'В городе покупают вещи.\n\n- Вещь без цены не продают.\n- Стража закрывает ворота вечером.',
  ),
  place('terms/bridge/', 'Мост', 'Мост ведёт через реку.\n\n- За проход платят монету.'),
  place('terms/forest/', 'Лес', 'Лес растёт у реки.\n\n- Волк выходит вечером.'),
];
const ASKED: Asked = { town: { 'Стража закрывает': ['до какого часа пускают внутрь', 'сколько стражников'] } };
/** What is shown first for a question, with a table of ways or without. */
const first = (question: string, table: Asked = {}, written: Synonyms = {}): string | undefined => {
  const passages = PLACES.map((passage) => withAsked(passage, table));
  const file = packPassages(['g', 'Игра'], passages, { written });
  const index = indexPassages([parsePassages(JSON.parse(JSON.stringify(file)))]);
  return answersTo(index, NO_TERMS, question, {}).places[0]?.shown?.[0].says;
};

test('a line is found by the words in which players ask for it, though it has none of them', () => {
  const question = 'до какого часа внутрь пускают?';
  assert.notEqual(first(question), 'Стража закрывает ворота вечером.');
  assert.equal(first(question, ASKED), 'Стража закрывает ворота вечером.');
});

test('a known way word for word goes before the page that its words name, and is not cut in two', () => {
  const asks = 'за проход через мост платят монету';
  const [guard, bridge] = ['Стража закрывает ворота вечером.', 'За проход платят монету.'];
  const table: Asked = { town: { 'Стража закрывает': [asks, 'мост через реку и когда лес растёт'] } };
  assert.equal(first(asks), bridge);
  assert.equal(first(asks, table), guard);
  assert.equal(first('мост через реку и когда лес растёт', table), guard);
  assert.equal(
    first('за проход по мосту платят монету', { forest: { 'Волк выходит': ['монету волку платят'] } }),
    bridge,
  );
});

test('a known way is known word for word though a phrase of it means something else', () => {
  const asks = 'вечером платить за вход';
  const table: Asked = { town: { 'Стража закрывает': [asks] } };
  const written = { 'платить за вход': 'мост' };
  assert.equal(first(asks, {}, written)?.startsWith('Мост'), true);
  assert.equal(first(asks, table, written), 'Стража закрывает ворота вечером.');
});

test('a way of asking is never shown, and takes nothing from questions in the words of the page', () => {
  assert.equal(first('что без цены', ASKED), 'Вещь без цены не продают.');
  assert.equal(first('за проход платят монету', ASKED), 'За проход платят монету.');
});

test('a table that names a missing place or line is reported for both', () => {
  const table: Asked = { town: { 'Стража открывает': ['когда открывают'] }, castle: { Замок: ['где замок'] } };
  assert.deepEqual(lostAsked(PLACES, table), [{ place: 'town', begins: 'Стража открывает' }, { place: 'castle' }]);
  assert.deepEqual(lostAsked(PLACES, ASKED), []);
});

test('a section and a page of one part are named as the table names them', () => {
  const places = [
    place('rules/enemies/#spawn', 'Появление', 'Враг появляется.'),
    place('rules/enemies/', 'Враги', 'Враги сильны.'),
    place('test/', 'Калькулятор', 'Считает шанс.'),
  ];
  const table: Asked = {
    'rules/enemies#spawn': { 'Враг появляется': ['куда ставят'] },
    'rules/enemies': { 'Враги сильны': ['кто сильнее'] },
    'test/': { 'Считает шанс': ['какой шанс'] },
  };
  assert.deepEqual(lostAsked(places, table), []);
});
