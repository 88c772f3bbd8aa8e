/** Rolls without a test in words. */
import type { ThrowRules } from '../../../../engines/hellboy/throws/rules.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { capitalRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { DiceFaces } from '../dice-faces.ts';
import type { ThrowKind, Throws } from '../model.ts';
import type { FactName, ThrowAnswer } from '../throw-odds.ts';
import { exactOf } from './answer.ts';
import { labels } from './labels.ts';
import { diceWords } from './names.ts';

export const THROW_NAMES: { readonly [k in ThrowKind]: string } = {
  desperate: 'Отчаянное восстановление',
  recover: 'Восстановление в передышке',
  hellfire: 'Адское пламя в конце раунда',
  'knock-back': 'Отброшенная цель',
  dispute: 'Спор до игры',
  tome: 'Запретный фолиант',
  orrery: 'Модель Солнечной системы',
};
export const FACTS: { readonly [n in FactName]: string } = {
  returnsNow: 'Вернуться за один раунд',
  healed: 'Излечите в среднем',
  left: 'Урона останется в среднем',
  allHealed: 'Излечить весь урон',
  goesOut: 'Погаснет жетонов в среднем',
  spreads: 'Распространится в среднем',
  burns: 'Урон каждому в одной области',
  eachDamage: 'Урон каждому в среднем',
  totalDamage: 'Урон всем вместе в среднем',
  targetDamage: 'Урон отброшенному от объекта',
  wins: 'Победит одна сторона',
  tied: 'Наверху двое или больше',
  information: 'Делений информации в среднем',
  doom: 'Делений неотвратимости судьбы в среднем',
  cards: 'Карт увидите в среднем',
  stunned: 'Агент оглушён хотя бы раз',
};
/** What the number in the bar is the chance of. */
const WANTED: { readonly [k in ThrowKind]: string } = {
  desperate: 'вернуться',
  recover: 'излечить хоть что-то',
  hellfire: 'огонь распространится',
  'knock-back': 'остальные получат урон',
  dispute: 'победить',
  tome: 'получить информацию',
  orrery: 'увидеть карту',
};
export const DRAWN: { readonly [k in ThrowKind]: string } = {
  desperate: '',
  recover: 'Сколько урона излечите',
  hellfire: 'Урон от огня каждому в одной области',
  'knock-back': 'Урон каждому другому персонажу',
  dispute: '',
  tome: 'Деления информации',
  orrery: 'Сколько карт увидите',
};
/** What `times` counts; absent where one roll is all there is. */
export const TIMES: { readonly [k in ThrowKind]?: string } = {
  desperate: 'За сколько раундов',
  hellfire: 'Жетонов адского пламени',
  'knock-back': 'Других персонажей в той области',
  dispute: 'Сторон в споре',
  tome: 'Сколько раз взаимодействуете',
  orrery: 'Сколько раз взаимодействуете',
};
export const AMOUNTS: { readonly [k in ThrowKind]?: string } = {
  recover: 'Урона на шкале',
  'knock-back': 'Размер объекта в той области',
};
const ROUNDS = ['раунд', 'раунда', 'раундов'] as const;
const TIMES_WORDS: { readonly [k in ThrowKind]?: readonly [string, string, string] } = {
  desperate: ROUNDS,
  hellfire: ['жетон', 'жетона', 'жетонов'],
  'knock-back': ['персонаж', 'персонажа', 'персонажей'],
  dispute: ['сторона', 'стороны', 'сторон'],
  tome: ['раз', 'раза', 'раз'],
  orrery: ['раз', 'раза', 'раз'],
};
const RULE_OF = {
  desperate: 'desperateRecovery',
  recover: 'recovery',
  hellfire: 'hellfire',
  'knock-back': 'knockBack',
  dispute: 'dispute',
  tome: 'forbiddenTome',
  orrery: 'orrery',
} as const satisfies { readonly [k in ThrowKind]: keyof ThrowRules };
export const ruleOf = ({ kind, isBackup }: Throws, rules: ThrowRules) =>
  rules[kind === 'recover' && isBackup ? 'backupRecovery' : RULE_OF[kind]];
/** Rolls of the effect die alone do not hang on any faces. */
export const throwRestsOnFaces = ({ kind }: Throws): boolean => kind !== 'tome' && kind !== 'orrery';

const rolled = (throws: Throws, rules: ThrowRules): string => {
  const rule = ruleOf(throws, rules);
  if ('dice' in rule) return diceWords(Array.from({ length: rule.dice }, () => rule.colour));
  return 'colour' in rule ? `${diceWords([rule.colour])} за каждый жетон` : 'кубик эффекта';
};
const counts = ({ kind, times, amount }: Throws): string => {
  const words = TIMES_WORDS[kind];
  if (kind === 'recover') return `урона ${amount}`;
  return words === undefined ? '' : countRu(times, words);
};
/** Which roll is asked about: «Отчаянное восстановление, 1 раунд». */
export const throwAsks = (throws: Throws): string => {
  const counted = counts(throws);
  const backup = throws.kind === 'recover' && throws.isBackup ? ', лечится резервный агент' : '';
  return `${THROW_NAMES[throws.kind]}${counted === '' ? '' : `, ${counted}`}${backup}`;
};
/** What was counted, for the bar: what the chance is of stands first. */
export const throwCounted = (throws: Throws): string =>
  `${capitalRu(WANTED[throws.kind])}: ${lowerRu(THROW_NAMES[throws.kind])}, ${counts(throws)}`;
export const throwExact = (throws: Throws, { chance }: ThrowAnswer, { isConfirmed }: DiceFaces): string =>
  isConfirmed || !throwRestsOnFaces(throws) ? fractionRu(chance) : labels.assumedMark;
/** The answer to send. */
export const throwSentence = (
  throws: Throws,
  answer: ThrowAnswer,
  rules: ThrowRules,
  { isConfirmed }: DiceFaces,
): string => {
  const faces = isConfirmed ? ' Грани кубиков проверены по коробке.' : ' Грани кубиков предположены.';
  return `${THROW_NAMES[throws.kind]} (${rolled(throws, rules)}; ${counts(throws)}): ${WANTED[throws.kind]} — ${percentRu(answer.chance)}${exactOf(answer.chance, { isConfirmed: isConfirmed || !throwRestsOnFaces(throws) })}.${throwRestsOnFaces(throws) ? faces : ''}`;
};

/** The rule in our words, with the dice of the data. */
export const throwRule = (throws: Throws, rules: ThrowRules): string => {
  const dice = rolled(throws, rules);
  switch (throws.kind) {
    case 'desperate':
      return `В начале фазы агентов сокрушённый агент бросает ${dice}. Если хотя бы на одном выпала пустая грань, он остаётся вне поля.`;
    case 'recover':
      return `Агент бросает ${dice} и излечивает столько урона, сколько выпало в сумме: сначала травмы становятся ранениями, потом ранения уходят.`;
    case 'hellfire':
      return `За каждый жетон бросают ${diceWords([rules.hellfire.colour])} кубик. При ${rules.hellfire.out} жетон убирают, при других числах столько урона получает каждый персонаж в его области, а при ${rules.hellfire.spreads} пламя появляется и в соседних исследованных областях.`;
    case 'knock-back':
      return `Каждый другой персонаж новой области получает столько урона, сколько выпало: ${dice}, один бросок на всех. Объект уничтожен, его размер — урон отброшенному.`;
    case 'dispute':
      return `Каждая сторона бросает ${dice}; решает большая сумма. Что делать при равенстве, правила не говорят: мы играем так, что равные бросают снова.`;
    case 'tome':
      return 'Бросьте кубик эффекта: «Плюс 1» и «Плюс 2» дают 1 и 2 деления информации, «Катастрофа» продвигает неотвратимость судьбы на 1 деление.';
    case 'orrery':
      return 'Бросьте кубик эффекта: «Плюс 1» и «Плюс 2» показывают 1 и 2 карты судьбы, «Катастрофа» оглушает агента.';
  }
};
const NO_CHANGE = 'улучшения, ухудшения, усиление и помощь в таком броске не действуют: это не проверка';
/** What holds for each roll. */
export const throwAssumed = (throws: Throws): readonly string[] => [
  NO_CHANGE,
  ...(ASSUMED[throws.kind] ?? []),
  throwRestsOnFaces(throws)
    ? 'грани цветных кубиков — те, что названы вверху страницы'
    : 'каждый из шести результатов кубика эффекта стоит ровно на одной его грани: так описывают игроки',
];
const ASSUMED: { readonly [k in ThrowKind]?: readonly string[] } = {
  desperate: ['агент бросает в начале каждой фазы агентов, раунды считаются подряд'],
  recover: ['лишнее лечение пропадает'],
  hellfire: ['новые жетоны в той же фазе не действуют', 'стойкость из урона от огня не вычитают'],
  'knock-back': [
    'один бросок на всех: правила не говорят, сколько раз бросать',
    'стойкость из этого урона не вычитают, урон на самом объекте его размера не уменьшает',
  ],
  dispute: ['при равенстве наверху победителя нет: правила о нём не говорят, мы играем так, что равные бросают снова'],
  tome: ['остальные результаты не дают ничего, БРПД здесь не джокер'],
  orrery: ['остальные результаты не дают ничего, БРПД здесь не джокер'],
};

export const THROWS_T = {
  kind: 'Какой бросок',
  backup: 'Лечится резервный агент',
  rounds: 'По раундам',
  round: 'Не позже раунда',
  damageHint: 'ранение — 1, травма — 2',
  answer: 'Что выйдет',
} as const;
