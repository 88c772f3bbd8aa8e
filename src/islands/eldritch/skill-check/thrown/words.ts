/** The test on the table, in words. */
import { lowerRu } from '../../../../lib/sentence-ru.ts';
import type { Action } from '../../../../engines/eldritch/skill-check/again.ts';
import { successesOf, worthOf, type Done, type TableState } from '../../../../engines/eldritch/skill-check/table.ts';
import type { Setup } from '../inputs/setup.ts';
import { cluesCount, diceCount } from '../../shared/words.ts';
import { actionWords, focusCount, successCount } from '../inputs/words.ts';

export const R = {
  title: 'Бросить кубики',
  says: 'кубики страницы или ваши',
  intro:
    'Если кубиков нет под рукой, бросьте их здесь: случайные числа даст ваше устройство. Или введите, что выпало у вас, и страница скажет, стоит ли перебрасывать.',
  throwDice: 'Бросить',
  throwAnew: 'Бросить заново',
  again: 'Коснитесь кубика, чтобы перебросить его',
  byCard: 'картой',
  byToken: 'за жетон или улику',
  all: 'Перебросить картой все неудачные',
  nothingLeft: 'Перебрасывать больше нечем.',
  enter: 'Ввести свой бросок',
  enterHint: 'Что выпало на каждом кубике',
  lay: 'Положить эти кубики',
  history: 'Прошлые броски',
  best: 'Лучше всего',
} as const;

export const dieLabel = (place: number, face: number, { test }: TableState): string =>
  `Кубик ${place + 1}: ${face}, ${worthOf(face, test) === 0 ? 'не успех' : successCount(worthOf(face, test))}`;
export const enterLabel = (place: number): string => `Кубик ${place + 1}`;

/** What lies there: «Выпало: 6, 4, 2. Успехов: 1.» */
export const lyingWords = ({ test, faces }: TableState): string =>
  faces === undefined
    ? `Вы бросаете ${diceCount(test.dice)}.`
    : `Выпало: ${faces.join(', ')}. Успехов: ${successesOf(faces, test)}.`;
/** Rerolls still to spend. */
export const leftWords = ({ left, faces }: TableState, { focus, clues, spend }: Setup): string => {
  const spent = focus + (spend === 'none' ? 0 : clues) - left.clues;
  const [focusLeft, cluesLeft] = [Math.max(0, focus - spent), Math.min(left.clues, spend === 'none' ? 0 : clues)];
  const has = [
    ...(left.all ? ['карта, которая перебросит все неудачные кубики'] : []),
    ...(left.free > 0 ? [`карты, которые перебросят ${diceCount(left.free)}`] : []),
    ...(focusLeft > 0 ? [focusCount(focusLeft)] : []),
    ...(cluesLeft > 0 ? [cluesCount(cluesLeft)] : []),
  ];
  if (has.length > 0) return `Для перебросов есть: ${has.join('; ')}.`;
  return faces === undefined ? '' : R.nothingLeft;
};
/** What is best for these dice. */
export const adviceWords = (action: Action, setup: Setup): string =>
  `${R.best}: ${lowerRu(actionWords(action, setup, 'Остановитесь.'))}`;
export const doneWords = ({ faces, successes, spent }: Done): string =>
  `${faces.join(', ')}: ${successCount(successes)}${spent === 0 ? '' : `, потрачено улик и жетонов ${spent}`}`;
