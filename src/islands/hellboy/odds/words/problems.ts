/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { facesProblemWords } from './faces.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  q: 'не удалось прочитать вопрос',
  a: 'не удалось прочитать действие',
  w: 'не удалось прочитать агента',
  l: 'не удалось прочитать уровни навыков',
  n: 'не удалось прочитать обстоятельства',
  e: 'не удалось прочитать врага',
  o: 'не удалось прочитать прибавку и объект',
  b: 'не удалось прочитать символ БРПД',
  g: 'не удалось прочитать цель броска',
  c: 'не удалось прочитать кубики, заданные вручную',
  s: 'не удалось прочитать серию атак',
  k: 'не удалось прочитать осаду',
  t: 'не удалось прочитать бросок без проверки',
  faces: 'грани кубиков не приняты, взяты ваши или предположенные',
};
export const problemWords = (problem: AddressProblem): string => {
  const said = problem.came === '' ? PROBLEMS[problem.code] : `${PROBLEMS[problem.code]} (пришло: ${problem.came})`;
  if (problem.code !== 'faces') return sentenceRu(said);
  return [sentenceRu(said), ...problem.problems.map(facesProblemWords)].join(' ');
};
