/** What happened, as a friend at the table would say it: one sentence for every code of the engine's log. */
import type { Happened, HappenedCode } from '../../../../engines/foursouls/stack/happened.ts';
import { healthOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { StackItem, Table } from '../../../../engines/foursouls/stack/table.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { cardName, GAME, itemName, playerName, refName } from './names.ts';

/** The tables around an action: what is gone after it is named from before. */
export interface Around {
  readonly before: Table;
  readonly after: Table;
}
const KIND_WORDS: { readonly [k in StackItem['kind']]: string } = {
  loot: 'добыча',
  ability: 'способность',
  roll: 'бросок',
  damage: 'урон',
  death: 'смерть',
  declaration: 'заявление',
};

/** Names for one line of the log. */
const namesOf = (h: Happened, { before, after }: Around) => {
  const card = h.template === undefined ? undefined : cardName(after.cards, h.template);
  const found = [...before.stack, ...after.stack].find((i) => i.id === h.item);
  const item = (): string =>
    found === undefined
      ? (card ?? (h.kind === undefined ? 'элемент стека' : KIND_WORDS[h.kind]))
      : itemName(after.stack.includes(found) || found.kind === 'loot' ? after : before, found);
  const ref = (): string => {
    if (h.ref === undefined) return card ?? GAME;
    const later = refName(after, h.ref, '');
    return later === '' ? refName(before, h.ref, card) : later;
  };
  return {
    who: h.seat === undefined ? GAME : playerName(after, h.seat),
    card: card ?? ref(),
    item,
    ref,
    n: h.n ?? 0,
    rule: (id: Happened['rules'][number]) => h.rules.includes(id),
  };
};
type Names = ReturnType<typeof namesOf>;

const left = (h: Happened, { after }: Around): string => {
  const health = h.ref === undefined ? undefined : healthOf(after, h.ref);
  return health === undefined ? '' : `, здоровья осталось ${health}`;
};
/** Nothing came of it: the rules of the line say why. */
const nothing = ({ rule, ref, who }: Names): string =>
  rule('and-then')
    ? 'Первая часть не удалась, поэтому того, что после «и», не будет'
    : rule('dead-player')
      ? rule('heal')
        ? `${ref()}: мёртвых не лечат`
        : `${ref()}: второй раз за ход не умирают`
      : rule('heal')
        ? `${ref()}: лечить поздно, смерть уже в стеке`
        : rule('pay')
          ? `Платить нечем: ${who}`
          : rule('steal')
            ? 'Украсть нечего'
            : rule('flip')
              ? 'Другой стороны нет: перевернуть нечего'
              : rule('copying-objects')
                ? 'Стать копией некому: этого нет в игре'
                : rule('copying-loot-cards')
                  ? 'В руке нет карты, которую можно скопировать'
                  : rule('end-phase') || rule('death-end-step')
                    ? 'Фаза конца уже идёт и заново не начинается'
                    : rule('copying-loot')
                      ? 'Копия — не карта: ни предметом, ни душой, ни монстром ей не стать'
                      : rule('event')
                        ? `Событие сделало своё: ${ref()}`
                        : rule('deck')
                          ? 'И колода, и сброс пусты: брать нечего'
                          : rule('attack-the-deck')
                            ? `${ref()}: атаковать это нельзя, атака отменена`
                            : rule('damage')
                              ? 'Урона 0, в стек он не ложится'
                              : rule('declare-attack')
                                ? 'Отменять нечего: атака не идёт'
                                : rule('attack')
                                  ? 'Атаковать некого'
                                  : 'Ничего не происходит';
const given = (h: Happened, names: Names, { before, after }: Around): string => {
  if (names.rule('swap')) return 'Предметы поменялись местами';
  if (h.ref !== undefined) return `${names.card} теперь под новым хозяином: ${names.who}`;
  const areCents = h.seat !== undefined && before.players[h.seat]?.cents !== after.players[h.seat]?.cents;
  return areCents ? `+${names.n}¢ из чужого банка: ${names.who}` : `Карта перешла в руку: ${names.who}`;
};
const phase = ({ rule }: Names): string =>
  rule('room')
    ? 'Комнату меняют: в этот ход умер монстр'
    : rule('loot-step')
      ? 'Шаг взятия добычи'
      : rule('action-phase')
        ? 'Началась фаза действий'
        : rule('cleanup-step')
          ? 'Стек очищен: ход умершего кончается'
          : 'Началась фаза конца хода';

type Words = { readonly [c in HappenedCode]: (names: Names, h: Happened, around: Around) => string };
const WORDS: Words = {
  passed: ({ who }) => `Пас: ${who}`,
  put: ({ item }) => `В стек ложится ${item()}`,
  resolved: ({ item }) => `Разрешается ${item()}`,
  cancelled: ({ item }) => `Отменено: ${item()}. Со стека убрано, эффекта не будет`,
  fizzled: ({ item, rule }) =>
    rule('attack')
      ? `Рассеивается ${item()}: атаки больше нет`
      : rule('target')
        ? `Рассеивается ${item()}: цель пропала или больше не подходит`
        : `Рассеивается ${item()}`,
  prevented: ({ item }) => `Предотвращено: ${item()}`,
  removed: ({ item }) => `Убрано со стека: ${item()}`,
  reduced: ({ n }) => `Часть урона снята, в стеке остаётся ${n}`,
  triggered: ({ card, who }, h) => `Срабатывает ${card}${h.seat === undefined ? '' : ` (${who})`}`,
  'not-put': ({ card }) => `${card}: подходящей цели нет, в стек не ложится`,
  priority: ({ who }) => `Приоритет: ${who}`,
  paid: ({ who, n, rule }) =>
    rule('destroy-kill')
      ? `Стоимость — сам предмет: ${who}`
      : rule('counter')
        ? `Стоимость — ${countRu(n, ['жетон', 'жетона', 'жетонов'])}: ${who}`
        : rule('discard')
          ? `Стоимость — карта из руки: ${who}`
          : `Стоимость — ${countRu(n, ['здоровье', 'здоровья', 'здоровья'])}: ${who}`,
  rolled: ({ who, n }) => `Итог броска: ${n} (${who})`,
  'roll-changed': ({ n }) => `На кубике теперь ${n}`,
  hit: ({ ref, n }) => `Попадание: нужно было ${n} или больше. Цель — ${ref()}`,
  missed: ({ ref, n }) => `Промах: нужно было ${n} или больше. Бьёт в ответ ${ref()}`,
  damaged: ({ ref, n }, h, around) => `Нанесён урон ${n}: ${ref()}${left(h, around)}`,
  healed: ({ ref }, h, around) => `Вылечено: ${ref()}${left(h, around)}`,
  shielded: ({ ref, n }, h) => `Поставлен щит${h.n === undefined ? '' : ` на ${n}`}: ${ref()}`,
  replaced: ({ ref, n, rule, card }) =>
    rule('prevent')
      ? `Щит сработал, урон меньше на ${n}: ${ref()}`
      : rule('death')
        ? `Вместо смерти — ${card}`
        : `${card} меняет сумму: теперь ${n}¢`,
  'cents-gained': ({ who, n }) => `+${n}¢: ${who}`,
  'cents-lost': ({ who, n }) => `−${n}¢: ${who}`,
  'loot-taken': ({ who, n }) => `${who}: +${countRu(n, ['карта', 'карты', 'карт'])} добычи`,
  'unknown-card': () => 'Что лежит в колоде дальше, не сказано: карта неизвестна',
  discarded: ({ who, card }) => `В сброс уходит ${card}: ${who}`,
  'item-gained': ({ who, card }) => `Новый предмет ${card}: ${who}`,
  given: (names, h, around) => given(h, names, around),
  destroyed: ({ card }) => `Уничтожено: ${card}`,
  eternal: ({ ref, rule }) =>
    rule('continuous-effect') ? `До конца хода вечные предметы: ${ref()}` : `${ref()}: вечное не уничтожить`,
  recharged: ({ ref, who, rule }) => (rule('recharge-step') ? `Всё перезаряжено: ${who}` : `Перезаряжено: ${ref()}`),
  deactivated: ({ ref, who, n, rule }) =>
    rule('death-penalty')
      ? n === 0
        ? `Деактивировать за штраф нечего: ${who}`
        : `Штраф за смерть — деактивировано всё, что имеет ↷: ${who}`
      : `Деактивировано: ${ref()}`,
  counters: ({ ref, n }) => `Жетонов теперь ${n}: ${ref()}`,
  entered: ({ card }) => `Входит в игру ${card}`,
  covered: ({ card }) => `Накрыто и вне игры: ${card}`,
  left: ({ card }) => `В сброс уходит ${card}`,
  'curse-given': ({ who, card }) => `Проклятие ${card} достаётся: ${who}`,
  'soul-gained': ({ who, card }) => `В души уходит ${card}: ${who}`,
  'attack-begun': ({ who, ref }) => `${who} начинает атаку. Цель — ${ref()}`,
  'attack-ended': () => 'Атака кончилась',
  bought: ({ who, n }) => `Куплено за ${n}¢: ${who}`,
  'not-bought': ({ who, n }) => `Покупка провалена, нужно ${n}¢: ${who}`,
  'monster-died': ({ card }) => `Умирает ${card}`,
  'player-died': ({ who }) => `Умирает ${who}`,
  reward: ({ who, card }) => `Награда (${card}): ${who}`,
  penalty: ({ who, card }, h) => `Штраф за смерть — ${h.ref === undefined ? 'карта из руки' : card}: ${who}`,
  phase: (names) => phase(names),
  turn: ({ who }) => `Все вылечены, ход переходит. Теперь ходит ${who}`,
  slots: ({ rule, n }) => (rule('refill') ? `Пустой слот ${n + 1} заполняется` : 'Слотов стало больше'),
  'loot-play': ({ who, n }) => `${who}: ещё ${countRu(n, ['разыгрывание', 'разыгрывания', 'разыгрываний'])} добычи`,
  'attack-owed': ({ who, rule, ref }) =>
    rule('ambush') ? `Обязательная атака, цель — ${ref()}: ${who}` : `Обязательная атака: ${who}`,
  revealed: ({ card }) => `Открыта верхняя карта колоды: ${card}`,
  returned: ({ card }) => `Сбросить нельзя: ${card} возвращается в слот`,
  reshuffled: ({ n }) => `Колода кончилась и собрана заново из сброса, карт в ней ${n}. Порядка никто не знает`,
  copied: ({ who, card }) => `Копия карты ${card} до конца хода: ${who}`,
  attackable: ({ who, n }) => `До конца хода можно атаковать, нужно ${n}+: ${who}`,
  'turned-over': ({ card }) => `Другой стороной вверх: ${card}`,
  'became-copy': ({ card }) => `До конца хода это копия: ${card}`,
  won: ({ who }) => `Победа: ${who}`,
  nothing: (names) => nothing(names),
};
/** One line of the log in words, without a full stop. */
export const happenedWords = (h: Happened, around: Around): string => WORDS[h.code](namesOf(h, around), h, around);
/** What may stand in the short sentence of a step; the rest is for its lines. */
export const MAJOR: readonly HappenedCode[] = [
  'won',
  'player-died',
  'monster-died',
  'cancelled',
  'fizzled',
  'prevented',
  'reduced',
  'replaced',
  'hit',
  'missed',
  'damaged',
  'healed',
  'rolled',
  'roll-changed',
  'attack-begun',
  'attack-ended',
  'bought',
  'not-bought',
  'cents-gained',
  'cents-lost',
  'loot-taken',
  'item-gained',
  'soul-gained',
  'destroyed',
  'recharged',
  'curse-given',
  'given',
  'phase',
  'turn',
  'attack-owed',
  'shielded',
  'eternal',
  'nothing',
  'not-put',
  'revealed',
  'returned',
  'reshuffled',
  'copied',
  'attackable',
  'turned-over',
  'became-copy',
  'put',
];
