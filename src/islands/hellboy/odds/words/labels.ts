/** Labels and notes of the page. Names of the game are in `names.ts`; sentences that reason have files of their own. */
import type { Action } from '../../../../engines/hellboy/situation/situation.ts';
import type { SolveWords } from '../../../shared/solve/SolveStatus.tsx';
import { isAttack, isDefence } from '../model.ts';
import { damageCount } from './names.ts';

export const labels = {
  mode: 'Что считаем',
  parts: {
    who: 'Агент',
    action: 'Действие',
    level: 'Уровень и кубики',
    enemy: 'Враг',
    around: 'Обстоятельства и фишки',
    cards: 'Карты и БРПД',
    goal: 'Цель броска',
    tokens: 'Фишки',
    aim: 'Ради чего',
    track: 'Шкала здоровья',
    attacks: 'Атаки',
    throw: 'Бросок',
  },
  position: 'Положение',
  result: 'Почему так',
  action: 'Что делает агент',
  agent: 'Агент',
  ownAgent: 'другой агент',
  presets: 'Из базовой игры',
  examples: 'Для примера',
  own: 'Мои карты',
  enemy: 'Враг',
  ownEnemy: 'другой враг',
  level: (skill: string) => `Уровень ${skill}`,
  toughness: 'Стойкость',
  health: 'Здоровье',
  notSet: '?',
  damage: 'Урон, который он уже получил',
  melee: 'Значение ближней атаки',
  ranged: 'Значение дальней атаки',
  cover: 'Сколько урона примет объект в области',
  coverHint: 'размер объекта минус урон на нём',
  bonus: 'Прибавка карт к результату',
  help: 'Фишки',
  bprd: 'Символ БРПД тратите на карту',
  bprdHint: 'тогда он не заменяет другой эффект',
  hand: 'Задать кубики самому',
  handOn: 'Кубики заданы вручную: обстоятельства не учитываются.',
  handBack: 'Вернуть кубики по положению',
  goal: 'Какой шанс считаем',
  goalKill: (left: number) => `Победить: ${damageCount(left)}`,
  ruleShort: 'правило',
  source: (source: string) => `Откуда известно: ${source}.`,
  noScript: 'Включите JavaScript, чтобы менять числа: сейчас показан готовый пример.',
  problems: 'В ссылке не всё понятно',
  problemsEnd: 'Остальное взято из ссылки, непонятное — по умолчанию.',
  ofDice: 'Какие кубики бросаете',
  direct: 'Кубики заданы вручную.',
  noReasons: 'Ничто не улучшает и не ухудшает кубики.',
  facts: 'Шансы и средние',
  policy: 'Как играть этот бросок',
  table: 'Таблица с точными дробями',
  reaches: 'Шанс на каждую цель',
  reachPlayed: 'как играете',
  reachBest: 'ради цели',
  steps: 'Сколько стоит улучшение',
  stepNow: 'сейчас',
  meanShort: (mean: string) => `сред. ${mean}`,
  stepsHint:
    'Одно улучшение даёт 1 ваша фишка (усиление), 1 фишка помощника или карта. Под шансом — разница с соседним шагом в процентных пунктах и среднее.',
  goalHead: 'Цель',
  killMark: 'победа',
  same: 'так же',
  reachesHint:
    'Второй столбец — если весь бросок играть только ради этой цели: иначе перебрасывать и иначе применять БРПД.',
  share: 'Ответ одной фразой',
  compare: 'Два плана',
  other: 'Запомненный',
  thisOne: 'Сейчас',
  back: 'Вернуть запомненный',
  drop: 'Убрать сравнение',
  otherQuestion: 'Это ответы на разные вопросы.',
  how: 'Как посчитано',
  rules: 'Правила',
  assumedMark: 'грани предположены',
  keepAgent: 'Запомнить агента',
  keepEnemy: 'Запомнить врага',
  levelUnknown: (who: string, skill: string) =>
    `Уровень ${skill} у агента «${who}» правила не называют: поставьте его с планшета.`,
  enemySources: 'Откуда эти числа',
  enemyUnknown: 'Чисел этой карты правила не называют: поставьте их сами, страница их запомнит.',
  /** Where the bar leads while a figure is missing. */
  toMissing: 'Поставить',
  setMissing: 'Поставить число',
  noAnswer: 'без этого числа шанс не посчитать',
} as const;
/** Of the reader's own cards. */
export const OWN_CARD = {
  name: 'Имя с карты',
  rule: 'Имя — до 24 букв и цифр, начинается с буквы или цифры.',
  keep: 'Запомнить на этом устройстве',
  drop: 'Забыть эту карту',
} as const;

export const SOLVE_WORDS: SolveWords = {
  confirm: 'Расчёт долгий и может занять несколько секунд.',
  reject: 'Для такого расчёта не хватит памяти: уберите одну из атак или часть фишек.',
  failed: 'Посчитать не удалось: устройству не хватило памяти или счётчик не загрузился. Обновите страницу.',
};

interface OutcomeWords {
  /** The heading of what is drawn: what a bar shows. */
  readonly name: string;
  /** What the number of the goal is of. */
  readonly goal: string;
  /** For what the choices are made, if not for the chance. */
  readonly mean: string;
}
const OUTCOMES = {
  attack: { name: 'Урон врагу', goal: 'Урон врагу: не меньше', mean: 'чтобы в среднем было больше урона' },
  defence: { name: 'Урон агенту', goal: 'Урон агенту: не больше', mean: 'чтобы в среднем было меньше урона' },
  examine: {
    name: 'Информация',
    goal: 'Делений информации: не меньше',
    mean: 'чтобы в среднем было больше информации',
  },
  other: { name: 'Результат', goal: 'Результат: не меньше', mean: 'чтобы в среднем результат был больше' },
} as const satisfies { readonly [kind: string]: OutcomeWords };
export const outcomeWords = (action: Action): OutcomeWords => {
  if (isAttack(action)) return OUTCOMES.attack;
  if (isDefence(action)) return OUTCOMES.defence;
  return action === 'examine' ? OUTCOMES.examine : OUTCOMES.other;
};
export const GOAL_KIND = 'Как распоряжаться броском';
export const FOR_CHANCE = 'ради этого шанса';
