/** Two battles side by side say in words in what they differ, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_STATE, EXAMPLE_CARDS, withDetective, withEnemy, withOneMore } from './model.ts';
import { differencesOf } from './words/differences.ts';

const KEPT = DEFAULT_STATE;

test('the same battle differs in nothing', () => {
  assert.deepEqual(differencesOf(KEPT, { ...KEPT }), { kept: [], now: [] });
});
test('a knife and the threshold are named on both sides', () => {
  const now = { ...withDetective(KEPT, 0, { knife: 2 }), threshold: 4 };
  assert.deepEqual(differencesOf(KEPT, now), {
    kept: ['Дайсы ножа: 0', 'Успех на дайсе с: 5–6'],
    now: ['Дайсы ножа: 2', 'Успех на дайсе с: 4–6'],
  });
});
test('a weapon is told whole, its absence in a word; the enemy has words of his own', () => {
  const now = withEnemy(withDetective(KEPT, 0, { weapon: EXAMPLE_CARDS.weapon }), 0, { strengthDice: 3 });
  assert.deepEqual(differencesOf(now, KEPT), {
    kept: ['Оружие: проверка — Внимательность, штраф 0, урон Воле 0, Силе 2', 'Дайсы на Силу: 3'],
    now: ['Оружие: нет', 'Дайсы на Силу: 2'],
  });
});
test('of several each is named, and one who came is told alone', () => {
  const two = withOneMore(KEPT, 'detectives');
  assert.deepEqual(differencesOf(KEPT, withDetective(two, 0, { will: 5 })), {
    kept: ['Воля сейчас: 4'],
    now: ['Сыщик\u00a01. Воля сейчас: 5', 'Сыщик\u00a02: Воля\u00a04, Сила\u00a04'],
  });
});
test('readings of the rules and the aim are named too', () => {
  const now = { ...KEPT, aim: 'stay-up', readings: { ...KEPT.readings, ties: 'worst' } } as const;
  const { kept } = differencesOf(KEPT, now);
  assert.deepEqual(kept, [
    'Цель: победить всех Врагов',
    'Скрытность Сыщиков равна, и решает Первый Игрок: он называет того, кого выгоднее',
  ]);
});
