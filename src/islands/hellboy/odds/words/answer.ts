/** The answer to a test in words: for the bar, for the copy, for the comparison. */
import { isSameFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu, pointsRu, signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, capitalRu } from '../../../../lib/sentence-ru.ts';
import type { DiceFaces } from '../dice-faces.ts';
import type { OddsData } from '../data.ts';
import { figureOf, hasEnemy, isAttack, isDefence, levelOf, type Figure, type State } from '../model.ts';
import { attackOf, coverOf, healthLeft, type TestOdds } from '../check-odds.ts';
import { exactWords, facesSentence, withMark } from './faces.ts';
import { labels } from './labels.ts';
import {
  ACTION_NAMES,
  LEVEL_NAMES,
  damageCount,
  diceWords,
  informationCount,
  meanDamage,
  meanInformation,
  nameOf,
  tokensCount,
} from './names.ts';

/** What the chance is the chance of: «попасть», «нанести не меньше 3 урона». */
export const goalWords = (state: State): string => {
  const { action, goal } = state;
  if (isAttack(action)) {
    if (goal.least === healthLeft(state)) return 'победить';
    return goal.least === 1 ? 'попасть' : `нанести не меньше ${damageCount(goal.least)}`;
  }
  if (isDefence(action))
    return goal.least === 0 ? 'не получить урона' : `получить не больше ${damageCount(goal.least)}`;
  if (action === 'examine') return goal.least === 1 ? 'собрать информацию' : `собрать ${informationCount(goal.least)}`;
  return `получить результат ${goal.least} или больше`;
};
/** The same for the bar. */
const goalShort = (state: State): string => {
  const { action, goal } = state;
  if (isDefence(action)) return goal.least === 0 ? 'без урона' : `урон до ${goal.least}`;
  if (isAttack(action) && goal.least > 1 && goal.least !== healthLeft(state)) return `урон от ${goal.least}`;
  return action === 'other' ? `результат от ${goal.least}` : goalWords(state);
};

/** The number that the result is held against: «против стойкости 2». */
const againstWords = (state: State): string => {
  if (isAttack(state.action)) return `против стойкости ${figureOf(state.enemy, 'toughness')}`;
  return isDefence(state.action) ? `против атаки ${attackOf(state)}` : '';
};

/** The same for the bar: «стойкость 2». */
const againstShort = (state: State): readonly string[] => {
  if (isAttack(state.action)) return [`стойкость${NBSP}${figureOf(state.enemy, 'toughness')}`];
  return isDefence(state.action) ? [`атака${NBSP}${attackOf(state)}`] : [];
};
/** What was counted, for the bar, the goal first: «Попасть: стойкость 2, 3 красных». */
export const countedLine = (state: State, odds: Pick<TestOdds, 'dice'> | undefined): string => {
  const counted = [...againstShort(state), ...(odds === undefined ? [] : [diceWords(odds.dice)])];
  return [capitalRu(goalShort(state)), counted.join(', ')].filter(Boolean).join(': ');
};

/** The mean with what it is of: «в среднем 2,6 урона». */
const meanWords = ({ action }: State, mean: Fraction): string => {
  if (isAttack(action) || isDefence(action)) return `в среднем ${meanDamage(mean)}`;
  return `в среднем ${action === 'examine' ? meanInformation(mean) : decimalRu(mean)}`;
};
/** The answer once more: the mean, and whether the faces are known. */
export const exactLine = (state: State, odds: TestOdds, dice: DiceFaces): string =>
  withMark(meanWords(state, odds.mean), dice);

/** Who does what to whom: «Хеллбой, драка, 3 красных против стойкости 2». */
const planLine = (state: State, data: OddsData, odds: Pick<TestOdds, 'dice'>): string => {
  const enemy = hasEnemy(state) ? nameOf(state.enemy, data.enemies) : undefined;
  return [
    nameOf(state.agent, data.agents) ?? 'Агент',
    ACTION_NAMES[state.action].toLowerCase(),
    [diceWords(odds.dice), againstWords(state)].filter(Boolean).join(' '),
    ...(enemy === undefined ? [] : [`враг — ${enemy}`]),
    ...moreWords(state),
  ].join(', ');
};
/** All that counts beyond dice and toughness. */
const moreWords = (state: State): string[] => [
  ...(state.dice === undefined && state.counts.boost > 0 ? [`усиление: ${tokensCount(state.counts.boost)}`] : []),
  ...(state.bonus === 0 ? [] : [`${signedRu(state.bonus)} к результату`]),
  ...(state.bprd === 'spent' ? ['БРПД тратят на карту'] : []),
  ...(coverOf(state) > 0 ? [`объект примет ${damageCount(state.cover)}`] : []),
];
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (state: State, data: OddsData, odds: TestOdds, dice: DiceFaces): string => {
  const kill =
    odds.kill === undefined || state.goal.least === healthLeft(state) ? [] : [`победить — ${percentRu(odds.kill)}`];
  const said = [
    `${goalWords(state)} — ${percentRu(odds.chance)}${exactWords(odds.chance, dice, state)}`,
    ...kill,
    meanWords(state, odds.mean),
  ];
  return `${planLine(state, data, odds)}: ${said.join('; ')}. ${facesSentence(dice)}`;
};

export const differenceLine = (kept: Fraction, now: Fraction): string =>
  isSameFraction(kept, now) ? 'Шанс тот же.' : `Сейчас ${pointsRu(kept, now)}${NBSP}п.${NBSP}п. против запомненного.`;

/** How the dice came about: «Отменили друг друга: 2. Применено 1 ухудшение…». */
export const poolWords = (state: State, { pool }: TestOdds): string => {
  if (pool === undefined) return labels.direct;
  const { cancelled, applied, wasted, removed } = pool.pool;
  const level = `${LEVEL_NAMES[levelOf(state)]} уровень`;
  if (pool.reasons.length === 0) return `${labels.noReasons} Уровень ${LEVEL_NAMES[levelOf(state)]}.`;
  const said = [
    ...(cancelled > 0 ? [cancelledWords(cancelled)] : []),
    applied === 0 ? 'ни один кубик не изменился' : appliedWords(applied),
    ...(wasted > 0 ? [`пропало: ${wasted}, потому что за бросок кубик меняют один раз`] : []),
    ...(removed > 0 ? [`убрано жёлтых кубиков: ${removed}`] : []),
  ];
  return `${capitalRu(level)}; ${said.join('; ')}.`;
};
const cancelledWords = (pairs: number): string =>
  pairs === 1 ? 'одно улучшение отменило одно ухудшение' : `отменили друг друга: по ${pairs}`;
const appliedWords = (applied: number): string =>
  applied > 0
    ? `применено: ${countRu(applied, ['улучшение', 'улучшения', 'улучшений'])}`
    : `применено: ${countRu(-applied, ['ухудшение', 'ухудшения', 'ухудшений'])}`;

/** What has to be set before there is an answer: for the bar, and for the place of the answer. */
export const missingLine = (state: State, figure: Figure, { enemies }: Pick<OddsData, 'enemies'>): string => {
  const name = nameOf(state.enemy, enemies);
  return `Поставьте ${FIGURE_WHICH[figure]} врага${name === undefined ? '' : `: ${name}`}`;
};
export const missingSentence = (state: State, figure: Figure, { enemies }: Pick<OddsData, 'enemies'>): string => {
  const name = nameOf(state.enemy, enemies);
  return `Поставьте ${FIGURE_WHICH[figure]} врага${name === undefined ? '' : ` «${name}»`} с его карты. Правила этого числа не называют, и без него шанс не посчитать.`;
};
const FIGURE_WHICH: { readonly [f in Figure]: string } = {
  toughness: 'стойкость',
  health: 'здоровье',
  melee: 'значение ближней атаки',
  ranged: 'значение дальней атаки',
};
