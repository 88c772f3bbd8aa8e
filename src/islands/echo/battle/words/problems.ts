/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  d: 'Сыщики не прочитались: нужны от 1 до 4 записей вида 4432v',
  e: 'Враги не прочитались: нужны от 1 до 3 записей вида c33021',
  f: 'фаза не прочиталась: нужно movement или events',
  a: 'цель не прочиталась',
  p: 'способ действовать не прочитался',
  l: 'разрешение уходить из Битвы не прочиталось: нужно yes или no',
  t: 'порог успеха не прочитался: нужно число от 2 до 6',
  x: 'спорные места не прочитались: нужны 6 цифр',
};
export const problemWords = ({ code, came }: AddressProblem): string =>
  capitalRu(`${PROBLEMS[code]}${came === '' ? '' : ` (пришло: ${came})`}.`);
