/** Words of the calculator for the reader: names, labels, notes. Sentences that reason are in `reasons.ts`. */
import type { SolveWords } from '../../../shared/solve/SolveStatus.tsx';
import type { AddressProblem } from '../address-reader.ts';
import type { Conflict } from '../../../../engines/arkham/skill-test/model/conflicts.ts';
import { LEVELS, MOST_EFFECTS, type Level, type OddsData, type Refusal, type SkillId } from '../model.ts';
import type { Slot } from '../../../../engines/arkham/slots.ts';
import { MOST_BLOOD_ON_ONE } from '../../../../engines/arkham/token.ts';
import { tokenName } from '../../shared/token-words.ts';
import type { Notice } from '../view-props.ts';

/** A name in quotes, unless it has them already. */
export const quote = (name: string): string => (name.startsWith('«') ? name : `«${name}»`);

export const LEVEL_NAMES: { readonly [l in Level]: string } = {
  easy: 'лёгкий',
  standard: 'обычный',
  hard: 'сложный',
  expert: 'экстремальный',
};
export const PRESET_GROUPS: readonly (readonly [kind: string, label: string])[] = [
  ['campaign', 'Кампании'],
  ['standalone', 'Отдельные сценарии'],
  ['standalone-mode', 'Одиночный режим'],
];
export const SCENARIO_GROUPS: { readonly [campaign: string]: string } = {
  side_stories: 'Отдельные сценарии',
  parallel: 'Испытания сыщиков',
};
export const CLASS_GROUPS: readonly (readonly [id: string, label: string])[] = [
  ['guardian', 'Хранители'],
  ['seeker', 'Искатели'],
  ['rogue', 'Ловкачи'],
  ['mystic', 'Мистики'],
  ['survivor', 'Выжившие'],
  ['neutral', 'Без класса'],
];
const NAME_FIND = 'Название, можно по-английски';
export const FIND_PRESET = { find: NAME_FIND, nothing: 'Такого мешка в списке нет.' };
export const FIND_SCENARIO = { find: NAME_FIND, nothing: 'Такого сценария в списке нет.' };
export const FIND_ASSET = { find: NAME_FIND, nothing: 'Такого актива в списке нет.' };
export const FIND_INVESTIGATOR = { find: 'Имя, можно по-английски', nothing: 'Такого сыщика в списке нет.' };
export const EFFECT_GROUPS: { readonly [group: string]: string } = {
  redraw: 'Вытянуть другой жетон',
  choose: 'Вытянуть несколько и выбрать',
  'cancel-some': 'Вытянуть ещё и отменить',
  forced: 'Вытянуть несколько и выбрать',
  'extra-choose': 'Вытянуть несколько и выбрать',
  'lucky-dice': 'Вытянуть другой жетон',
  treat: 'Изменить значение жетона',
  covenant: 'Заветы',
  cancel: 'Отменить символ',
  blank: 'Символы без эффекта',
  bonus: 'Прибавка за жетон',
  'no-draw': 'Не тянуть жетонов',
  fixed: 'Жетон известен заранее',
  seal: 'Запечатать жетоны',
};
export const SLOT_NAMES: { readonly [slot in Slot]: string } = {
  ally: 'Слоты союзников',
  accessory: 'Слоты аксессуаров',
  body: 'Слоты одежды',
  head: 'Слоты головы',
  hand: 'Слоты рук',
  arcane: 'Магические слоты',
  tarot: 'Слоты Таро',
};
/** Names of the four skills, in the order of the data, which is also the order of their drawings. */
export const SKILLS = [
  ['willpower', 'воля'],
  ['intellect', 'интеллект'],
  ['combat', 'сила'],
  ['agility', 'ловкость'],
] as const satisfies readonly (readonly [id: SkillId, name: string])[];

export const labels = {
  bagTitle: 'Мешок под рукой',
  bagHint:
    'Если жетонов нет на столе, тяните их в телефоне: страница мешка возьмёт с собой этот мешок и эту проверку и скажет, удалась ли она.',
  toBag: 'Тянуть жетоны этой проверки',
  parts: {
    who: 'Сыщик',
    skill: 'Навык и символы',
    difficulty: 'Сложность',
    bag: 'Мешок',
    level: 'Уровень сложности',
    scenario: 'Памятка сценария',
    cards: 'Карты, которые меняют вытягивание',
    goal: 'Цель',
  },
  position: 'Вопрос',
  preset: 'Мешок кампании',
  level: 'Уровень сложности',
  scenario: 'Памятка сценария',
  noScenario: 'без памятки',
  investigator: 'Сыщик',
  noInvestigator: 'без сыщика',
  noScenarioNote: 'Памятка не выбрана: символы считаются нулями.',
  skill: 'Навык с прибавками',
  icons: 'Символы на картах',
  difficulty: 'Сложность проверки',
  baseSkills: 'Взять навык сыщика',
  assets: 'Актив с прибавкой',
  addAsset: 'добавить из списка',
  assetIn: (name: string, bonus: string) => `${name}: ${bonus}`,
  crowded: (slot: string, most: number, taken: number) =>
    `${slot}: есть ${most}, занято ${taken}. Проверьте, что карты это разрешают.`,
  noScript: 'Включите JavaScript, чтобы менять числа: сейчас показан готовый пример.',
  symbols: 'Символы',
  chain: 'тянете ещё',
  fail: 'автоматический провал',
  succeed: 'автоматический успех',
  failsWith: { curse: 'провал, если в проверке есть проклятие', frost: 'провал, если в проверке есть мороз' },
  otherSign: 'другие эффекты знака не считаются',
  bless: 'Благословения',
  curse: 'Проклятия',
  frost: 'Мороз',
  blood: 'Кровь',
  inGame: (all: number) => `в игре всего ${all}`,
  handBag: 'Мешок вручную',
  backToPreset: 'Вернуть как в кампании',
  changedBag: 'состав изменён',
  bagNotes: 'О мешке',
  findEffect: 'Найти карту',
  nothingFound: 'Такой карты в списке нет.',
  unmodelled: 'не считается',
  pick: 'Какой жетон',
  x: 'X',
  noCards: 'без карт на жетоны',
  /** In the sentence, where the part is named above its controls. */
  noCardsShort: 'без карт',
  chapter: 'Правила',
  chapters: { 1: 'глава 1', 2: 'глава 2' },
  chapterHint: {
    1: 'Проигнорированного жетона словно не вытягивали: так отвечает FAQ прежних наборов.',
    2: 'Проигнорированный жетон вытянут, только его число и эффект не действуют. Карты и памятка его учитывают, и если это мороз, следующий мороз — второй.',
  },
  goal: 'Цель',
  goals: {
    success: 'Успех',
    by: 'Успех с запасом',
    'no-failure': 'Успех или провал меньше чем на N',
    loss: 'Меньше недобор при провале',
  },
  by: 'Запас',
  dangerBy: 'Опасен провал на',
  result: 'Почему так',
  loading: 'Загружаю остальные кампании, сценарии и карты…',
  piles: 'Жетоны по запасу',
  pilesHint: 'Каждый жетон из мешка, если вытянуть только его. Число — запас: на сколько итог выше или ниже сложности.',
  pileFail: 'Провал',
  pilePass: 'Успех',
  pileFailBy: (by: number) => `Провал на ${by} или больше`,
  pileNoFailBy: (by: number) => (by === 1 ? 'Успех' : `Успех или провал меньше чем на ${by}`),
  pileShort: 'Успех, но запаса мало',
  pileAgain: 'Тянут ещё',
  auto: 'авто',
  again: 'ещё',
  advice: 'Как тянуть',
  curve: 'Что даёт прибавка к навыку',
  stepsHint: 'Под шансом — разница с соседним шагом, в процентных пунктах.',
  nowStep: 'сейчас',
  tableTitle: 'Таблица: навык и сложность',
  tableCaption:
    'Шанс успеха в процентах, округлён до целых. Строки — навык вместе с символами на картах, столбцы — сложность.',
  tableSkill: 'навык',
  tableDifficulty: 'сложность',
  tableCurrent: 'этот случай',
  tableWait: 'Считаю таблицу…',
  tableTooBig: 'С этими картами и таким мешком таблица считалась бы слишком долго.',
  margins: 'С каким запасом',
  margin: 'На сколько',
  successBy: 'Успех на N и больше',
  failureBy: 'Провал на N и больше',
  chance: 'Шанс',
  revealed: 'Сколько жетонов вытянете',
  revealedHint: 'За одну проверку, считая возвращённые и отложенные.',
  revealedCount: 'Вытянуто',
  orMore: (count: string) => `${count} и больше`,
  tokenEffects: 'Что ещё сделают символы',
  bloodSeals: `при провале один вытянутый жетон крови запечатывается на сыщике; больше ${MOST_BLOOD_ON_ONE} на одном не бывает`,
  bloodChance: (percent: string) => `шанс этого: ${percent}`,
  bloodByChoice: 'считается, что карты вы применяете ради цели, а не ради крови',
  share: 'Ответ одной фразой',
  drop: 'Убрать сравнение',
  other: 'Запомненный план',
  thisOne: 'Сейчас',
  back: 'Вернуться к нему',
  compare: 'Два плана',
  how: 'Как посчитано',
  rules: 'Правила',
  step: (k: number) => `Шаг ${k}`,
  problems: 'В ссылке не всё понятно',
  problemsEnd: 'Остальное взято из ссылки, а вместо непонятого стоят обычные значения.',
} as const;

export const TERMS: readonly (readonly [id: string, label: string])[] = [
  ['skill-tests', 'проверки навыков'],
  ['difficulty-skill-tests', 'сложность проверки'],
  ['chaos-tokens', 'жетоны хаоса'],
  ['modifiers', 'модификаторы'],
  ['automatic-failure-success', 'автоматический провал и успех'],
  ['bless-and-curse-tokens', 'благословения и проклятия'],
  ['frost-tokens', 'жетоны мороза'],
  ['blood-tokens', 'жетоны крови'],
];

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: 'ссылка сделана для другой версии калькулятора, показан обычный пример',
  preset: 'мешка с таким именем нет',
  level: 'такого уровня сложности нет',
  'level-absent': 'у этого мешка такого уровня нет',
  scenario: 'такого сценария нет',
  'scenario-elsewhere': 'этот сценарий из другой кампании',
  investigator: 'такого сыщика нет',
  tested: 'такого навыка нет',
  numbers: 'навык, символы или сложность не прочитались',
  asset: 'такого актива с прибавкой нет',
  bag: 'состав мешка не прочитался',
  lines: 'значения символов не прочитались',
  effect: 'такой карты нет',
  'effect-refused': 'эта карта не сочетается с другими в ссылке',
  goal: 'цель не прочиталась',
  chapter: 'глава правил не прочиталась',
};
const nameIn = (data: OddsData, id: string): string => {
  const level = LEVELS.find((l) => l === id);
  if (level !== undefined) return LEVEL_NAMES[level];
  const named = [...data.presets, ...data.scenarios, ...data.effects].find((e) => e.id === id);
  return named === undefined ? id : quote(named.ru);
};
/** The value used in place of what cannot be read. */
const TAKEN = (name: string): string => `взят ${name}`;
const STANDS: { readonly [c in AddressProblem['code']]?: (name: string) => string } = {
  'scenario-elsewhere': (name) => `мешок ${name}, памятка снята`,
  'effect-refused': (name) => `осталась ${name}`,
};
/** What came, what is expected, what is used instead. */
export const problemWords = ({ code, came, stands, wanted }: AddressProblem, data: OddsData): string => {
  const now = stands === undefined ? [] : [(STANDS[code] ?? TAKEN)(nameIn(data, stands))];
  const told = [
    ...(came === '' ? [] : [`пришло: ${nameIn(data, came)}`]),
    ...(wanted === undefined ? [] : [`есть: ${wanted.map((id) => nameIn(data, id)).join(', ')}`]),
    ...now,
  ];
  return told.length === 0 ? PROBLEMS[code] : `${PROBLEMS[code]} (${told.join('; ')})`;
};
export const SOLVE_WORDS: SolveWords = {
  confirm:
    'Расчёт долгий: в мешке много жетонов, после которых тянут ещё, а карты дают выбор на каждом. Счёт может занять минуту; страница при этом работает, счёт можно остановить.',
  reject: 'Для такого расчёта не хватит памяти: снимите карту, которая даёт выбор, или уберите часть жетонов.',
  failed:
    'Посчитать не удалось: устройству не хватило памяти. Снимите карту, которая даёт выбор, или уберите часть жетонов.',
};
const REFUSALS: { readonly [c in Conflict]: string } = {
  'two-hands': 'обе карты заменяют одно и то же вытягивание, вместе их калькулятор не считает',
  'hand-and-choice': 'когда тянут несколько жетонов сразу, отмену и замену каждого из них калькулятор не считает',
  'hand-and-known': 'первый жетон уже не тянут из мешка, заменять нечего',
  'two-known': 'первое вытягивание уже заменено',
};
export const refusalWords = (refusal: Refusal): string => {
  if (refusal.reason === 'most') return `Больше ${MOST_EFFECTS} карт сразу не считаем: снимите лишнюю.`;
  if (refusal.reason === 'limit')
    return `Карта держит жетон «${tokenName(refusal.token)}», а в мешке лежат все такие жетоны: уберите из него один.`;
  return `Нельзя вместе с ${quote(refusal.with.ru)}: ${REFUSALS[refusal.reason]}.`;
};
export const NOTICES: { readonly [n in Notice]: string } = {
  loading: labels.loading,
  offline:
    'Полный список не загрузился. Работают первая кампания и несколько сыщиков; обновите страницу, когда будет связь.',
};

/** Words of a line of the scenario card, when each happens. */
export const LINE_WHEN = {
  onReveal: 'при вытягивании',
  onFail: 'при провале',
  onSuccess: 'при успехе',
  perPointFailed: 'за каждую единицу недобора',
  onFailBy: (n: number) => `при провале на ${n} и больше`,
  onNotSucceedBy: (n: number) => `без успеха хотя бы на ${n}`,
} as const;
export const xWords = (x: string): string => `X — ${x}`;
export const optionWords = (option: string): string => `Можно: ${option}`;
const marginWords = (margin: number): string => {
  if (margin === 0) return 'ровно хватает';
  return margin < 0 ? `не хватает ${-margin}` : `запас ${margin}`;
};
export const pileAria = (margin: number, tokens: string): string => `${marginWords(margin)}: ${tokens}`;
export const pileAutoAria = (success: boolean, tokens: string): string =>
  `${success ? labels.succeed : labels.fail}: ${tokens}`;
export const pileAgainAria = (tokens: string): string => `после них тянут ещё: ${tokens}`;
export const times = (name: string, n: number): string => (n === 1 ? name : `${name} × ${n}`);
