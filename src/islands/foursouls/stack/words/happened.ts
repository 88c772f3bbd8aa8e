/** What happened, as a friend at the table would say it: one sentence for every code of the engine's log. */
import type { Happened, HappenedCode, PlainCode } from '../../../../engines/foursouls/stack/happened.ts';
import { healthOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { causedWords } from './causes.ts';
import { namesOf, type Around, type Names } from './line-names.ts';
import { refName } from './names.ts';

const healthLeft = (h: Happened, { after }: Around): string => {
  const health = h.ref === undefined ? undefined : healthOf(after, h.ref);
  return health === undefined ? '' : `, здоровья осталось ${health}`;
};
/** The object that triggered while it is in play, else its card and whose it was. */
const triggeredName = ({ card, who }: Names, { ref, seat }: Happened, after: GameState): string => {
  const name = ref === undefined ? '' : refName(after, ref, '');
  if (name !== '') return name;
  return `${card}${seat === undefined ? '' : ` (${who})`}`;
};
type Words = { readonly [c in PlainCode]: (names: Names, h: Happened, around: Around) => string };
const WORDS: Words = {
  passed: ({ who }) => `Пас: ${who}`,
  put: ({ item }) => `В стек ложится ${item()}`,
  resolved: ({ item }) => `Разрешается ${item()}`,
  cancelled: ({ item }) => `Отменено: ${item()}. Из стека убрано, эффекта не будет`,
  prevented: ({ item }) => `Предотвращено: ${item()}`,
  removed: ({ item }) => `Убрано из стека: ${item()}`,
  reduced: ({ n }) => `Часть урона предотвращена, в стеке остаётся ${n}`,
  triggered: (names, h, { after }) => `Срабатывает ${triggeredName(names, h, after)}`,
  'not-put': ({ card }) => `${card}: подходящей цели нет, в стек не ложится`,
  priority: ({ who }) => `Приоритет: ${who}`,
  rolled: ({ who, n }) => `Итог броска: ${n} (${who})`,
  summed: ({ who, n }) => `Сумма бросков: ${n} (${who})`,
  'roll-changed': ({ n }) => `На кубике теперь ${n}`,
  hit: ({ ref, n }) => `Попадание: нужно было ${n} или больше. Цель — ${ref()}`,
  missed: ({ ref, n }) => `Промах: нужно было ${n} или больше. Бьёт в ответ ${ref()}`,
  damaged: ({ ref, n }, h, around) => `Нанесён урон ${n}: ${ref()}${healthLeft(h, around)}`,
  healed: ({ ref }, h, around) => `Вылечено: ${ref()}${healthLeft(h, around)}`,
  shielded: ({ ref, n }, h) => `Поставлен щит${h.n === undefined ? '' : ` на ${n}`}: ${ref()}`,
  'cents-gained': ({ who, n }) => `+${n}¢: ${who}`,
  'cents-lost': ({ who, n }) => `−${n}¢: ${who}`,
  'loot-taken': ({ who, n }) => `${who}: +${countRu(n, ['карта', 'карты', 'карт'])} добычи`,
  'unknown-card': () => 'Что лежит в колоде дальше, не сказано: карта неизвестна',
  discarded: ({ who, card }) => `В сброс уходит ${card}: ${who}`,
  'item-gained': ({ who, card }) => `Новый предмет ${card}: ${who}`,
  destroyed: ({ card }) => `Уничтожено: ${card}`,
  counters: ({ ref, n }) => `Жетонов теперь ${n}: ${ref()}`,
  entered: ({ card }) => `Входит в игру ${card}`,
  covered: ({ card }) => `Накрыто и вне игры: ${card}`,
  left: ({ card }) => `В сброс уходит ${card}`,
  'curse-given': ({ who, card }) => `Проклятие ${card} получает ${who}`,
  'soul-gained': ({ who, card }) => `${card} становится душой, её получает ${who}`,
  'attack-begun': ({ who, ref }) => `${who} начинает атаку. Цель — ${ref()}`,
  'attack-ended': () => 'Атака кончилась',
  bought: ({ who, n }) => `Куплено за ${n}¢: ${who}`,
  'not-bought': ({ who, n }) => `Покупка провалена, нужно ${n}¢: ${who}`,
  'monster-died': ({ card }) => `Умирает ${card}`,
  'player-died': ({ who }) => `Умирает ${who}`,
  reward: ({ who, card }) => `Награда (${card}): ${who}`,
  turn: ({ who }) => `Все вылечены, ход переходит. Теперь ходит ${who}`,
  'loot-play': ({ who, n }) => `${who}: ещё ${countRu(n, ['разыгрывание', 'разыгрывания', 'разыгрываний'])} добычи`,
  revealed: ({ card }) => `Открыта верхняя карта колоды: ${card}`,
  returned: ({ card }) => `Сбросить нельзя: ${card} возвращается в слот`,
  reshuffled: ({ n }) => `Колода кончилась и собрана заново из сброса, карт в ней ${n}. Порядка никто не знает`,
  copied: ({ who, card }) => `Копия карты ${card} до конца хода: ${who}`,
  attackable: ({ who, n }) => `До конца хода можно атаковать, нужно ${n}+: ${who}`,
  'character-changed': ({ who, card }) => `Новый персонаж — ${card}: ${who}`,
  'turned-over': ({ card }) => `Другой стороной вверх: ${card}`,
  'became-copy': ({ card, ref }, h, { before }) =>
    `${h.ref === undefined ? ref() : refName(before, h.ref, card)} до конца хода — копия: ${card}`,
  lost: () => 'Таймер дошёл до нуля: вы проиграли',
  won: ({ who }) => `Победа: ${who}`,
};
/** One line of the log in words, without a full stop. */
export const happenedWords = (h: Happened, around: Around): string => {
  const names = namesOf(h, around);
  return 'cause' in h ? causedWords(h, names) : WORDS[h.code](names, h, around);
};
/** Left out of the short sentence of a step: only its lines have it. */
export const MINOR: readonly HappenedCode[] = [
  'passed',
  'priority',
  'resolved',
  'removed',
  'triggered',
  'paid',
  'unknown-card',
  'discarded',
  'deactivated',
  'counters',
  'entered',
  'covered',
  'left',
  'reward',
  'penalty',
  'slots',
  'loot-play',
];
