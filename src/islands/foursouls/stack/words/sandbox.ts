/** Words of the form in which a table is put together. */
import type { PickerOption } from '../../../shared/controls/picker-option.ts';
import type { CardOption, Row, Zone } from '../sandbox-model.ts';

export const sandboxLabels = {
  title: 'Все поля стола',
  tableTitle: 'Название стола',
  noTitle: 'Свой стол',
  hint: 'Любое изменение начинает запись заново. Карты с пометкой «пример» придуманы нами: берите ту, чей эффект вам нужен. У монстров без этой пометки числа и награда настоящие, а способности не показаны.',
  empty: 'Убрать всё',
  name: 'Имя',
  character: 'Персонаж',
  noCharacter: 'без персонажа',
  health: 'Здоровье',
  damage: 'Отмечен урон',
  attack: 'Урон',
  cents: 'Центы',
  plays: 'Разыгрывания',
  evasion: 'Уклонение',
  addPlayer: 'Добавить игрока',
  removePlayer: 'Убрать игрока',
  timer: 'Таймер',
  noTimer: 'нет',
  whose: 'Чей ход',
  phase: 'Начать с',
  start: 'начала хода',
  action: 'фазы действий',
  own: 'Свой монстр',
  addOwn: 'Положить своего монстра',
  remove: 'Убрать',
  add: 'Добавить',
  addCard: 'добавить карту…',
  turnedWord: 'деактивирован',
  turnHint: 'Деактивировать или зарядить',
  table: 'Монстры, магазин, комнаты, колоды',
  unsound: 'Стол пока не собрать',
} as const;
/** Words of a long list. */
export const PICK = {
  find: 'Имя по-русски или по-английски',
  nothing: 'Такой карты в списке нет. Сотрите слово или попробуйте другое.',
} as const;
/** A card of the game, or one that is made up: they are apart in every list, and a made-up one says so. */
const GROUPS = { real: 'Карты игры', sample: 'Примеры: эти карты придуманы нами' } as const;
export const SAMPLE = 'пример';
export const optionOf = ({ id, name, en, isSample }: CardOption): PickerOption => ({
  value: id,
  name,
  en,
  group: isSample ? GROUPS.sample : GROUPS.real,
  beside: isSample ? SAMPLE : '',
});
export const ZONES: { readonly [z in Zone]: string } = {
  hand: 'Рука',
  items: 'Предметы',
  curses: 'Проклятия',
  souls: 'Души',
};
export const ROWS: { readonly [r in Row]: string } = {
  monsters: 'Монстры в слотах',
  finalBoss: 'Финальный босс (с ним это испытание)',
  minions: 'Миньоны (с ними это испытание)',
  shop: 'Магазин',
  rooms: 'Комнаты',
  bonus: 'Бонусные души',
  characters: 'Персонажи вне игры, первый — следующий',
  loot: 'Колода добычи сверху вниз',
  treasure: 'Колода сокровищ сверху вниз',
  monster: 'Колода монстров сверху вниз',
  room: 'Колода комнат сверху вниз',
};
