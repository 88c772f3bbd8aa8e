/** Two battles side by side say in words in what they differ, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Detective, Enemy } from '../../../engines/echo/battle/battle.ts';
import { READINGS } from '../../../engines/echo/battle/readings.ts';
import type { BattleProse } from '../../../schemas/echo/prose.ts';
import { DEFAULT_STATE, EXAMPLE_CARDS, withFighter, withOneMore, type State } from './model.ts';
import { differencesOf } from './words/differences.ts';

/** Readings that are called by their ids. */
const PROSE = Object.fromEntries(
  Object.entries(READINGS).map(([title, of]) => [title, { title, options: Object.fromEntries(of.map((o) => [o, o])) }]),
) as unknown as BattleProse['readings'];
const KEPT = DEFAULT_STATE;
const withFirst = (state: State, detective: Partial<Detective>, enemy: Partial<Enemy> = {}): State => {
  const changed = withFighter(state, 'detectives', 0, ({ card }) => ({ card: { ...card, ...detective } }));
  return withFighter(changed, 'enemies', 0, ({ card }) => ({ card: { ...card, ...enemy } }));
};

test('two battles differ in what is not the same, each fact said of both', () => {
  const armed = withFirst(KEPT, { weapon: EXAMPLE_CARDS.weapon }, { strengthDice: 3 });
  const cases: readonly (readonly [kept: State, now: State, says: ReturnType<typeof differencesOf>])[] = [
    [KEPT, { ...KEPT }, { kept: [], now: [] }],
    [
      KEPT,
      { ...withFirst(KEPT, { knife: 2 }), threshold: 4 },
      { kept: ['Дайсы ножа: 0', 'Успех на дайсе с: 5–6'], now: ['Дайсы ножа: 2', 'Успех на дайсе с: 4–6'] },
    ],
    // A weapon is described whole, its absence in a word; the enemy has words of his own.
    [
      armed,
      KEPT,
      {
        kept: ['Оружие: проверка — Внимательность, штраф 0, урон Воле 0, Силе 2', 'Дайсы на Силу: 3'],
        now: ['Оружие: нет', 'Дайсы на Силу: 2'],
      },
    ],
    // Each of several is named, and a new one is described alone.
    [
      KEPT,
      withFirst(withOneMore(KEPT, 'detectives'), { will: 5 }),
      { kept: ['Воля сейчас: 4'], now: ['Сыщик\u00a01. Воля сейчас: 5', 'Сыщик\u00a02: Воля\u00a04, Сила\u00a04'] },
    ],
    [
      KEPT,
      { ...KEPT, aim: 'stay-up', readings: { ...KEPT.readings, ties: 'worst' } },
      { kept: ['Цель: победить всех Врагов', 'ties: best'], now: ['Цель: никого не потерять', 'ties: worst'] },
    ],
  ];
  for (const [kept, now, says] of cases) assert.deepEqual(differencesOf(kept, now, PROSE), says);
});
