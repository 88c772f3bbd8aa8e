/** Problems of a file, a link or the record of the device: what came, what is expected, what is shown instead. */
import { FILE_LIMIT, FILE_VERSION, type FileProblem } from '../../../../engines/echo/day/file.ts';
import { MOST } from '../../../../engines/echo/day/words.ts';
import { NOTATION_LIMITS, type NotationProblem } from '../../../../engines/log/notation.ts';
import type { KeptProblem, LinkProblem } from '../address.ts';
import { REFUSAL_WORDS } from './refusals.ts';

const came = (text: string): string => (text === '' ? '' : ` Пришло: «${text}».`);

type Code = FileProblem['code'] | NotationProblem['code'];
type Says = (problem: FileProblem | NotationProblem) => string;
const at = (problem: FileProblem | NotationProblem): string =>
  'at' in problem && problem.at !== undefined ? `Действие ${problem.at}` : 'Одно из действий';
const WORDS: { readonly [c in Code]: Says } = {
  'too-long': ({ came: text }) =>
    `Слишком много знаков: файл партии бывает до ${FILE_LIMIT}, ссылка до ${NOTATION_LIMITS.characters}.${/^\d+$/.test(text) ? came(text) : ''}`,
  'not-json': ({ came: text }) => `Это не файл партии, или он сохранён не целиком.${came(text)}`,
  'not-a-game': ({ came: text }) => `В файле не запись партии.${came(text)}`,
  format: ({ came: text }) => `Это файл не этой игры.${came(text)}`,
  version: ({ came: text }) => `Запись другой версии, эта страница понимает версию ${FILE_VERSION}.${came(text)}`,
  field: ({ came: text }) => `В файле есть поле, которого в нём не бывает.${came(text)}`,
  name: ({ came: text }) => `Название партии — от 1 до ${MOST.name} обычных знаков.${came(text)}`,
  log: ({ came: text }) => `Вместо списка действий стоит другое.${came(text)}`,
  'too-many': ({ came: text }) => `Действий в партии бывает до ${MOST.actions}.${came(text)}`,
  word: (problem) => `${at(problem)} не понято.${came(problem.came)}`,
  refused: (problem) => {
    const why = 'refusal' in problem && problem.refusal !== undefined ? ` ${REFUSAL_WORDS[problem.refusal.code]}` : '';
    return `${at(problem)} в этом месте невозможно.${came(problem.came)}${why}`;
  },
  cursor: ({ came: text }) => `Место в записи — целое число от 0 до числа действий.${came(text)}`,
  empty: () => 'В ссылке нет партии: возможно, она скопирована не целиком.',
  characters: ({ came: text }) => `В ссылке есть знаки, которых в ней не бывает.${came(text)}`,
};
export const problemWords = (problem: LinkProblem): string => WORDS[problem.code](problem);

export const keptWords = ({ code, name, inside }: KeptProblem): string => {
  if (code === 'version') return 'Партии на этом устройстве сохранила другая версия сайта.';
  if (code === 'damaged' || inside === undefined) return 'Запись партий на этом устройстве повреждена.';
  return `Партия${name === undefined ? '' : ` «${name}»`} на этом устройстве повреждена. ${problemWords(inside)}`;
};
