/** What a line of the log says where its code leaves open why it came about, or to what: one sentence for each cause. */
import type { Caused, CausedCode, CauseOf } from '../../../../engines/foursouls/stack/happened.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import type { Names } from './line-names.ts';

type Say = (names: Names) => string;

const CAUSES: { readonly [C in CausedCode]: { readonly [cause in CauseOf<C>]: Say } } = {
  fizzled: {
    'attack-over': ({ item }) => `Рассеивается ${item()}: атаки больше нет`,
    'target-lost': ({ item }) => `Рассеивается ${item()}: цель пропала или больше не подходит`,
    'nothing-to-choose': ({ item }) => `Рассеивается ${item()}: у цели не осталось того, из чего выбирать`,
    'nothing-to-steal': ({ item }) => `Рассеивается ${item()}: у цели не осталось того, что можно украсть`,
    'nothing-to-destroy': ({ item }) => `Рассеивается ${item()}: уничтожать нечего`,
    'damage-without-target': ({ item }) => `Рассеивается ${item()}: цели больше нет в игре`,
    'nobody-dying': ({ item }) => `Рассеивается ${item()}: умирать больше некому`,
    'turn-moved-on': ({ item }) => `Рассеивается ${item()}: ход ушёл дальше`,
  },
  paid: {
    health: ({ who, n }) => `Стоимость — ${countRu(n, ['здоровье', 'здоровья', 'здоровья'])}: ${who}`,
    counters: ({ who, n }) => `Стоимость — ${countRu(n, ['жетон', 'жетона', 'жетонов'])}: ${who}`,
    cards: ({ who }) => `Стоимость — карта из руки: ${who}`,
    'itself-discarded': ({ who }) => `Стоимость — сбросить само это: ${who}`,
    'itself-destroyed': ({ who }) => `Стоимость — сам предмет: ${who}`,
  },
  instead: {
    cents: ({ card, who }) => `Центов нет, вместо этого — ${card}: ${who}`,
    loot: ({ card, who }) => `Добычу не берут, вместо этого — ${card}: ${who}`,
    treasure: ({ card, who }) => `Сокровища нет, вместо этого — ${card}: ${who}`,
  },
  replaced: {
    armor: ({ ref, n }) => `Броня босса: вместо этого ${ref()} получает ${countRu(n, ['урон', 'урона', 'урона'])}`,
    shield: ({ ref, n }) => `Щит уменьшает урон на ${n}: ${ref()}`,
    death: ({ card }) => `Вместо смерти — ${card}`,
    'turn-start': ({ card, who }) => `Вместе с началом хода (${who}) — ${card}`,
    cents: ({ card, n }) => `${card} меняет сумму: теперь ${n}¢`,
    loot: ({ card, n }) => `${card} меняет число: теперь ${countRu(n, ['карта', 'карты', 'карт'])} добычи`,
    treasure: ({ card, n }) => `${card} меняет число: теперь ${countRu(n, ['сокровище', 'сокровища', 'сокровищ'])}`,
  },
  eternal: {
    'not-discarded': ({ ref }) => `${ref()}: вечный объект нельзя сбросить`,
    'not-destroyed': ({ ref }) => `${ref()}: вечный объект нельзя уничтожить`,
    'made-so': ({ ref }) => `До конца хода вечные предметы: ${ref()}`,
  },
  recharged: {
    step: ({ who }) => `Всё перезаряжено: ${who}`,
    effect: ({ ref }) => `Перезаряжено: ${ref()}`,
  },
  deactivated: {
    penalty: ({ who, n }) =>
      n === 0 ? `Деактивировать за штраф нечего: ${who}` : `Штраф за смерть — деактивировано всё, что имеет ↷: ${who}`,
    cost: ({ ref }) => `Деактивировано: ${ref()}`,
    effect: ({ ref }) => `Деактивировано: ${ref()}`,
  },
  penalty: {
    item: ({ card, who }) => `Штраф за смерть — ${card}: ${who}`,
    card: ({ who }) => `Штраф за смерть — карта из руки: ${who}`,
  },
  given: {
    swap: () => 'Предметы поменялись местами',
    object: ({ card, who }) => `${card} теперь под новым хозяином: ${who}`,
    cents: ({ who, n }) => `+${n}¢ из чужого банка: ${who}`,
    card: ({ who }) => `Карта перешла в руку: ${who}`,
  },
  phase: {
    'loot-step': () => 'Шаг взятия добычи',
    action: () => 'Началась фаза действий',
    end: () => 'Началась фаза конца хода',
    'after-death': () => 'Стек очищен: ход умершего кончается',
    'room-changed': () => 'Комнату меняют: в этот ход умер монстр',
    'room-left': () => 'Комната пролежала весь раунд и уходит в сброс',
  },
  skipped: {
    'recharge-step': ({ who }) => `Шаг перезарядки пропущен: ${who}`,
    'loot-step': ({ who }) => `Шаг взятия добычи пропущен: ${who}`,
    'action-phase': ({ who }) => `Фаза действий пропущена: ${who}`,
    attack: ({ who }) => `Атака пропущена, цели нет: ${who}`,
    turn: ({ who }) => `Ход пропущен: ${who}`,
  },
  slots: {
    minion: () => 'Новый слот миньона',
    filled: ({ n }) => `Пустой слот ${n + 1} заполняется`,
    added: () => 'Слотов стало больше',
  },
  'attack-owed': {
    ambush: ({ who, ref }) => `Обязательная атака, цель — ${ref()}: ${who}`,
    effect: ({ who }) => `Обязательная атака: ${who}`,
  },
  chosen: {
    'next-in-order': ({ who, ref }) => `Теперь очередь предмета: ${ref()} (решает ${who})`,
    resolving: ({ who, ref }) => `Выбрано при разрешении: ${ref()} (решает ${who})`,
  },
  timer: {
    'player-death': ({ n, who }) => `На таймере ${n}: умер персонаж (${who})`,
    round: ({ n }) => `Раунд окончен, на таймере ${n}`,
  },
  nothing: {
    'first-part-undone': () => 'Первая часть не удалась, поэтому того, что после «и», не будет',
    'dead-not-healed': ({ ref }) => `${ref()}: мёртвых не лечат`,
    'dying-not-healed': ({ ref }) => `${ref()}: лечить поздно, смерть уже в стеке`,
    'dead-already': ({ ref }) => `${ref()}: второй раз за ход не умирают`,
    'final-boss-stays': ({ ref }) => `${ref()}: из своего слота уходит, только когда умрёт`,
    'no-soul-left': ({ who }) => `Карты уже нет, душу не получает ${who}`,
    'out-of-play': () => 'Сбросить нечего: этого уже нет в игре',
    'cannot-pay': ({ who }) => `Платить нечем: ${who}`,
    'nothing-to-steal': () => 'Украсть нечего',
    'no-other-side': () => 'Другой стороны нет: перевернуть нечего',
    'nothing-to-be-copy': () => 'Копии не будет: этого объекта нет в игре',
    'no-card-to-copy': () => 'В руке нет карты, которую можно скопировать',
    'end-phase-begun': () => 'Фаза конца уже идёт и заново не начинается',
    'copy-is-no-card': () => 'Копия — не карта: ни предметом, ни душой, ни монстром ей не стать',
    'nothing-to-choose': () => 'Выбирать не из чего',
    'no-character-left': () => 'Персонажей вне игры нет: менять не на кого',
    'starting-item-stays': ({ who }) => `Прежний стартовый предмет остаётся: ${who}`,
    'event-over': ({ ref }) => `Событие разрешено: ${ref()}`,
    'deck-empty': () => 'И колода, и сброс пусты: брать нечего',
    'not-attackable': ({ ref }) => `${ref()}: атаковать это нельзя, атака отменена`,
    'no-damage': () => 'Урона 0, в стек он не ложится',
    'no-attack': () => 'Отменять нечего: атака не идёт',
    'nobody-to-attack': () => 'Атаковать некого',
    'not-the-goal': ({ who }) => `Это не цель испытания: игра продолжается (победителем назван ${who})`,
    'no-monster-left': () => 'Монстров в колоде нет, а событиям сейчас нечего делать: слот остаётся пустым',
    'reroll-waits': ({ ref, who }) => `${ref()}: сокровище будет, когда предмет умрёт (${who})`,
  },
};
/** The words of a line whose code alone does not say them. */
export const causedWords = ({ code, cause }: Caused, names: Names): string => {
  const said: { readonly [cause: string]: Say } = CAUSES[code];
  return said[cause]!(names);
};
