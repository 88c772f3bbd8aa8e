/** Labels of the page. */
import { testLabels } from '../../inputs/words.ts';

export const labels = {
  ...testLabels,
  noScript:
    'Без JavaScript здесь показан один пример: Лили Чен проверяет силу. Чтобы посчитать свою проверку, включите JavaScript.',
  needed: 'Сколько успехов нужно',
  neededHint: 'обычно хватает 1',
  stop: 'Остановитесь: нужного числа успехов уже не набрать.',
  otherwise: 'Если выбрать',
  clues: 'Сколько уйдёт улик',
  buysHow: 'Разница — в процентных пунктах.',
  allBuysHow: 'Та же проверка, в которой изменено что-то одно. Разница — в процентных пунктах.',
  grid: 'Шансы для 1–10 кубиков',
  gridDice: 'Кубиков',
} as const;
