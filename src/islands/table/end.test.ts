import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreOf, winnersOf, withEnd, withScore } from './end.ts';
import { beginTable, rowsOf, withCounter, withOwnCounter, type State, type Table } from './model.ts';
import { tableOfGame } from './rounds.test-table.ts';
import { sentenceRu } from './words/labels.ts';

const withScores = (table: Table, state: State, counts: Readonly<Record<string, number>>): State =>
  rowsOf(table).reduce((before, { id }, at) => withScore(before, at, counts[id] ?? before.score[at]!), state);

test('the score of the example in the rules of Eldritch Horror is −1, its doom taken from the counter', () => {
  const table = tableOfGame('eldritch');
  const ended = withEnd(table, withCounter(table, beginTable(table), 'doom', 5), 'won');
  const counts = { gates: 2, monsters: 4, rumors: 1, clues: 4, blessings: 1 };
  assert.equal(scoreOf(table, withScores(table, ended, counts)), -1);
  assert.match(sentenceRu(table, withScores(table, ended, counts)), /^Победа\. Раунд 1.*Счёт: −1\.$/u);
});

test('experience in Arkham: 4 points and a bonus of 1', () => {
  const table = tableOfGame('arkham');
  const ended = withEnd(table, beginTable(table), 'act');
  assert.equal(scoreOf(table, withScores(table, ended, { victory: 4, bonus: 1 })), 5);
});

test('another outcome keeps the score, and a game that goes on is no end', () => {
  const table = tableOfGame('arkham');
  const ended = withScores(table, withEnd(table, beginTable(table), 'act'), { victory: 4 });
  assert.deepEqual(withEnd(table, ended, 'agenda').score, ended.score);
  assert.deepEqual(withEnd(table, ended, '').end, '');
});

test('who has four souls has won, and two of them share a tie', () => {
  const table = tableOfGame('foursouls');
  const souls = (state: State, player: number, value: number) =>
    withOwnCounter(table, state, { player, counter: 'souls' }, value);
  const one = withEnd(table, souls(beginTable(table), 1, 4), 'souls');
  assert.deepEqual(winnersOf(table, one), [1]);
  assert.deepEqual(winnersOf(table, souls(one, 2, 5)), [1, 2]);
  assert.deepEqual(winnersOf(table, withEnd(table, one, 'ability')), []);
});
