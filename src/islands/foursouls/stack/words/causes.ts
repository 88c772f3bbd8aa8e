/** Lines of the log of one code that say different things: which of them, the rules that the line cites tell. */
import type { HappenedCode } from '../../../../engines/foursouls/stack/happened.ts';
import type { RuleId } from '../../../../engines/foursouls/stack/rules.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import type { Names } from './line-names.ts';

type Say = (names: Names) => string;
/** The first row of which all the rules are cited says it; `otherwise` what holds where there is none. */
interface Causes {
  readonly by: readonly (readonly [cited: readonly RuleId[], say: Say])[];
  readonly otherwise: Say;
}

/** The codes whose words depend on nothing but the names and the rules cited. */
export type CausedCode = Extract<
  HappenedCode,
  | 'fizzled'
  | 'paid'
  | 'replaced'
  | 'instead'
  | 'eternal'
  | 'recharged'
  | 'deactivated'
  | 'phase'
  | 'skipped'
  | 'slots'
  | 'attack-owed'
  | 'nothing'
  | 'timer'
  | 'chosen'
>;
const CAUSES: { readonly [c in CausedCode]: Causes } = {
  fizzled: {
    by: [
      [['attack'], ({ item }) => `Рассеивается ${item()}: атаки больше нет`],
      [['object'], ({ item }) => `Рассеивается ${item()}: у цели не осталось того, из чего выбирать`],
      [['target'], ({ item }) => `Рассеивается ${item()}: цель пропала или больше не подходит`],
    ],
    otherwise: ({ item }) => `Рассеивается ${item()}`,
  },
  paid: {
    by: [
      [['destroy-kill'], ({ who }) => `Стоимость — сам предмет: ${who}`],
      [['counter'], ({ who, n }) => `Стоимость — ${countRu(n, ['жетон', 'жетона', 'жетонов'])}: ${who}`],
      [['discard', 'object'], ({ who }) => `Стоимость — сбросить само это: ${who}`],
      [['discard'], ({ who }) => `Стоимость — карта из руки: ${who}`],
    ],
    otherwise: ({ who, n }) => `Стоимость — ${countRu(n, ['здоровье', 'здоровья', 'здоровья'])}: ${who}`,
  },
  instead: {
    by: [
      [['take-loot'], ({ card, who }) => `Добычу не берут, вместо этого — ${card}: ${who}`],
      [['treasure'], ({ card, who }) => `Сокровища нет, вместо этого — ${card}: ${who}`],
    ],
    otherwise: ({ card, who }) => `Центов нет, вместо этого — ${card}: ${who}`,
  },
  replaced: {
    by: [
      [['boss-armor'], ({ ref, n }) => `Броня босса, вместо этого урон ${n}: ${ref()}`],
      [['prevent'], ({ ref, n }) => `Щит сработал, урон меньше на ${n}: ${ref()}`],
      [['death'], ({ card }) => `Вместо смерти — ${card}`],
      [['take-loot'], ({ card, n }) => `${card} меняет число: теперь ${countRu(n, ['карта', 'карты', 'карт'])} добычи`],
      [
        ['treasure'],
        ({ card, n }) => `${card} меняет число: теперь ${countRu(n, ['сокровище', 'сокровища', 'сокровищ'])}`,
      ],
      [['start-phase'], ({ card, who }) => `Вместе с началом хода (${who}) — ${card}`],
    ],
    otherwise: ({ card, n }) => `${card} меняет сумму: теперь ${n}¢`,
  },
  eternal: {
    by: [
      [['discard'], ({ ref }) => `${ref()}: вечное не сбросить`],
      [['continuous-effect'], ({ ref }) => `До конца хода вечные предметы: ${ref()}`],
    ],
    otherwise: ({ ref }) => `${ref()}: вечное не уничтожить`,
  },
  recharged: {
    by: [[['recharge-step'], ({ who }) => `Всё перезаряжено: ${who}`]],
    otherwise: ({ ref }) => `Перезаряжено: ${ref()}`,
  },
  deactivated: {
    by: [
      [
        ['death-penalty'],
        ({ who, n }) =>
          n === 0
            ? `Деактивировать за штраф нечего: ${who}`
            : `Штраф за смерть — деактивировано всё, что имеет ↷: ${who}`,
      ],
    ],
    otherwise: ({ ref }) => `Деактивировано: ${ref()}`,
  },
  phase: {
    by: [
      [['solitaire'], () => 'Комната пролежала весь раунд и уходит в сброс'],
      [['room'], () => 'Комнату меняют: в этот ход умер монстр'],
      [['loot-step'], () => 'Шаг взятия добычи'],
      [['action-phase'], () => 'Началась фаза действий'],
      [['cleanup-step'], () => 'Стек очищен: ход умершего кончается'],
    ],
    otherwise: () => 'Началась фаза конца хода',
  },
  skipped: {
    by: [
      [['recharge-step'], ({ who }) => `Шаг перезарядки пропущен: ${who}`],
      [['loot-step'], ({ who }) => `Шаг взятия добычи пропущен: ${who}`],
      [['action-phase'], ({ who }) => `Фаза действий пропущена: ${who}`],
      [['attack'], ({ who }) => `Атака пропущена, цели нет: ${who}`],
    ],
    otherwise: ({ who }) => `Ход пропущен: ${who}`,
  },
  slots: {
    by: [
      [['minion'], () => 'Новый слот миньона'],
      [['refill'], ({ n }) => `Пустой слот ${n + 1} заполняется`],
    ],
    otherwise: () => 'Слотов стало больше',
  },
  'attack-owed': {
    by: [[['ambush'], ({ who, ref }) => `Обязательная атака, цель — ${ref()}: ${who}`]],
    otherwise: ({ who }) => `Обязательная атака: ${who}`,
  },
  chosen: {
    by: [[['each'], ({ who, ref }) => `Теперь очередь предмета: ${ref()} (решает ${who})`]],
    otherwise: ({ who, ref }) => `Выбрано при разрешении: ${ref()} (решает ${who})`,
  },
  timer: {
    by: [[['player-death'], ({ n, who }) => `На таймере ${n}: умер персонаж (${who})`]],
    otherwise: ({ n }) => `Раунд окончен, на таймере ${n}`,
  },
  nothing: {
    by: [
      [['and-then'], () => 'Первая часть не удалась, поэтому того, что после «и», не будет'],
      [['dead-player', 'heal'], ({ ref }) => `${ref()}: мёртвых не лечат`],
      [['dead-player'], ({ ref }) => `${ref()}: второй раз за ход не умирают`],
      [['heal'], ({ ref }) => `${ref()}: лечить поздно, смерть уже в стеке`],
      [['final-boss'], ({ ref }) => `${ref()}: из своего слота уходит, только когда умрёт`],
      [['soul', 'object'], ({ who }) => `Душой стать больше некому: ${who}`],
      [['object', 'discard'], () => 'Сбросить нечего: этого уже нет в игре'],
      [['pay'], ({ who }) => `Платить нечем: ${who}`],
      [['steal'], () => 'Украсть нечего'],
      [['flip'], () => 'Другой стороны нет: перевернуть нечего'],
      [['copying-objects'], () => 'Стать копией некому: этого нет в игре'],
      [['copying-loot-cards'], () => 'В руке нет карты, которую можно скопировать'],
      [['end-phase'], () => 'Фаза конца уже идёт и заново не начинается'],
      [['death-end-step'], () => 'Фаза конца уже идёт и заново не начинается'],
      [['copying-loot'], () => 'Копия — не карта: ни предметом, ни душой, ни монстром ей не стать'],
      [['target', 'resolve'], () => 'Выбирать не из чего'],
      [['character'], () => 'Персонажей вне игры нет: менять не на кого'],
      [['starting-item'], ({ who }) => `Прежний стартовый предмет остаётся: ${who}`],
      [['event'], ({ ref }) => `Событие сделало своё: ${ref()}`],
      [['deck'], () => 'И колода, и сброс пусты: брать нечего'],
      [['attack-the-deck'], ({ ref }) => `${ref()}: атаковать это нельзя, атака отменена`],
      [['damage'], () => 'Урона 0, в стек он не ложится'],
      [['declare-attack'], () => 'Отменять нечего: атака не идёт'],
      [['attack'], () => 'Атаковать некого'],
    ],
    otherwise: () => 'Ничего не происходит',
  },
};
/** The words of a line whose code alone does not say them. */
export const causedWords =
  (code: CausedCode): Say =>
  (names) => {
    const { by, otherwise } = CAUSES[code];
    const [, say] = by.find(([cited]) => cited.every(names.rule)) ?? [[], otherwise];
    return say(names);
  };
