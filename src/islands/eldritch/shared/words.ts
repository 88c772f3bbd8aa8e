/** What all calculators of the game call alike, and small pieces of sentences. */
import type { Spend } from '../../../engines/eldritch/skill-check/again.ts';
import type { Fortune, Skill } from '../../../engines/eldritch/skill-check/skill.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu } from '../../../lib/number-ru.ts';
import { countRu } from '../../../lib/plural-ru.ts';
import { capitalRu } from '../../../lib/sentence-ru.ts';
import type { Doubt } from './investigator.ts';

/** Labels of every page. */
export const COMMON = {
  carried: 'Считаем для сыщика, которого вы выбрали в другом калькуляторе. Остальные числа взяты из примера.',
  problems: 'Не всё в ссылке удалось прочитать:',
  problemsEnd: 'Остальное взято из ссылки, вместо непонятого стоят обычные значения.',
  share: 'Ответ одной фразой',
  compare: 'Два плана рядом',
  other: 'Запомненный',
  thisOne: 'Сейчас',
  back: 'Вернуть запомненный',
  drop: 'Убрать сравнение',
  undo: 'Шаг назад',
  redo: 'Шаг вперёд',
} as const;
/** Labels of the choice of an investigator. */
export const INVESTIGATOR_LABELS = {
  label: 'Сыщик',
  nobody: 'Другой сыщик: ввести числа',
  find: 'Имя по-русски или по-английски',
  nothing: 'Никого с таким именем нет. Можно ввести числа вручную.',
  noNumbers: 'Чисел этого сыщика нет ни в одном списке: поставьте их со своего листа.',
  noNumbersShort: 'чисел нет',
} as const;
/** Labels of the inputs that every calculator of tests has. */
export const TEST_LABELS = {
  clues: 'Улики',
  cluesHint: 'каждая позволяет перебросить 1 кубик',
  fortune: 'Благословение или проклятие',
  extra: 'Дополнительные кубики',
  focus: 'Жетоны концентрации',
  focusHint: 'из дополнений: каждый позволяет перебросить 1 кубик',
  sixes: 'Каждая шестёрка считается за 2 успеха',
  ours: 'перевод наш',
} as const;

export const SKILL_NAMES: { readonly [S in Skill]: string } = {
  lore: 'Знания',
  influence: 'Общение',
  observation: 'Внимание',
  strength: 'Сила',
  will: 'Воля',
};
/** «проверяет силу». */
export const SKILL_ACCUSATIVE: { readonly [S in Skill]: string } = {
  lore: 'знания',
  influence: 'общение',
  observation: 'внимание',
  strength: 'силу',
  will: 'волю',
};
/** «проверка воли». */
export const SKILL_OF: { readonly [S in Skill]: string } = {
  lore: 'знаний',
  influence: 'общения',
  observation: 'внимания',
  strength: 'силы',
  will: 'воли',
};
export const FORTUNE_NAMES: { readonly [F in Fortune]: string } = {
  plain: 'Нет',
  blessed: 'Благословение',
  cursed: 'Проклятие',
};
/** Faces that succeed. */
export const FORTUNE_FACES: { readonly [F in Fortune]: string } = {
  plain: '5 и 6',
  blessed: '4, 5 и 6',
  cursed: '6',
};
export const SPEND_NAMES: { readonly [S in Spend]: string } = {
  best: 'Как выгоднее',
  needed: 'Пока успехов не хватает',
  none: 'Не тратить',
};
/** How sure figures are, after a name. */
export const DOUBT_SHORT: { readonly [d in Doubt]: string } = { medium: 'из одного списка', low: 'числа сомнительны' };
/** The same below the name. */
export const DOUBT_SAYS: { readonly [d in Doubt]: string } = {
  medium: 'Эти числа есть только в одном списке игроков, или списки расходятся. Сверьте их со своей коробкой.',
  low: 'Эти числа есть только в одном списке игроков и похожи на ошибку в нём. Сверьте их со своей коробкой.',
};

export const roundsCount = (n: number): string => countRu(n, ['раунд', 'раунда', 'раундов']);
export const cluesCount = (n: number): string => countRu(n, ['улика', 'улики', 'улик']);
export const diceCount = (n: number): string => countRu(n, ['кубик', 'кубика', 'кубиков']);

/** « (19/27)»; empty for a certain or impossible chance. */
export const exactOf = (chance: Fraction): string => (chance.d === 1n ? '' : ` (${fractionRu(chance)})`);
/** A mean that may lie below 0. */
export const meanRu = ({ n, d }: Fraction): string => (n < 0n ? `−${decimalRu({ n: -n, d })}` : decimalRu({ n, d }));

/** What could not be read of an address, a sentence. */
export const problemSentence = (says: string, came: string): string =>
  capitalRu(`${says}${came === '' ? '' : ` (пришло: ${came})`}.`);
/** The sentence of each problem. @param says by the field of the address */
export const problemWordsOf =
  <Code extends string>(says: { readonly [c in Exclude<Code, 'version'>]: string }) =>
  ({ code, came }: { readonly code: Code; readonly came: string }): string => {
    const all: { readonly [c in Code | 'version']?: string } = { ...says, version: OTHER_VERSION };
    return problemSentence(all[code] ?? '', came);
  };
export const OTHER_VERSION = 'ссылка сделана для другой версии калькулятора, показан обычный пример';
