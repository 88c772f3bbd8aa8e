/** What both calculators of tests call things. */
import type { Action, Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { diceOf } from '../../../../engines/eldritch/skill-check/dice.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, capitalRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { HowStep } from '../../../shared/results/HowSteps.tsx';
import type { InvestigatorCard } from '../../shared/investigator.ts';
import {
  COMMON,
  FORTUNE_FACES,
  FORTUNE_NAMES,
  SKILL_NAMES,
  TEST_LABELS,
  cluesCount,
  diceCount,
} from '../../shared/words.ts';
import type { Rule } from '../results/rules.ts';
import type { SetupField } from './fields.ts';
import { testOf, valueOf, type Change, type Setup, type Tested } from './setup.ts';

export const TESTED_NAMES: { readonly [T in Tested]: string } = { ...SKILL_NAMES, number: 'Просто кубики' };
/** How clues are spent, in a sentence. */
export const SPEND_SHORT: { readonly [S in Spend]: string } = {
  best: 'тратить, как выгоднее',
  needed: 'тратить, пока успехов не хватает',
  none: 'не тратить',
};
export const CHANGE_NAMES: { readonly [C in Change]: string } = {
  'die-1': '+1 кубик',
  'die-2': '+2 кубика',
  'clue-1': '+1 улика',
  'clue-2': '+2 улики',
  'card-reroll': 'Карта, которая перебросит 1 кубик',
  plain: 'Без благословения и проклятия',
  blessed: 'Благословение',
  cursed: 'Проклятие',
};
/** What such a thing may be. */
export const CHANGE_FROM: { readonly [C in Change]?: string } = {
  'die-1': 'улучшение или бонус больше на 1',
  'die-2': 'бонус больше на 2',
};

/** Labels of both pages. */
export const testLabels = {
  ...COMMON,
  ...TEST_LABELS,
  changeNothing: 'Ничего не меняют',
  how: 'Как посчитано',
  chance: 'Шанс',
  changes: 'Все перемены',
  chartTable: 'Успехи дробями',
  inputs: 'Проверка',
  result: 'Ответ',
  policy: 'Когда перебрасывать',
  chart: 'Сколько выпадет успехов',
  successes: 'Успехов',
  parts: { who: 'Сыщик', tested: 'Что проверяют', rerolls: 'Улики', cards: 'Модификатор, бонус и карты' },
  number: 'Сколько кубиков',
  bonus: 'Лучший бонус карты',
  bonusHint: 'из нескольких действует один, самый большой',
  modifier: 'Модификатор проверки',
  modifierHint: 'число после символа навыка',
  extraHint: 'от всех карт вместе: они складываются с бонусом',
  free: 'Кубики, которые перебросит карта',
  freeHint: 'каждый — один раз за проверку',
  all: 'Карта перебрасывает все неудачные кубики один раз',
  spend: 'Как тратить улики и жетоны',
} as const;

export const focusCount = (n: number): string =>
  countRu(n, ['жетон концентрации', 'жетона концентрации', 'жетонов концентрации']);
/** For `pluralRu` and `countRu`. */
export const SUCCESSES = ['успех', 'успеха', 'успехов'] as const;
export const successCount = (n: number): string => countRu(n, SUCCESSES);

export const investigatorName = ({ investigator }: Setup, cards: readonly InvestigatorCard[]): string | undefined =>
  cards.find(({ id }) => id === investigator)?.ru;
/** «Лили Чен, сила 4, модификатор −1: 3 кубика». */
const poolWords = (setup: Setup, cards: readonly InvestigatorCard[]): string => {
  const { tested, bonus, extra, modifier } = setup;
  const name = investigatorName(setup, cards);
  const parts = [
    ...(name === undefined || tested === 'number' ? [] : [name]),
    ...(tested === 'number' ? [] : [`${TESTED_NAMES[tested].toLowerCase()}${NBSP}${valueOf(setup)}`]),
    ...(bonus === 0 ? [] : [`бонус${NBSP}+${bonus}`]),
    ...(extra === 0 ? [] : [`ещё${NBSP}+${extra}`]),
    ...(modifier === 0 ? [] : [`модификатор${NBSP}${signedRu(modifier)}`]),
  ];
  const dice = diceCount(diceOf(testOf(setup).dice));
  return parts.length === 0 ? dice : capitalRu(`${parts.join(', ')}: ${dice}`);
};
/** The same for the bar, where there is little room: «сила, 3 кубика, 2 улики». */
export const poolShort = (setup: Setup): string =>
  [
    ...(setup.tested === 'number' ? [] : [TESTED_NAMES[setup.tested].toLowerCase()]),
    diceCount(diceOf(testOf(setup).dice)),
    ...(setup.clues > 0 && setup.spend !== 'none' ? [cluesCount(setup.clues)] : []),
    ...(setup.fortune === 'plain' ? [] : [lowerRu(FORTUNE_NAMES[setup.fortune])]),
  ].join(', ');
/** All that counts besides the dice: «2 улики, благословение». */
const circumstancesOf = ({ clues, focus, free, all, sixes, fortune, spend }: Setup): readonly string[] => [
  ...(clues > 0 ? [`${cluesCount(clues)}${spend === 'none' ? ' (не тратить)' : ''}`] : []),
  ...(focus > 0 ? [focusCount(focus)] : []),
  ...(free > 0 ? [`карты перебросят ${diceCount(free)}`] : []),
  ...(all ? ['карта перебросит все неудачные'] : []),
  ...(fortune === 'plain' ? [] : [FORTUNE_NAMES[fortune].toLowerCase()]),
  ...(sixes ? ['6 за 2 успеха'] : []),
];
/** The same where it may be nothing. */
export const circumstanceWords = (setup: Setup): string => {
  const has = circumstancesOf(setup);
  return has.length === 0 ? 'без перебросов и карт' : has.join(', ');
};

/** The chance once more, exactly. */
export const exactWords = (chance: Fraction): string => {
  if (chance.d === 1n) return chance.n === 0n ? 'невозможно' : 'наверняка';
  const shown = fractionRu(chance);
  return shown.startsWith('≈') ? shown : `точно ${shown}`;
};
/**
 * Who tests what, with all that counts, to begin a sentence.
 * @param also what counts besides the test
 */
export const withWords = (setup: Setup, cards: readonly InvestigatorCard[], also: readonly string[] = []): string => {
  const has = [...circumstancesOf(setup), ...also];
  return `${poolWords(setup, cards)}${has.length === 0 ? '' : ` (${has.join(', ')})`}`;
};

const THROWN_AGAIN: { readonly [A in Exclude<Action, 'stop' | 'focus' | 'clue'>]: string } = {
  free: 'Перебросьте картой 1 кубик без успеха.',
  all: 'Перебросьте картой все кубики без успеха.',
};
/** What may be spent for one die more, the cheapest first. */
const tokenWords = ({ focus, clues, spend }: Setup): string => {
  if (focus === 0) return 'за улику';
  const token = 'за жетон концентрации';
  return clues === 0 || spend === 'none' ? token : `${token}, а когда их не останется — за улику`;
};
/** What to do with the dice, a sentence. @param stop the sentence where nothing more pays */
export const actionWords = (action: Action, setup: Setup, stop: string): string => {
  if (action === 'stop') return stop;
  return action === 'free' || action === 'all'
    ? THROWN_AGAIN[action]
    : `Перебросьте 1 кубик без успеха ${tokenWords(setup)}.`;
};
/** The same for all falls with as many successes. */
export const ruleWords = (actions: readonly Action[], setup: Setup, stop: string): string =>
  actions.length === 1 ? actionWords(actions[0]!, setup, stop) : 'Это зависит от того, сколько среди них шестёрок.';
/** «2», «0–1». */
export const rangeWords = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

/** What to do after the throw, in one line; nothing where nothing may be thrown again. */
export const rulesLine = (rules: readonly Rule[], setup: Setup, stop: string): string | undefined => {
  const again = rules.find(({ actions }) => !actions.includes('stop'));
  if (rules.length === 0) return undefined;
  if (again === undefined) return 'Перебросы не тратьте: они не помогут.';
  const { from, to, actions } = again;
  const when = to === 0 ? 'Успехов нет' : `Успехов ${rangeWords(from, to)}`;
  return `${when}: ${lowerRu(ruleWords(actions, setup, stop))}`;
};

/** How the dice are counted, with the numbers of this test. */
export const diceSteps = (setup: Setup): readonly HowStep[] => {
  const { tested, skills, improved, number, bonus, extra, modifier, fortune, sixes } = setup;
  const first = tested === 'number' ? `${number}` : `навык${NBSP}${skills[tested]}`;
  const token = tested === 'number' || improved[tested] <= 0 ? [] : [`улучшение${NBSP}${improved[tested]}`];
  const plus = [
    first,
    ...token,
    ...(bonus === 0 ? [] : [`бонус${NBSP}${bonus}`]),
    ...(extra === 0 ? [] : [`дополнительные${NBSP}${extra}`]),
  ].join(' + ');
  const impaired = tested === 'number' ? 0 : Math.min(0, valueOf(setup) - skills[tested]);
  const worse = impaired < 0 ? ` − ухудшение${NBSP}${-impaired}` : '';
  const minus = modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  const dice = diceOf(testOf(setup).dice);
  const sum = valueOf(setup) + bonus + extra + modifier;
  const least = sum < 1 ? `, но меньше 1 не бывает, поэтому ${dice}` : '';
  return [
    {
      terms: [
        ['skill', 'Навык'],
        ['bonus', 'Бонус'],
        ['modifier', 'Модификатор'],
      ],
      says: `Кубиков: ${plus}${worse}${minus} = ${signedSum(sum)}${least}.`,
    },
    {
      terms: [['success', 'Успех']],
      says: `Успех — каждый кубик, на котором выпало ${FORTUNE_FACES[fortune].replace(' и ', ' или ')}${sixes ? `, а шестёрка даёт 2${NBSP}успеха` : ''}.`,
    },
  ];
};
const signedSum = (n: number): string => (n < 0 ? signedRu(n) : `${n}`);
/** What throws dice again, and how it is used. */
export const rerollStep = ({ clues, focus, free, all, spend }: Setup): HowStep => {
  const has = [
    ...(all ? ['карта один раз перебросит все неудачные кубики'] : []),
    ...(free > 0 ? [`карты перебросят ${diceCount(free)}`] : []),
    ...(focus > 0 ? [`${focusCount(focus)}: за каждый можно перебросить 1${NBSP}кубик`] : []),
    ...(clues > 0
      ? [
          `${cluesCount(clues)}: ${spend === 'none' ? 'вы решили их не тратить' : `за каждую можно перебросить 1${NBSP}кубик`}`,
        ]
      : []),
  ];
  const nothing = 'Перебросов нет: что выпало, то и считается.';
  const how =
    spend === 'needed'
      ? 'Перебрасывают неудачные кубики, пока успехов не хватает.'
      : 'Перебрасывают по одному кубику и смотрят, что выпало; для каждого броска выбрано лучшее решение.';
  return {
    terms: [
      ['reroll', 'Переброс'],
      ['clue', 'Улика'],
    ],
    says: has.length === 0 ? nothing : `${capitalRu(has.join('; '))}. ${how}`,
  };
};

/** What an address did not say well. */
export const SETUP_PROBLEMS: { readonly [f in SetupField]: string } = {
  i: 'не удалось прочитать имя сыщика',
  t: 'не удалось прочитать, какой навык проверяют',
  n: 'не удалось прочитать навыки и улучшения',
  d: 'не удалось прочитать бонус, кубики, модификатор или благословение',
  r: 'не удалось прочитать улики и перебросы',
  s: 'не удалось прочитать, как тратить улики',
};
