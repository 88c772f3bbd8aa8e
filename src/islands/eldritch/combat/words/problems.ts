/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  i: 'сыщик не прочитался',
  g: 'число сыщиков не прочиталось',
  n: 'здоровье, рассудок и навыки не прочитались',
  c: 'бонусы и перебросы не прочитались',
  t: 'вещи не прочитались',
  m: 'монстры не прочитались',
  k: 'число раундов не прочиталось',
  o: 'порядок монстров не прочитался',
  a: 'цель не прочиталась',
  s: 'способ тратить улики не прочитался',
  x: 'спорные места не прочитались',
};
export const problemWords = ({ code, who = 0, came }: AddressProblem): string => {
  const whose = who === 0 ? '' : `, сыщик ${who + 1}`;
  return capitalRu(`${PROBLEMS[code]}${whose}${came === '' ? '' : ` (пришло: ${came})`}.`);
};
