/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { facesProblemWords } from './faces.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  q: 'вопрос не прочитался',
  a: 'действие не прочиталось',
  w: 'агент не прочитался',
  l: 'уровни навыков не прочитались',
  n: 'обстоятельства не прочитались',
  e: 'враг не прочитался',
  o: 'прибавка и объект не прочитались',
  b: 'символ БРПД не прочитался',
  g: 'цель не прочиталась',
  c: 'кубики, заданные вручную, не прочитались',
  s: 'серия атак не прочиталась',
  k: 'осада не прочиталась',
  t: 'бросок без проверки не прочитался',
  faces: 'грани кубиков не приняты, взяты ваши или предположенные',
};
export const problemWords = (problem: AddressProblem): string => {
  const said = problem.came === '' ? PROBLEMS[problem.code] : `${PROBLEMS[problem.code]} (пришло: ${problem.came})`;
  if (problem.code !== 'faces') return sentenceRu(said);
  return [sentenceRu(said), ...problem.problems.map(facesProblemWords)].join(' ');
};
