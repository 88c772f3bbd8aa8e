/** Words of the calculator for the reader: names, labels, notes. Sentences that reason are in `reasons.ts`. */
import type { Goal, Resource } from '../../../../engines/foursouls/attack/attack.ts';
import type { GainOf } from '../../../../engines/foursouls/attack/gains.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import type { SolveWords } from '../../../shared/solve/SolveStatus.tsx';
import type { AddressProblem } from '../address.ts';
import type { EndingKind } from '../endings.ts';
import type { CharacterSet, Kind } from '../model.ts';

/** The kind of a monster, after its name and in the filter. */
export const KIND_NAMES: { readonly [k in Kind]: string } = {
  basic: 'обычный',
  cursed: 'проклятый',
  'holy-charmed': 'святой или очарованный',
  boss: 'босс',
  'epic-boss': 'эпический босс, ценность души 2',
  'boss-or-epic': 'босс, возможно эпический',
};
export const FIND_MONSTER = {
  find: 'Имя, можно по-русски, или «босс»',
  nothing: 'Такого монстра в списке нет. Сотрите слово или введите числа с карты ниже.',
} as const;
export const FIND_CHARACTER = {
  find: 'Имя по-русски или по-английски',
  nothing: 'Такого персонажа в списке нет. Сотрите слово или введите числа с карты ниже.',
} as const;
export const SET_GROUPS: { readonly [s in CharacterSet]: string } = {
  base: 'Основа',
  'gold-box': 'Gold Box',
  'four-souls-plus': 'Four Souls+',
  requiem: 'Requiem',
};
export const GOAL_NAMES: { readonly [g in Goal]: string } = {
  kill: 'Убить',
  survive: 'Выжить',
  health: 'Сохранить больше здоровья',
};
export const GOAL_NAMES_ROW: { readonly [g in Goal]: string } = {
  kill: 'Убить первого',
  survive: 'Выжить во всех атаках',
  health: 'Сохранить больше здоровья',
};
export const RESOURCE_NAMES: { readonly [r in Resource]: string } = {
  rerolls: 'Перебросить кубик',
  flips: 'Перевернуть кубик',
  fixes: 'Поставить число на кубике',
  shields: 'Предотвратить весь урон',
  points: 'Предотвратить часть урона',
};
export const RESOURCE_HINTS: { readonly [r in Resource]: string } = {
  rerolls: '«Осколок кубика» и другие карты, которые велят бросить ещё раз',
  flips: 'карты со словом «переверните»: 1 станет 6, 2 — 5, 3 — 4',
  fixes: 'карты, которые меняют результат на названное число',
  shields: 'карты, которые предотвращают урон целиком',
  points: '«Сердце души» и другие карты, которые предотвращают часть урона',
};
export const GAIN_NAMES: { readonly [g in GainOf]: string } = {
  rollBonus: 'к броскам атаки',
  firstBonus: 'к первому броску',
  attack: 'к урону',
  health: 'к здоровью',
  dice: 'кубик в броске',
  rerolls: 'переброс кубика',
  flips: 'переворот кубика',
  fixes: 'карта, которая ставит число',
  shields: 'защита от урона целиком',
  points: 'защита от части урона',
};

/** «Убить хотя бы двух»: of as many foes as an attack may have, but for the last. */
const AT_LEAST = ['одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми'] as const;

export const labels = {
  parts: { who: 'Кто атакует', hand: 'Карты на атаку и прибавки', goal: 'Цель' },
  hand: 'Что можно потратить за ход',
  bonuses: 'Прибавки и кубики',
  position: 'Кто и кого атакует',
  result: 'Чем кончится атака',
  character: 'Персонаж',
  ownCharacter: 'свои числа',
  figures: (set: string, health: number, attack: number) => `${set} · здоровье ${health}, урон ${attack}`,
  health: 'Здоровье сейчас',
  attack: 'Урон',
  foe: (k: number, of: number) => (of === 1 ? 'Кого атакуют' : `Атака ${k}`),
  monster: 'Монстр',
  ownMonster: 'свои числа',
  /** A card in one line: the figures as the card prints them. */
  card: (kind: string, health: number, evasion: string, attack: number) =>
    `${kind} · здоровье ${health}, уклонение ${evasion}, урон ${attack}`,
  foeHealth: 'Здоровье',
  evasion: 'Уклонение',
  foeAttack: 'Урон за промах',
  changed: 'числа изменены',
  asPrinted: 'Вернуть числа карты',
  addFoe: 'Ещё одна атака в этом ходу',
  removeFoe: 'Убрать эту атаку',
  noEvasion:
    'Уклонение Ø считается как 0+, то есть попадает любой результат. На самой карте может быть сказано, что атаковать её нельзя.',
  unsure: 'Числа известны по одному списку: сверьте с картой.',
  also: (what: string, values: string) => `В другом издании ${what}: ${values}.`,
  rollBonus: 'Ко всем броскам атаки',
  firstBonus: 'К первому броску атаки',
  firstEach: 'У каждой атаки хода свой первый бросок',
  sixBonus: 'Прибавка к урону при результате 6',
  dice: 'Кубиков в броске',
  diceHint: 'бросают все, берут один',
  pointsEach: 'Сколько урона предотвращает одна карта',
  fixTo: 'Какое число ставит карта',
  goal: 'Чего хотите',
  goalOne: 'Атака идёт до смерти: убить и выжить — одно и то же.',
  noScript: 'Включите JavaScript, чтобы менять числа: сейчас показан готовый пример.',
  carried: 'Атакует ваш персонаж. Нажмите на подчёркнутое и поставьте своё.',
  plan: 'Когда что тратить',
  planTable: 'Что делать с промахом',
  planTableSays: 'по здоровью, вашему и монстра',
  strip: 'Что значит каждая грань',
  stripFirst: 'Первый бросок',
  stripLater: 'Каждый следующий бросок',
  stripBoth: 'Каждый бросок',
  hit: 'попал',
  miss: 'мимо',
  signs: 'Что делать с гранью',
  left: 'Сколько здоровья останется',
  playerHealth: 'Ваше здоровье в конце',
  foeLeft: 'Здоровье монстра в конце',
  dead: 'смерть',
  foeDead: 'убит',
  allDead: 'все убиты',
  chance: 'Шанс',
  fraction: 'Точно',
  killed: (k: number) => `Убить хотя бы ${AT_LEAST[k - 1] ?? k}`,
  killedAll: 'Убить всех',
  endless: 'Атака не закончится',
  gains: 'Все прибавки',
  gainsSays: 'по одной и по две',
  gainsHealthHead: 'Здоровье',
  bestOf: (goal: string) => `${goal}: что больше всего поднимет шанс.`,
  bestOfHealth: 'Сколько здоровья останется в среднем: что сохранит больше всего.',
  gainsCaption: (goal: string) => `${goal}: шанс, если добавить; рядом — разница в процентных пунктах`,
  gainsHealth: 'Сколько здоровья останется в среднем, если добавить',
  more: 'Что добавить',
  share: 'Ответ одной фразой',
  compare: 'Два плана',
  other: 'Запомненный',
  thisOne: 'Сейчас',
  back: 'Вернуть запомненный',
  drop: 'Убрать сравнение',
  problems: 'В ссылке не всё понятно',
  problemsEnd: 'Остальное взято из ссылки, непонятное — по умолчанию.',
  how: 'Как посчитано',
  lost: (mean: string) => `в среднем −${mean}`,
  play: 'Сыграть атаку с кубиком',
  playSays: 'с подсказкой',
  playIntro:
    'Атака с этими числами, бросок за броском. Кубик честный: случайность даёт устройство. Лучшее действие отмечено.',
  throwDice: 'Бросить',
  toTheEnd: 'Доиграть лучшим способом',
  anew: 'Новая атака',
  history: 'Сыгранные атаки',
  log: 'Ход атаки',
  take: 'Взять',
  resolve: 'Оставить',
  let: 'Получить урон',
  best: 'лучше всего',
  youHave: (health: number, foeHealth: number) => `Здоровье: вы ${health}, монстр ${foeHealth}.`,
} as const;

export const SOLVE_WORDS: SolveWords = {
  confirm:
    'Расчёт долгий: много здоровья и много карт. Он может занять минуту; страница при этом работает, расчёт можно остановить.',
  reject: 'Для такого расчёта не хватит памяти: уберите что-нибудь из того, что можно потратить.',
  failed:
    'Посчитать не удалось: устройству не хватило памяти или счётчик не загрузился. Уберите что-нибудь из того, что можно потратить, или обновите страницу.',
};

/** What the signs of the plan say (`parts/ActionSign.tsx`). */
export const SIGN_NAMES = {
  resolve: 'оставить',
  reroll: 'перебросить',
  flip: 'перевернуть',
  fix: 'поставить число',
  shield: 'предотвратить весь урон',
  points: 'предотвратить часть урона',
} as const;

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  player: 'не удалось прочитать числа игрока',
  character: 'такого персонажа в списке нет',
  foe: 'не удалось прочитать монстра',
  hand: 'не удалось прочитать, что можно потратить',
  prevented: 'не удалось прочитать, сколько урона предотвращает одна карта',
  fixed: 'не удалось прочитать число, которое ставит карта',
  goal: 'не удалось прочитать цель',
};
export const problemWords = ({ code, came }: AddressProblem): string =>
  came === '' ? PROBLEMS[code] : `${PROBLEMS[code]} (пришло: ${came})`;

export const evasionWords = (evasion: number): string => (evasion === 0 ? 'Ø' : String(evasion));
export const hitsCount = (n: number): string => countRu(n, ['попадание', 'попадания', 'попаданий']);
export const missesCount = (n: number): string => countRu(n, ['промах', 'промаха', 'промахов']);
export const FIELD_NAMES = { health: 'здоровье', evasion: 'уклонение', attack: 'урон' } as const;

/** A way in which attacks end: «Победа, вы ранены». */
export const wayWords = (way: EndingKind, foes: number): string => {
  const killed = foes === 1 ? 'Победа' : 'Все убиты';
  if (way.kind === 'unharmed') return `${killed}, вы целы`;
  if (way.kind === 'wounded') return `${killed}, вы ранены`;
  if (way.kind === 'endless') return labels.endless;
  if (foes === 1) return 'Вы умерли';
  return way.killed === 0 ? 'Вы умерли, никто не убит' : `Вы умерли, убито монстров: ${way.killed}`;
};
