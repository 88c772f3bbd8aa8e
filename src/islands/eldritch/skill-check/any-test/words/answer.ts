/** The answer in words: for the bar, for a chat, for the results. */
import { pluralRu } from '../../../../../lib/plural-ru.ts';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { NBSP, capitalRu } from '../../../../../lib/sentence-ru.ts';
import { exactOf, problemWordsOf } from '../../../shared/words.ts';
import { exactWords, poolShort, SETUP_PROBLEMS, successCount, withWords } from '../../inputs/words.ts';
import type { AddressProblem } from '../address.ts';
import type { State, TestData } from '../model.ts';
import type { Plan } from '../plan.ts';

export const neededVerb = (needed: number): string => pluralRu(needed, ['Нужен', 'Нужны', 'Нужно']);
/** «Нужен 1 успех или больше», «Нужны 3 успеха или больше». */
export const neededWords = (needed: number): string => `${neededVerb(needed)} ${successCount(needed)} или больше`;
/** «Хотя бы 1 успех», «Хотя бы 3 успеха». */
const goalWords = (needed: number): string => `хотя бы ${successCount(needed)}`;
/** What was counted, for the bar: «Пройти: сила, 4 кубика, 2 улики». */
export const countedLine = ({ setup, needed }: State): string =>
  needed === 1 ? `Пройти: ${poolShort(setup)}` : `${successCount(needed)}: ${poolShort(setup)}`;
/** The chance once more, exactly. */
export const exactLine = ({ chance }: Plan): string => exactWords(chance);
/** Who tests what, with all that counts: one of two plans. */
export const planLine = ({ setup, needed }: State, { investigators }: TestData): string =>
  `${withWords(setup, investigators)}; ${goalWords(needed)}`;

/** The answer to send to somebody who sees nothing else. */
export const answerSentence = ({ state, chance, meanClues }: Plan, { investigators }: TestData): string => {
  const { setup, needed } = state;
  const clues = setup.clues > 0 && setup.spend !== 'none' ? `; улик уйдёт в${NBSP}среднем ${decimalRu(meanClues)}` : '';
  return `${withWords(setup, investigators)}. ${capitalRu(goalWords(needed))} — с${NBSP}шансом ${percentRu(chance)}${exactOf(chance)}${clues}.`;
};

/** The outcome of a number of successes. */
export const verdictWords = (successes: number, needed: number): string => {
  if (needed === 1) return successes > 0 ? 'Проверка пройдена.' : 'Проверка провалена.';
  return successes >= needed ? `Этого хватает: нужно ${needed}.` : `Этого мало: нужно ${needed}.`;
};

export const problemWords = problemWordsOf<AddressProblem['code']>({
  ...SETUP_PROBLEMS,
  w: 'не удалось прочитать, сколько нужно успехов',
});
