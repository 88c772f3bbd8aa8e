/** What is wrong with an address or a table: what came, what is wanted, how to mend it. */
import { LIMITS } from '../../../../engines/foursouls/stack/setup.ts';
import { NOTATION_LIMITS } from '../../../../engines/log/notation.ts';
import { MOST_ACTIONS } from '../../../../engines/foursouls/stack/notation.ts';
import type { AddressProblem } from '../address.ts';
import { MOST_TITLE } from '../model.ts';

const came = (text: string): string => (text === '' ? '' : ` Пришло: «${text}».`);
type Words = { readonly [c in AddressProblem['code']]: (text: string) => string };
const WORDS: Words = {
  version: (t) => `Ссылка другой версии, эта страница понимает версию 1.${came(t)}`,
  empty: () => 'В ссылке нет стола: возможно, она скопирована не целиком.',
  characters: (t) => `В ссылке есть знаки, которых в ней не бывает.${came(t)}`,
  'too-long': () => `Ссылка длиннее ${NOTATION_LIMITS.characters} знаков.`,
  'too-many': (t) => `Слишком много: действий бывает до ${MOST_ACTIONS}, карт на игрока до ${LIMITS.cards}.${came(t)}`,
  word: (t) => `Часть ссылки не понята: возможно, она скопирована не целиком.${came(t)}`,
  players: (t) => `Игроков бывает от 1 до ${LIMITS.players}.${came(t)}`,
  card: (t) => `Такой карты здесь нет.${came(t)}`,
  number: (t) => `Число вне пределов: от 0 до ${LIMITS.number}, здоровье от 1.${came(t)}`,
  slots: (t) => `Слотов бывает до ${LIMITS.slots}, и в каждом лежит карта.${came(t)}`,
  name: () => `Имя игрока — от 1 до ${LIMITS.name} обычных знаков.`,
  active: (t) => `Ход назначен игроку, которого нет.${came(t)}`,
  kind: (t) => `Эта карта другого вида и сюда не ложится.${came(t)}`,
  deck: (t) => `Колоды с таким именем нет.${came(t)}`,
  timer: () => 'С таймером играют от двух персонажей и без бонусных душ.',
  cursor: (t) => `Такого шага в записи нет, показано начало.${came(t)}`,
  fork: (t) => `Одна из веток не понята и пропущена.${came(t)}`,
  title: () => `Название стола не понято: в нём бывает до ${MOST_TITLE} обычных знаков.`,
  refused: (t) => `Дальше запись нарушает правила, показано то, что до этого места. Действие: ${t}.`,
  broken: () => 'Такой стол не собрать: показан готовый пример.',
};
export const problemWords = ({ code, came: text }: AddressProblem): string => WORDS[code](text);
