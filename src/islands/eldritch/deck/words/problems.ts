/** What could not be understood of an address, in words. */
import type { AddressProblem } from '../address.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии страницы, показан обычный пример',
  o: 'Древний не прочитался',
  s: 'числа этапов не прочитались: нужны 3 этапа по 3 числа, зелёные, жёлтые и синие',
  d: 'вышедшие карты не прочитались: нужны буквы g, y и b',
};
export const problemWords = ({ code, came }: AddressProblem): string =>
  capitalRu(`${PROBLEMS[code]}${came === '' ? '' : ` (пришло: ${came})`}.`);
