/** What the page says of itself. */
import { countRu } from '../../../lib/plural-ru.ts';
import type { FieldProblem } from '../../shared/state/fields.ts';
import type { SetupField } from '../address.ts';

export const labels = {
  noScript: 'Без JavaScript страница не считает, но все шаги и числа для любого выбора стоят ниже.',
  notKept: 'Браузер не хранит данные этой страницы: галочки останутся только в её адресе.',
  problems: 'Ссылка понята не вся',
  problemsEnd: 'Вместо непонятого стоит начало подготовки.',
  choices: 'Во что играем',
  playerCount: 'Сколько игроков',
  random: 'Наугад',
  deal: 'Раздать наугад',
  dealAgain: 'Раздать заново',
  nobody: 'Не выбран',
  boxes: 'Мои коробки',
  boxesHint: 'Наугад выбирается только из отмеченного. Если не отмечено ничего, то из всего.',
  otherBoxes: 'Из других коробок',
  find: 'Название по-русски или по-английски',
  nothing: 'Такого нет.',
  rule: 'Правило',
  all: 'Всё',
  allOf: (part: string) => `Отметить всё: ${part}`,
  none: 'Снять',
  noneOf: (part: string) => `Снять отметки: ${part}`,
  clear: 'Снять галочки',
  restore: 'Вернуть галочки',
  play: 'Начать партию',
  ready: 'Всё готово',
} as const;

export const playerRu = (at: number): string => `Игрок ${at + 1}`;
/** «Агент 2» where one player leads two, «Игрок 1, Сыщик 2» where each does. */
export const seatRu = (seat: number, { players, seats, one }: Seating): string => {
  if (seats === players) return playerRu(seat);
  return players === 1 ? `${one} ${seat + 1}` : `${playerRu(seat % players)}, ${one} ${Math.floor(seat / players) + 1}`;
};
interface Seating {
  readonly players: number;
  /** How many characters they lead together. */
  readonly seats: number;
  /** What one of them is called. */
  readonly one: string;
}
/** What the characters of a player are called together; first names where all would be longer than `most` letters: «Кофа Йох, Мелифаро», «Нумминорих, Меламори». */
export const namesRu = (names: readonly string[], most = Infinity): string => {
  const whole = names.join(', ');
  const short = names.length > 1 && whole.length > most ? names.map((name) => name.split(' ')[0]!).join(', ') : whole;
  return short.slice(0, most).trim();
};
export const progressRu = (done: number, all: number): string => `Готово ${done} из ${all}`;
export const ownedRu = (owned: number, all: number): string =>
  owned === 0 ? 'все' : `${countRu(owned, ['коробка', 'коробки', 'коробок'])} из ${all}`;
/** What is sent with the link. */
export const sentenceRu = (about: string, players: number): string =>
  `${about === '' ? '' : `${about}. `}Подготовка, ${countRu(players, ['игрок', 'игрока', 'игроков'])}.`;

const FIELDS: { readonly [f in FieldProblem<SetupField>['code']]: string } = {
  version: 'Ссылка другой версии, нужна первая',
  players: 'Сколько игроков',
  with: 'Что выбрано, по слову на каждый выбор через точку',
  who: 'Кто кем играет, по слову на игрока через точку, без повторов',
  first: 'Кто начинает, номер игрока от 1',
  done: 'Что уже готово, имена шагов через точку',
};
/** What was not understood: what is wanted and what came. */
export const problemRu = ({ code, came }: FieldProblem<SetupField>): string => `${FIELDS[code]}. Пришло: «${came}».`;
