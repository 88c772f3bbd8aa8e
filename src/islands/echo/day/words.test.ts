/** What the tracker says: every code has its words, whole sentences, and terms that have a name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDay } from '../../../engines/echo/day/day.ts';
import { REFUSALS } from '../../../engines/echo/day/refusal.ts';
import { NEW_DAY, type DayState } from '../../../engines/echo/day/state.ts';
import { parseLog } from '../../../engines/echo/day/notation.ts';
import { WARNINGS, type Warning, type WarningCode } from '../../../engines/echo/day/warnings.ts';
import { ENDS, logTextOf } from './words/log.ts';
import { REFUSAL_WORDS } from './words/refusals.ts';
import { RULE_NAMES } from './words/rules.ts';
import { SHORT_WORDS, WARNING_WORDS } from './words/warnings.ts';

const SENTENCE = /^[А-ЯЁ«][^]*[.!?]$/u;

test('warnings are sentences, and shortly they fit the bar', () => {
  const state: DayState = { ...NEW_DAY, districts: ['Левобережье', ...NEW_DAY.districts.slice(1)] };
  for (const code of Object.keys(WARNINGS) as WarningCode[]) {
    const warning: Warning = { code, ...WARNINGS[code], count: 5, worst: 12, districts: [1, 2, null] };
    const text = WARNING_WORDS[code](warning, state);
    assert.match(text, SENTENCE);
    assert.doesNotMatch(text, /undefined|null/);
    const short = SHORT_WORDS[code](warning, state);
    assert.ok(short.length > 0 && short.length <= 32, `${short}: ${short.length}`);
  }
  const near: Warning = { code: 'invasion-near', ...WARNINGS['invasion-near'], count: 5, districts: [1, 2, null] };
  assert.match(WARNING_WORDS['invasion-near'](near, state), /Левобережье, район 2, район, который вы не указали/);
});

test('refusals are sentences', () => {
  for (const text of Object.values(REFUSAL_WORDS)) assert.match(text, SENTENCE);
});

test('each term that is linked to has its name', () => {
  const linked = [
    ...Object.values(REFUSALS),
    ...Object.values(WARNINGS).map((w) => w.rule),
    ...Object.values(ENDS).map((end) => end.term),
  ];
  assert.deepEqual(
    [...new Set(linked)].filter((id) => RULE_NAMES[id] === undefined),
    [],
  );
});

test('lines of the log: what was done, to whom, and what came of it', () => {
  const lines = (text: string) => {
    const read = parseLog(`1_${text.trim().split(/\s+/).join('_')}`);
    if (read.problem !== undefined) assert.fail(read.problem.came);
    const { log } = logTextOf({ ...newDay(), actions: read.value, cursor: read.value.length });
    return log.map((line) => line.replaceAll('\u00a0', ' '));
  };
  assert.deepEqual(
    lines(`lay.c.count enemy-kind.2.mage limits.2.5.~ detain.2.1 trade-enemy.2 enemy.undead.0 defeat-enemy.3 next next
      next next purse.0.tokens.more exchange.0.clue faint.0 lay.c.count out.1 end.scenario-lost play-on end.scenario-won`),
    [
      '1 Тропа: Холоми. Сюда придёт 1 Враг',
      'Новый Враг: маг',
      'Маг: предел Воли 5, предел Силы не указан',
      'Задержан Маг: Сыщик 2',
      'Задержанный отдан за Улики: Маг. Сыщик 2 получает 3 Улики. Холоми — Проклятая локация: возьмите «Насмешку Судьбы»',
      'Новый Враг (нечисть): Зал Общей Работы',
      'Враг уничтожен: Нечисть',
      'Началась Фаза Движения',
      'Началась Фаза Событий',
      'Началась Фаза Перемен',
      'Начался ход 2. Жетон Первого Игрока: Сыщик 2',
      'Сыщик 1: +1 Тропа',
      'Сыщик 1 меняет жетоны Троп на 1 Улику',
      'Сыщик 1 теряет сознание. Потеряно: 1 Улика, 0 Троп',
      '1 Тропа: Холоми. Массовое Вторжение, придут 3 Врага',
      'Сыщик 2 выходит из игры. Потеряно: 3 Улики, 0 Троп',
      'Сценарий провален, Сыщики проиграли',
      'Сценарий велит играть дальше',
      'Победа по Сценарию',
    ],
  );
});
