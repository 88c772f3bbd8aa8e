/** Attacks in a row in words: the plans for the tokens, what they come to. */
import type { BoostPlan } from '../../../../engines/hellboy/attacks/plans.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData } from '../data.ts';
import { figureOf, levelOf, testedBy, type State } from '../model.ts';
import { healthLeft } from '../check-odds.ts';
import type { PlanOf } from '../view-props.ts';
import { exactWords, facesSentence, withMark } from './faces.ts';
import { LEVEL_NAMES, SKILL_OF_NAMES, TOKENS_SPENT, damageCount, meanDamage, nameOf, tokensCount } from './names.ts';

export const SERIES = {
  tokens: 'Фишки на атаки и усиления',
  tokensHint: 'атака — 1 фишка, каждое усиление — ещё 1',
  plans: 'Все способы потратить фишки',
  plan: 'План',
  killed: 'Победить',
  damageMean: 'Урон',
  usedMean: (n: string) => `атак в среднем ${n}`,
  plansHint: 'Урон — средний. После победы над врагом его больше не атакуют, поэтому атак бывает меньше.',
  after: 'Когда враг будет побеждён',
  afterAttack: 'После атаки',
  left: 'Сколько здоровья у врага останется',
} as const;

/** What the tokens are for. */
export const AIMS: { readonly [a in State['series']['aim']]: string } = {
  kill: 'победить',
  damage: 'нанести больше урона',
};

export const killOf = ({ answer }: BoostPlan): Fraction => answer.kill.at(-1)!;

/** «2 атаки, усилить 1-ю на 2 и 2-ю на 1»; without numbers where each is improved once. */
export const planWords = ({ boosts }: BoostPlan): string => {
  const attacks = countRu(boosts.length, ['атака', 'атаки', 'атак']);
  const boosted = boosts.flatMap((boost, i) => (boost === 0 ? [] : [{ at: i + 1, boost }]));
  if (boosted.length === 0) return `${attacks} без усиления`;
  if (boosts.length === 1) return `${attacks}, усилить на${NBSP}${boosts[0]}`;
  const isOnceEach = boosted.every(({ boost }) => boost === 1);
  const times = (boost: number) => (isOnceEach ? '' : ` на${NBSP}${boost}`);
  return `${attacks}, усилить${NBSP}${listRu(boosted.map(({ at, boost }) => `${at}-ю${times(boost)}`))}`;
};

/** What was counted, for the bar. */
export const seriesCounted = (state: State): string =>
  `Победить за ${countRu(state.series.tokens, TOKENS_SPENT)}: здоровье${NBSP}${healthLeft(state) ?? 0}`;
export const seriesExact = ({ plans, dice }: PlanOf<'series'>): string => withMark(planWords(plans[0]!), dice);
/** How to spend the tokens, in one line. */
export const seriesAdvice = ({ plans }: PlanOf<'series'>): string => `Лучше всего: ${planWords(plans[0]!)}.`;

/** The answer to send. */
export const seriesSentence = ({ state, dice, plans }: PlanOf<'series'>, data: OddsData): string => {
  const best = plans[0]!;
  const who = nameOf(state.agent, data.agents) ?? 'Агент';
  const enemy = nameOf(state.enemy, data.enemies) ?? 'враг';
  const { health, damage } = state.enemy;
  const wounded = damage > 0 ? `, уже получил ${damageCount(damage)}` : '';
  const kill = killOf(best);
  return [
    `${who}, ${tokensCount(state.series.tokens)}, уровень ${SKILL_OF_NAMES[testedBy(state.action)]} ${LEVEL_NAMES[levelOf(state)]};`,
    `${enemy}: стойкость ${figureOf(state.enemy, 'toughness')}, здоровье ${health}${wounded}.`,
    `Лучше всего: ${planWords(best)}.`,
    `Победить — ${percentRu(kill)}${exactWords(kill, dice, state)}, в среднем ${meanDamage(best.answer.damage)}.`,
    facesSentence(dice),
  ].join(' ');
};
