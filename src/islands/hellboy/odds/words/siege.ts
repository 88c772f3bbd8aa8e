/** Attacks of enemies on one agent in words: what to spend, what comes of it. */
import type { SiegeAnswer, SpendCase } from '../../../../engines/hellboy/siege/siege.ts';
import { ONE, subtractFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData, State } from '../model.ts';
import type { SiegePlan } from '../view-props.ts';
import { exactOf } from './answer.ts';
import { labels } from './labels.ts';
import { LEVEL_NAMES, nameOf, tokensCount } from './names.ts';

export const SIEGE = {
  about:
    'Враги атакуют одного агента по очереди. Скажите, сколько урона он уже получил и как они бьют: страница посоветует, сколько фишек тратить на каждую защиту.',
  room: (slots: number, damage: number) =>
    `На шкалу из ${countRu(slots, ['деления', 'делений', 'делений'])} помещается ${2 * slots} урона: сначала на каждое деление ложится ранение, потом каждое ранение становится травмой. Сейчас на ней ${damage}. Следующий урон сверх ${2 * slots} сокрушит агента.`,
  slots: 'Делений на шкале',
  damage: 'Уже получено урона',
  injuries: 'Травмы с символом защиты',
  injuriesHint: 'из тех, что уже лежат на шкале',
  tokens: 'Фишки, которые можно потратить',
  tokensHint: 'усиление защиты, по 1 улучшению за фишку',
  symbolsOf: 'Маркеры с символом защиты',
  symbolsIn: 'Всего маркеров урона',
  symbolsHint:
    'Какие символы напечатаны на травмах, источники не говорят: сосчитайте по своим маркерам. От этого зависит, ухудшит ли новая травма следующую защиту.',
  attack: (n: number) => `Атака ${n}`,
  value: 'Значение атаки',
  net: 'Улучшения минус ухудшения',
  netHint: 'без травм и усиления: их страница считает сама',
  ranged: 'Дальняя: объект примет урон первым',
  add: 'Ещё атака',
  remove: 'Убрать',
  aim: 'Чего хотите',
  least: 'меньше урона в среднем',
  stand: 'вернее устоять',
  advice: 'Сколько фишек тратить на защиту',
  after: 'После каждой атаки',
  afterAttack: 'Атака',
  taken: 'Урон',
  injured: 'Травмы',
  crushed: 'Сокрушён',
  afterHint: 'Урон с начала осады и травмы на шкале — средние.',
  chart: 'Сколько урона получит агент',
  chartName: 'Урон агенту',
  chartCrushed: (damage: number) => `Урон ${damage} означает, что агент сокрушён: дальше его не атакуют.`,
} as const;

export const standsOf = ({ crushed }: SiegeAnswer): Fraction => subtractFractions(ONE, crushed);
const attacksCount = (n: number): string => countRu(n, ['атака', 'атаки', 'атак']);

/** What was counted, for the bar. */
export const siegeCounted = ({ siege }: State): string =>
  `Устоять: ${attacksCount(siege.attacks.length)} (${siege.attacks.map(({ attack }) => attack).join(', ')}), урон уже ${siege.damage}, шкала держит ${2 * siege.slots}`;
export const siegeExact = ({ answer, dice }: SiegePlan): string =>
  `в среднем ${decimalRu(answer.mean)}${NBSP}урона${dice.isConfirmed ? '' : `; ${labels.assumedMark}`}`;

/** The answer to send. */
export const siegeSentence = ({ state, dice, answer }: SiegePlan, data: OddsData): string => {
  const { siege, levels } = state;
  const who = nameOf(state.agent, data.agents) ?? 'Агент';
  const stands = standsOf(answer);
  return `${who}: уровень защиты ${LEVEL_NAMES[levels.defend]}, шкала из ${siege.slots} делений, урона ${siege.damage}, ${tokensCount(siege.tokens)}; ${attacksCount(siege.attacks.length)}: ${siege.attacks.map(({ attack }) => attack).join(', ')}. Устоять — ${percentRu(stands)}${exactOf(stands, dice)}, в среднем ${decimalRu(answer.mean)}${NBSP}урона. ${dice.isConfirmed ? 'Грани кубиков проверены по коробке.' : 'Грани кубиков предположены.'}`;
};

const damageRange = ([from, to]: SpendCase['damage']): string => (from === to ? `${from}` : `${from}–${to}`);
/** «Если осталось 2 фишки и урона 3–5, тратьте 1.» */
export const caseWords = ({ tokens, damage, spend }: SpendCase): string => {
  const what =
    spend.length > 1
      ? `${listRu(spend.map(String)).replace(' и ', ' или ')}, смотря по травмам и объекту`
      : tokensSpent(spend[0]!);
  return `осталось ${tokensCount(tokens)}, урона ${damageRange(damage)}: ${what}`;
};
const tokensSpent = (n: number): string => (n === 0 ? 'не тратьте' : `тратьте ${n}`);
/** One line where the same is right in every case. */
export const adviceWords = (cases: readonly SpendCase[]): string | undefined => {
  const spends = new Set(cases.flatMap(({ spend }) => spend));
  if (cases.length === 0) return 'до этой атаки агента сокрушат';
  return spends.size === 1 ? tokensSpent([...spends][0]!) : undefined;
};

export const SIEGE_ASSUMED: readonly string[] = [
  'атаки идут в том порядке, в каком стоят; между ними агент не лечится и не перемещается',
  'каждое ранение, ставшее травмой, показывает символ защиты с одним и тем же шансом, независимо от других',
  'травма ухудшает кубики начиная со следующей проверки',
  'фишки тратят лучшим для цели способом, видя, чем кончились прошлые атаки',
  'сокрушённый агент покидает поле, и дальше его не атакуют',
];
