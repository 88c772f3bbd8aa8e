import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgivingFilter, collapseDoubled } from './forgiving-filter.ts';

const NAMES = [
  'шоггот',
  'глубоководный',
  'вампир',
  'звездное отродье',
  'оккультная книга',
  'револьвер 38 го калибра',
  '33',
];
const find = (query: string) => forgivingFilter(NAMES, (name) => name, query);

test('doubled letters count as one, numbers do not', () => {
  assert.equal(collapseDoubled('шоггот 33 aa'), 'шогот 33 a');
  for (const typed of ['шогот', 'шоггот', 'шогг', 'ШОГОТТ']) assert.deepEqual(find(typed), ['шоггот'], typed);
  assert.deepEqual(find('окультная'), ['оккультная книга']);
  assert.deepEqual(find('звёзд'), ['звездное отродье']);
});

test('one mistake is forgiven where nothing else is found', () => {
  for (const [typed, name] of [
    ['вомпир', 'вампир'],
    ['ревльвер', 'револьвер 38 го калибра'],
    ['револ38', undefined],
    ['глубоковадный', 'глубоководный'],
    ['глуобк', 'глубоководный'],
    ['книга акультная', 'оккультная книга'],
  ] as const)
    assert.deepEqual(find(typed), name === undefined ? [] : [name], typed);
  for (const typed of ['вам', 'вампир', '']) assert.ok(find(typed).includes('вампир'), typed);
});

test('short words, numbers and two mistakes are not forgiven, nor is one where something answers', () => {
  for (const typed of ['вом', '34', 'вомпер', 'никтонетакой']) assert.deepEqual(find(typed), [], typed);
  assert.deepEqual(
    forgivingFilter(['дингл', 'длинноножка', 'джинн'], (name) => name, 'джим'),
    ['джинн'],
  );
  assert.deepEqual(
    forgivingFilter(['культист', 'культ', 'пульт'], (name) => name, 'культ'),
    ['культист', 'культ'],
  );
});
