/** What things of the day are called. */
import {
  detainedEnemies,
  type DayState,
  type Enemy,
  type Holder,
  type DayLocation,
} from '../../../../engines/echo/day/state.ts';
import type {
  Colour,
  EnemyKind,
  KnownPlace,
  PathFace,
  Phase,
  Tracker,
  Ware,
} from '../../../../engines/echo/day/words.ts';
import type { Direction } from '../../../../engines/echo/day/enemy-movement.ts';

export const PLACES: { readonly [p in KnownPlace]: string } = {
  'hall-of-common-work': 'Зал Общей Работы',
  'iafakh-library': 'Иафах. Библиотека',
  'iafakh-reception': 'Иафах. Приёмная Великого Магистра',
  'iafakh-grounds': 'Иафах. Территория',
  'old-town-shops': 'Лавки Старого Города',
  'shaggy-house': 'Мохнатый Дом',
  'bunba-inn': 'Обжора Бунба',
  'city-police-half': 'Половина Городской Полиции',
  asylum: 'Приют Безумных',
  'twilight-market': 'Сумеречный Рынок',
  'order-headquarters': 'Управление Полного Порядка',
  schools: 'Учебные Заведения Ехо',
  holomi: 'Холоми',
  'juffin-office': 'Кабинет Джуффина Халли',
};
export const placeName = ({ known, name }: DayLocation): string => (known === null ? name : PLACES[known]);
/** A location by its index; «локация не указана» for null. */
export const placeAt = ({ places }: Pick<DayState, 'places'>, place: number | null): string => {
  const found = place === null ? undefined : places[place];
  return found === undefined ? 'локация не указана' : placeName(found);
};
export const districtName = ({ districts }: Pick<DayState, 'districts'>, district: number): string => {
  const name = districts[district - 1] ?? '';
  return name === '' ? `район ${district}` : name;
};

export const PHASE_NAMES: { readonly [p in Phase]: string } = {
  setup: 'Подготовка',
  movement: 'Движение',
  events: 'События',
  changes: 'Перемены',
};
/** «Фаза …» as a button names it. */
export const PHASE_OF: { readonly [p in Phase]: string } = {
  setup: 'подготовка',
  movement: 'Фаза Движения',
  events: 'Фаза Событий',
  changes: 'Фаза Перемен',
};

export const KIND_NAMES: { readonly [k in EnemyKind]: string } = {
  mage: 'Маг',
  citizen: 'Обыватель',
  undead: 'Нечисть',
  artifact: 'Артефакт',
  unknown: 'Вид не указан',
};
export const KINDS_NAMES: { readonly [k in EnemyKind]: string } = {
  mage: 'Маги',
  citizen: 'Обыватели',
  undead: 'Нечисть',
  artifact: 'Артефакты',
  unknown: 'Вид не указан',
};
export const KIND_TERMS: { readonly [k in EnemyKind]: string } = {
  mage: 'mage-enemy',
  citizen: 'citizen-enemy',
  undead: 'undead-enemy',
  artifact: 'artifact-enemy',
  unknown: 'enemy',
};
/** «Маг 2» where several of a kind have no name: the number among them, in the order in which they came. */
export const enemyName = (state: Pick<DayState, 'enemies'>, { id, kind, name }: Enemy): string => {
  if (name !== '') return name;
  const alike = state.enemies.filter((enemy) => enemy.kind === kind && enemy.name === '');
  if (alike.length < 2) return kind === 'unknown' ? 'Новый Враг' : KIND_NAMES[kind];
  return `${kind === 'unknown' ? 'Новый Враг' : KIND_NAMES[kind]} ${alike.findIndex((enemy) => enemy.id === id) + 1}`;
};

export const detectiveName = ({ detectives }: Pick<DayState, 'detectives'>, who: number): string => {
  const name = detectives[who]?.name ?? '';
  return name === '' ? `Сыщик ${who + 1}` : name;
};
export const holderName = (state: Pick<DayState, 'detectives'>, holder: Holder): string =>
  holder === 'office' ? 'Кабинет Джуффина' : detectiveName(state, holder);
/** How many detained enemies a detective has. */
export const prisonersOf = (state: Pick<DayState, 'enemies'>, who: number): number =>
  detainedEnemies(state).filter((enemy) => enemy.holder === who).length;

export const FACE_NAMES: { readonly [f in PathFace]: string } = {
  hidden: 'рубашкой вверх',
  open: 'открыта',
  shamkhum: 'открыта, ведёт в Город-в-Горах',
};
export const COLOUR_NAMES: { readonly [c in Colour]: string } = {
  green: 'Зелёный',
  yellow: 'Жёлтый',
  red: 'Красный',
};
export const COLOUR_SAYS: { readonly [c in Colour]: string } = { green: '0 Троп', yellow: '1 Тропа', red: '2 Тропы' };
export const TRACKER_NAMES: { readonly [t in Tracker]: string } = {
  easier: 'легче',
  normal: 'обычная',
  harder: 'труднее',
};
export const WARE_NAMES: { readonly [w in Ware]: string } = {
  clue: '1 Улика',
  smile: '«Улыбка Судьбы»',
  ally: '1 обычный Союзник',
  skill: '1 Навык, обычный или особый',
};
export const DIRECTION_NAMES: { readonly [d in Direction]: string } = {
  up: 'вверх',
  right: 'вправо',
  down: 'вниз',
  left: 'влево',
};
export const DICE_NAMES = { white: 'Белый', green: 'Зелёный', black: 'Чёрный' } as const;
/** Whom a die moves, as it stands on the board. */
export const DICE_KINDS = { white: 'mage', green: 'citizen', black: 'undead' } as const;
