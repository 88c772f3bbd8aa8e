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
  StepId,
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

/** A phase by its short name, and whole as a button names it. */
export const PHASES_SAID = {
  setup: { name: 'Подготовка', whole: 'подготовка' },
  movement: { name: 'Движение', whole: 'Фаза Движения' },
  events: { name: 'События', whole: 'Фаза Событий' },
  changes: { name: 'Перемены', whole: 'Фаза Перемен' },
} as const satisfies { readonly [p in Phase]: unknown };
export const STEP_NAMES: { readonly [s in StepId]: string } = {
  detectives: 'Выберите Сыщиков и трекер ходов',
  'first-card': 'Разыграйте первую карту Перемен',
  'first-player': 'Отдайте жетон Первого Игрока',
  units: 'Раздайте единицы Движения',
  moves: 'Сыщики действуют по очереди',
  'collect-clues': 'Заберите Улики',
  'event-cards': 'Разыграйте карты Событий',
  problems: 'Узнайте и решите Проблемы',
  'enemies-move': 'Передвиньте Врагов',
  'changes-card': 'Разыграйте карту Перемен',
  'new-enemies': 'Поставьте новых Врагов',
  refresh: 'Обновите карты',
  parameters: 'Смените параметры',
  mockery: 'Возьмите «Насмешку Судьбы»',
  items: 'Колдуйте и применяйте карты',
  'pass-token': 'Передвиньте жетоны',
};

/** A kind of enemies: one of them, several, and the term. */
export const KINDS = {
  mage: { name: 'Маг', many: 'Маги', term: 'mage-enemy' },
  citizen: { name: 'Обыватель', many: 'Обыватели', term: 'citizen-enemy' },
  undead: { name: 'Нечисть', many: 'Нечисть', term: 'undead-enemy' },
  artifact: { name: 'Артефакт', many: 'Артефакты', term: 'artifact-enemy' },
  unknown: { name: 'Вид не указан', many: 'Вид не указан', term: 'enemy' },
} as const satisfies { readonly [k in EnemyKind]: unknown };
/** «Маг 2» where several of a kind have no name: the number among them, in the order in which they came. */
export const enemyName = (state: Pick<DayState, 'enemies'>, { id, kind, name }: Enemy): string => {
  if (name !== '') return name;
  const alike = state.enemies.filter((enemy) => enemy.kind === kind && enemy.name === '');
  const common = kind === 'unknown' ? 'Новый Враг' : KINDS[kind].name;
  return alike.length < 2 ? common : `${common} ${alike.findIndex((enemy) => enemy.id === id) + 1}`;
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
/** What path tokens are given for: its name, and the same after «за». */
export const WARE_NAMES = {
  clue: { name: '1 Улика', forIt: '1 Улику' },
  smile: { name: '«Улыбка Судьбы»', forIt: '«Улыбку Судьбы»' },
  ally: { name: '1 обычный Союзник', forIt: '1 обычного Союзника' },
  skill: { name: '1 Навык, обычный или особый', forIt: '1 Навык' },
} as const satisfies { readonly [w in Ware]: unknown };
export const DIRECTION_NAMES: { readonly [d in Direction]: string } = {
  up: 'вверх',
  right: 'вправо',
  down: 'вниз',
  left: 'влево',
};
export const DICE_NAMES = { white: 'Белый', green: 'Зелёный', black: 'Чёрный' } as const;
