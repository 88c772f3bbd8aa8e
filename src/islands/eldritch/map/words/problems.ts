/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии страницы, показан обычный пример',
  f: 'локация, откуда едут, не прочиталась',
  t: 'локация, куда едут, не прочиталась',
  b: 'билеты не прочитались: нужны две цифры, на поезд и на корабль, вместе не больше 2',
  r: 'остаток раунда не прочитался',
  p: 'разрешение готовиться не прочиталось',
  a: 'цель не прочиталась',
};
export const problemWords = ({ code, came }: AddressProblem): string =>
  capitalRu(`${PROBLEMS[code]}${came === '' ? '' : ` (пришло: ${came})`}.`);
