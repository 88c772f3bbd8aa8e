/** How things are called, and small pieces of sentences. */
import type { Aim, EnemyKind, Opening, BattlePlan, Spell, Weapon } from '../../../../engines/echo/battle/battle.ts';
import type { EnemyFate, Fall } from '../../../../engines/echo/battle/fate.ts';
import type { Action } from '../../../../engines/echo/battle/moves.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import type { Phase, State } from '../model.ts';

/** A kind of enemies and its term. */
export const KINDS = {
  mage: { name: 'Маг', term: 'mage-enemy' },
  citizen: { name: 'Обыватель', term: 'citizen-enemy' },
  undead: { name: 'Нечисть', term: 'undead-enemy' },
  artifact: { name: 'Артефакт', term: 'artifact-enemy' },
} as const satisfies { readonly [K in EnemyKind]: unknown };
/** How the order of attacks is found: as a choice, and of somebody in a sentence. */
export const OPENINGS_SAID = {
  vigilance: { name: 'Проверка Внимательности', says: 'Внимательность' },
  stealth: { name: 'Проверка Скрытности', says: 'Скрытность' },
  before: { name: 'Уже известно: до Врагов', says: 'атакует до Врагов' },
  after: { name: 'Уже известно: после Врагов', says: 'атакует после Врагов' },
} as const satisfies { readonly [O in Opening]: unknown };
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
/** After «Надо». */
export const AIM_WISHES: { readonly [A in Aim]: readonly [one: string, many: string] } = {
  defeat: ['победить', 'победить всех'],
  'stay-up': ['никого не потерять', 'никого не потерять'],
  detain: ['задержать Врага', 'задержать больше Врагов'],
  destroy: ['убить или уничтожить Врага', 'убить и уничтожить больше Врагов'],
  'spare-movement': ['победить быстрее', 'победить всех быстрее'],
};
export const AIM_SAYS: { readonly [A in Aim]: string } = {
  defeat: 'Действия выбраны так, чтобы шанс победить всех Врагов был наибольшим.',
  'stay-up':
    'Действия выбраны так, чтобы наибольшим был шанс, что ни один Сыщик не потеряет сознание и не выйдет из игры.',
  detain: 'Действия выбраны так, чтобы задержанных Врагов в среднем было больше всего.',
  destroy: 'Действия выбраны так, чтобы убитых и уничтоженных Врагов в среднем было больше всего.',
  'spare-movement': `Действия выбраны так, чтобы победить и потратить меньше раундов: за 1${NBSP}раунд мы отдаём не больше 5${NBSP}процентных пунктов шанса победить.`,
};
export const PLAN_NAMES: { readonly [P in BattlePlan]: string } = {
  best: 'Лучше всего для цели',
  weakest: 'Все бьют слабейшего',
  'in-turn': 'Все бьют по порядку списка',
};
/** When a battle takes place, in a sentence. */
export const PHASE_WHEN: { readonly [P in Phase]: string } = {
  movement: `в${NBSP}Фазе Движения`,
  events: `в${NBSP}Фазе Событий`,
};
export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  movement: 'Фаза Движения',
  events: 'Фаза Событий',
};
/** The ways in which a battle ends. */
export const endNames = ({ detectives }: Pick<State, 'detectives'>) =>
  detectives.length === 1
    ? {
        clean: 'Победа',
        costly: 'Победа, но Сыщик без сознания или вне игры',
        escaped: 'Сыщик вне Битвы',
        lost: 'Сыщик без сознания или вне игры',
      }
    : {
        clean: 'Победа, никого не потеряли',
        costly: 'Победа, но кто-то без сознания или вне игры',
        escaped: 'Победы нет, но никого не потеряли',
        lost: 'Победы нет, кто-то без сознания или вне игры',
      };
export const FATE_NAMES: { readonly [F in EnemyFate]: string } = {
  detained: 'Задержан',
  killed: 'Убит',
  destroyed: 'Уничтожен',
};
export const FALL_NAMES: { readonly [F in Fall]: string } = {
  unconscious: 'Без сознания',
  out: 'Вышел из игры',
};
/** What is done: its name, what to do as advice, and the term behind it. */
export const ACTIONS_SAID = {
  weapon: { name: 'Оружие', advice: 'применяйте оружие', term: 'weapon-attack' },
  knife: { name: 'Удар ножом', advice: 'бейте ножом', term: 'knife' },
  bare: { name: 'Голые руки', advice: 'бейте голыми руками', term: 'unarmed-attack' },
  spell: { name: 'Заклинание', advice: 'применяйте Заклинание', term: 'spell-attack' },
  release: {
    name: 'Заклинание подействовало',
    advice: 'направьте Заклинание, которое подействовало',
    term: 'spell-attack',
  },
  heal: {
    name: 'Восстановление',
    advice: 'используйте карту, которая восстанавливает Волю или Силу',
    term: 'healing-in-battle',
  },
  leave: { name: 'Уход из Битвы', advice: 'уходите из Битвы', term: 'leaving-battle' },
  wait: { name: 'Ничего не делать', advice: 'ничего не делайте', term: 'battle-round' },
  'lost-turn': {
    name: 'Очередь пропущена',
    advice: 'пропустите очередь атаки: Заклинание ещё не подействовало',
    term: 'spell-attack',
  },
  'stay-away': { name: 'Остаться в стороне', advice: 'оставайтесь в стороне', term: 'leaving-battle' },
} as const satisfies { readonly [A in Action]: unknown };

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
