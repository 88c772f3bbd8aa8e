/** Attacks of enemies on one agent in words: what to spend, what comes of it. */
import type { SiegeAnswer, SpendCase } from '../../../../engines/hellboy/siege/siege.ts';
import { ONE, subtractFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData } from '../data.ts';
import type { State } from '../model.ts';
import type { PlanOf } from '../view-props.ts';
import { exactWords, facesSentence, withMark } from './faces.ts';
import { LEVEL_NAMES, damageCount, meanDamage, nameOf, tokensCount } from './names.ts';

/** «4 делений», after «из». */
const slotsOf = (slots: number): string => countRu(slots, ['деления', 'делений', 'делений']);

export const SIEGE = {
  room: (slots: number, damage: number) =>
    `На шкалу из ${slotsOf(slots)} помещается ${2 * slots} урона: сначала на каждое деление ложится ранение, потом каждое ранение становится травмой. Сейчас на шкале ${damageCount(damage)}. Урон сверх ${2 * slots} сокрушит агента.`,
  slots: 'Делений на шкале',
  damage: 'Уже получено урона',
  injuries: 'Травмы с символом защиты',
  injuriesHint: 'из тех, что уже лежат на шкале',
  tokens: 'Фишки, которые можно потратить',
  tokensHint: 'усиление защиты, по 1 улучшению за фишку',
  symbolsOf: 'Маркеры с символом защиты',
  symbolsIn: 'Всего маркеров урона',
  symbolsHint:
    'Какие символы напечатаны на травмах, правила не говорят: сосчитайте по своим маркерам. От этого зависит, ухудшит ли новая травма следующую защиту.',
  attack: (n: number) => `Атака ${n}`,
  value: 'Значение атаки',
  net: 'Улучшения минус ухудшения',
  netHint: 'без травм и усиления: их страница считает сама',
  ranged: 'Дальняя: объект примет урон первым',
  add: 'Ещё атака',
  remove: 'Убрать',
  advice: 'Сколько фишек тратить на защиту',
  after: 'После каждой атаки',
  afterAttack: 'Атака',
  taken: 'Урон',
  injured: 'Травмы',
  crushed: 'Сокрушён',
  afterHint: 'Урон с начала осады и травмы на шкале — средние.',
  chartName: 'Урон агенту',
  chartCrushed: (damage: number) => `Урон ${damage} означает, что агент сокрушён: дальше его не атакуют.`,
} as const;

/** What the tokens are for. */
export const SIEGE_AIMS: { readonly [a in State['siege']['aim']]: string } = {
  'least-damage': 'получить меньше урона',
  stand: 'устоять',
};

export const standsOf = ({ crushed }: SiegeAnswer): Fraction => subtractFractions(ONE, crushed);
/** «2 атаки (5, 6)». */
const attacksWords = ({ attacks }: State['siege'], between: readonly [string, string]): string =>
  `${countRu(attacks.length, ['атака', 'атаки', 'атак'])}${between[0]}${attacks.map(({ attack }) => attack).join(', ')}${between[1]}`;

/** What was counted, for the bar. */
export const siegeCounted = ({ siege }: State): string =>
  `Устоять: ${attacksWords(siege, [' (', ')'])}, на${NBSP}шкале ${siege.damage}${NBSP}из${NBSP}${2 * siege.slots}`;
export const siegeExact = ({ answer, dice }: PlanOf<'siege'>): string =>
  withMark(`в среднем ${meanDamage(answer.mean)}`, dice);

/** The answer to send. */
export const siegeSentence = ({ state, dice, answer }: PlanOf<'siege'>, data: OddsData): string => {
  const { siege, levels } = state;
  const stands = standsOf(answer);
  return [
    `${nameOf(state.agent, data.agents) ?? 'Агент'}: уровень защиты ${LEVEL_NAMES[levels.defend]},`,
    `шкала из ${slotsOf(siege.slots)}, урона ${siege.damage}, ${tokensCount(siege.tokens)}; ${attacksWords(siege, [': ', '.'])}`,
    `Устоять — ${percentRu(stands)}${exactWords(stands, dice, state)}, в среднем ${meanDamage(answer.mean)}.`,
    facesSentence(dice),
  ].join(' ');
};

const damageRange = ([from, to]: SpendCase['damage']): string => (from === to ? `${from}` : `${from}–${to}`);
/** «Если осталось 2 фишки и урона 3–5, тратьте 1.» */
export const caseWords = ({ tokens, damage, spend }: SpendCase): string => {
  const what =
    spend.length > 1
      ? `тратьте ${listRu(spend.map(String)).replace(' и ', ' или ')}, это зависит от травм и объекта`
      : tokensSpent(spend[0]!);
  return `${pluralRu(tokens, LEFT)} ${tokensCount(tokens)}, урона ${damageRange(damage)}: ${what}`;
};
/** «Осталась 1 фишка», «осталось 2 фишки». */
const LEFT = ['осталась', 'осталось', 'осталось'] as const;
const tokensSpent = (n: number): string => (n === 0 ? 'не тратьте' : `тратьте ${n}`);
/** One line where the same is right in every case. */
export const adviceWords = (cases: readonly SpendCase[]): string | undefined => {
  const spends = new Set(cases.flatMap(({ spend }) => spend));
  if (cases.length === 0) return 'до этой атаки агента сокрушат';
  return spends.size === 1 ? tokensSpent([...spends][0]!) : undefined;
};
