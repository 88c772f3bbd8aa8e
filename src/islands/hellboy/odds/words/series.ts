/** Attacks in a row in words: the plans for the tokens, what they come to. */
import type { BoostPlan } from '../../../../engines/hellboy/attacks/plans.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import { figureOf, levelOf, type OddsData, type State } from '../model.ts';
import { healthLeft } from '../test-odds.ts';
import type { SeriesPlan } from '../view-props.ts';
import { exactOf } from './answer.ts';
import { labels } from './labels.ts';
import { ACTION_NAMES, LEVEL_NAMES, SKILL_OF_NAMES, nameOf, tokensCount } from './names.ts';

export const SERIES = {
  tokens: 'Фишки на атаки и усиления',
  tokensHint: 'атака — 1 фишка, каждое усиление — ещё 1',
  aim: 'Ради чего тратить фишки',
  kill: 'чтобы вернее победить',
  damage: 'чтобы нанести больше урона',
  best: 'Как тратить фишки',
  plans: 'Все способы потратить фишки',
  plan: 'План',
  killed: 'Победить',
  damageMean: 'Урон',
  usedMean: (n: string) => `атак в среднем ${n}`,
  plansHint: 'Урон — средний. Побеждённого врага больше не атакуют, поэтому атак бывает меньше, чем в плане.',
  after: 'Когда враг будет побеждён',
  afterAttack: 'После атаки',
  left: 'Сколько здоровья у врага останется',
  leftName: 'Здоровье врага',
  dead: 'побеждён',
  counting: 'считаем…',
} as const;

export const killOf = ({ answer }: BoostPlan): Fraction => answer.kill.at(-1)!;

/** «2 атаки, вторую усилить 1 фишкой». */
export const planWords = ({ boosts }: BoostPlan): string => {
  const attacks = countRu(boosts.length, ['атака', 'атаки', 'атак']);
  const boosted = boosts.flatMap((boost, i) => (boost === 0 ? [] : [{ at: i + 1, boost }]));
  if (boosted.length === 0) return `${attacks} без усиления`;
  if (boosts.length === 1) return `${attacks}, усиление ${boosts[0]}`;
  return `${attacks}, ${listRu(boosted.map(({ at, boost }) => `усиление ${at}-й: ${boost}`))}`;
};

/** What was counted, for the bar. */
export const seriesCounted = (state: State): string =>
  `Победить: ${tokensCount(state.series.tokens)}, ${ACTION_NAMES[state.action].toLowerCase()}, стойкость ${figureOf(state.enemy, 'toughness')}, здоровье ${healthLeft(state) ?? 0}`;
export const seriesExact = ({ plans, dice }: SeriesPlan): string =>
  `${planWords(plans[0]!)}${dice.isConfirmed ? '' : `; ${labels.assumedMark}`}`;

/** The answer to send. */
export const seriesSentence = ({ state, dice, plans }: SeriesPlan, data: OddsData): string => {
  const [best] = plans as readonly [BoostPlan, ...BoostPlan[]];
  const who = nameOf(state.agent, data.agents) ?? 'Агент';
  const enemy = nameOf(state.enemy, data.enemies) ?? 'враг';
  const { health, damage } = state.enemy;
  const toughness = figureOf(state.enemy, 'toughness');
  const wounded = damage > 0 ? `, уже получил ${damage}` : '';
  const kill = killOf(best);
  return `${who}, ${tokensCount(state.series.tokens)}, уровень ${SKILL_OF_NAMES[state.action === 'shoot' ? 'shoot' : 'fight']} ${LEVEL_NAMES[levelOf(state)]}; ${enemy}: стойкость ${toughness}, здоровье ${health}${wounded}. Лучше всего: ${planWords(best)}. Победить — ${percentRu(kill)}${exactOf(kill, dice)}, в среднем ${decimalRu(best.answer.damage)}${NBSP}урона. ${dice.isConfirmed ? 'Грани кубиков проверены по коробке.' : 'Грани кубиков предположены.'}`;
};

export const SERIES_ASSUMED: readonly string[] = [
  'все атаки проводит один агент подряд, положение вокруг не меняется',
  'план выбран до первого броска, а переброс и БРПД — при каждом броске, по тому, сколько здоровья осталось',
  'помощь, если она есть, оказывают при каждой атаке, за неё платят помощники',
  'объект в области цели принимает урон стрельбы, пока не разрушен',
  'побеждённого врага больше не атакуют, оставшиеся фишки целы',
];
