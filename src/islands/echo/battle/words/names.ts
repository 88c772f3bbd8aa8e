/** How things are called, and small pieces of sentences. */
import type { Aim, EnemyKind, Opening, BattlePlan, Spell, Weapon } from '../../../../engines/echo/battle/battle.ts';
import type { EnemyFate, Fall } from '../../../../engines/echo/battle/fate.ts';
import type { Action } from '../../../../engines/echo/battle/moves.ts';
import type { ReadingName, Readings } from '../../../../engines/echo/battle/readings.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import type { Phase, State } from '../model.ts';

export const KIND_NAMES: { readonly [K in EnemyKind]: string } = {
  mage: 'Маг',
  citizen: 'Обыватель',
  undead: 'Нечисть',
  artifact: 'Артефакт',
};
export const KIND_TERMS: { readonly [K in EnemyKind]: string } = {
  mage: 'mage-enemy',
  citizen: 'citizen-enemy',
  undead: 'undead-enemy',
  artifact: 'artifact-enemy',
};
export const OPENING_NAMES: { readonly [O in Opening]: string } = {
  vigilance: 'Проверка Внимательности',
  stealth: 'Проверка Скрытности',
  before: 'Уже известно: до Врагов',
  after: 'Уже известно: после Врагов',
};
export const TESTS_NAMES: { readonly [T in Weapon['tests']]: string } = {
  vigilance: 'Внимательность',
  strength: 'Сила',
  both: 'Обе',
};
export const AIM_NAMES: { readonly [A in Aim]: string } = {
  defeat: 'Победить всех Врагов',
  'stay-up': 'Никого не потерять',
  detain: 'Больше задержать',
  destroy: 'Больше убить и уничтожить',
  'spare-movement': 'Победить быстрее',
};
export const AIM_SAYS: { readonly [A in Aim]: string } = {
  defeat: 'Действия выбраны так, чтобы шанс победить всех Врагов был наибольшим.',
  'stay-up': 'Действия выбраны так, чтобы шанс, что ни один Сыщик не упадёт, был наибольшим.',
  detain: 'Действия выбраны так, чтобы задержанных Врагов в среднем было больше всего.',
  destroy: 'Действия выбраны так, чтобы убитых и уничтоженных Врагов в среднем было больше всего.',
  'spare-movement': `Действия выбраны так, чтобы победить и потратить меньше раундов: за 1${NBSP}раунд мы отдаём не больше 5${NBSP}процентных пунктов шанса победить.`,
};
export const PLAN_NAMES: { readonly [P in BattlePlan]: string } = {
  best: 'Лучше всего для цели',
  weakest: 'Все бьют слабейшего',
  'in-turn': 'Все бьют по порядку списка',
};
export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  movement: 'Фаза Движения',
  events: 'Фаза Событий',
};
export const FATE_NAMES: { readonly [F in EnemyFate]: string } = {
  detained: 'Задержан',
  killed: 'Убит',
  destroyed: 'Уничтожен',
};
export const FALL_NAMES: { readonly [F in Fall]: string } = {
  unconscious: 'Без сознания',
  out: 'Выбыл из игры',
};
/** What to do, as advice. */
export const ACTION_DO: { readonly [A in Action]: string } = {
  weapon: 'применяйте оружие',
  knife: 'бейте ножом',
  bare: 'бейте голыми руками',
  spell: 'колдуйте Заклинание',
  release: 'направьте Заклинание, которое подействовало',
  heal: 'используйте карту, которая восстанавливает Волю или Силу',
  leave: 'уходите из Битвы',
  wait: 'ничего не делайте',
  'lost-turn': 'пропустите очередь атаки: Заклинание ещё не подействовало',
  'stay-away': 'оставайтесь в стороне',
};
/** The term behind an action. */
export const ACTION_TERMS: { readonly [A in Action]: string } = {
  weapon: 'weapon-attack',
  knife: 'knife',
  bare: 'unarmed-attack',
  spell: 'spell-attack',
  release: 'spell-attack',
  heal: 'healing-in-battle',
  leave: 'leaving-battle',
  wait: 'battle-round',
  'lost-turn': 'spell-attack',
  'stay-away': 'leaving-battle',
};
/** The same as the name of what is done. */
export const ACTION_NAMES: { readonly [A in Action]: string } = {
  weapon: 'Оружие',
  knife: 'Удар ножом',
  bare: 'Голые руки',
  spell: 'Заклинание',
  release: 'Заклинание подействовало',
  heal: 'Восстановление',
  leave: 'Уход из Битвы',
  wait: 'Ничего не делать',
  'lost-turn': 'Очередь пропущена',
  'stay-away': 'Остаться в стороне',
};

const READING_TITLES: { readonly [R in ReadingName]: string } = {
  'least-dice': 'Штраф не меньше параметра',
  penalty: 'Что делает штраф',
  ties: 'Скрытность Сыщиков равна, и решает Первый Игрок',
  return: 'Сыщик ушёл, а Битва идёт',
  'both-at-once': 'Одна атака довела и Волю, и Силу до 0',
  'failed-long-spell': 'Заклинание на 2–3 единицы Движения не удалось',
};
const READING_OPTIONS: { readonly [R in ReadingName]: { readonly [O in Readings[R]]: string } } = {
  'least-dice': {
    none: 'Дайсов нет, проверка провалена',
    one: 'Всегда бросают хотя бы 1 дайс',
  },
  penalty: {
    'takes-dice': 'Отнимает дайсы: параметр минус штраф',
    'is-counted': 'Ничего: вместо параметров введены дайсы',
  },
  ties: {
    best: 'Он называет того, кого выгоднее',
    first: 'Он называет того, кто выше в списке',
    worst: 'Он называет того, кого хуже всего',
  },
  return: {
    'may-return': 'Он может вернуться в свою очередь атаки',
    'stays-away': 'Он не возвращается',
  },
  'both-at-once': {
    together: 'Оба теряются сразу: убит или выбыл',
    'will-first': 'Сначала Воля: если её не стало, Сила цела',
  },
  'failed-long-spell': {
    'turns-free': 'Следующая очередь атаки свободна',
    'turns-lost': 'Следующая очередь атаки всё равно пропадает',
  },
};
/** Terms whose rules leave the question open. */
const READING_TERMS: { readonly [R in ReadingName]: readonly [id: string, label: string] } = {
  'least-dice': ['penalty', 'Штраф'],
  penalty: ['test', 'Проверка'],
  ties: ['enemy-attack', 'Атака Врага'],
  return: ['leaving-battle', 'Уход из Битвы'],
  'both-at-once': ['enemy-killing', 'Убийство Врага'],
  'failed-long-spell': ['spell-attack', 'Атака Заклинанием'],
};
export const READING_WORDS = {
  titles: READING_TITLES,
  options: READING_OPTIONS,
  terms: READING_TERMS,
} as const;
export const MAGIC: readonly (readonly [id: string, label: string])[] = [
  ['obvious-magic', 'Очевидная'],
  ['true-magic', 'Истинная'],
];
/** «без ограничения», «1 раз». */
export const usesWords = (uses: Spell['uses']): string =>
  uses === 0 ? 'сколько угодно' : countRu(uses, ['раз', 'раза', 'раз']);

/** «Сыщик», «Сыщик 2», or his name. */
export const detectiveName = ({ detectives }: State, at: number): string =>
  detectives[at]?.name ?? (detectives.length === 1 ? 'Сыщик' : `Сыщик${NBSP}${at + 1}`);
export const enemyName = ({ enemies }: State, at: number): string =>
  enemies[at]?.name ?? (enemies.length === 1 ? 'Враг' : `Враг${NBSP}${at + 1}`);
export const detectivesCount = (n: number): string => countRu(n, ['Сыщик', 'Сыщика', 'Сыщиков']);
export const diceCount = (n: number): string => countRu(n, ['дайс', 'дайса', 'дайсов']);
/** «1 Врага», «3 Врагов»: the words after «против». */
export const againstCount = (n: number): string => countRu(n, ['Врага', 'Врагов', 'Врагов']);
