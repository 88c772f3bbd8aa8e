/** How to play, in words: whom to meet, what to use, and what spending clues is worth. */
import type { StageName } from '../../../../engines/eldritch/combat/fight.ts';
import type { Action, Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { sumOfFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { pointsRu, decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { NBSP, listRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { CombatProse } from '../../../../schemas/eldritch/combat-prose.ts';
import type { CombatData } from '../cards.ts';
import type { TestAdvice } from '../../../../engines/eldritch/combat/explain/advice.ts';
import { chanceFor, type VariantResult } from '../variants.ts';
import type { Plan } from '../view-props.ts';
import { itemName } from './items.ts';
import { diceCount } from '../../shared/words.ts';
import { SPEND_SHORT, foeName, isMany, isParty, memberName } from './names.ts';

export type Advice = CombatProse['advice']['hopeless'];

const orderWords = ({ state, result }: Plan, data: CombatData): string => {
  const names = (foes: readonly number[]) => foes.map((at) => `«${foeName(state.foes[at]!, data)}»`);
  if (state.order === 'anew')
    return `Первым выберите монстра ${names([result.first ?? 0])[0]}. После каждого боя выбирайте заново: порядок зависит от того, что осталось.`;
  const [first, ...others] = names(result.order ?? []);
  const kept = state.order === 'given' ? 'Порядок задан вами' : 'Лучший порядок';
  return `${kept}: сначала ${first}, потом ${listRu(others)}.`;
};

const cluesMean = (spend: Spend, mean: Fraction): string =>
  spend === 'none' ? 'все улики остаются' : `улик уходит в${NBSP}среднем ${decimalRu(mean)}`;
/** What other ways to spend clues come to. */
const spendWords = ({ state, result }: Plan, variants: readonly VariantResult[]): string => {
  const { aim, spend } = state;
  const chance = chanceFor(aim, result);
  const others = variants.flatMap(({ of, killed, stands, clues }) => {
    if (of.kind !== 'spend') return [];
    const other = chanceFor(aim, { killed, stands });
    return [
      `${SPEND_SHORT[of.code]} — ${percentRu(other)} (${pointsRu(chance, other)}${NBSP}п.${NBSP}п.), ${cluesMean(of.code, clues)}`,
    ];
  });
  const mean = sumOfFractions(result.fighters.map(({ meanClues }) => meanClues));
  const now = `Посчитано так: ${SPEND_SHORT[spend]} — ${percentRu(chance)}, ${cluesMean(spend, mean)}.`;
  return others.length === 0 ? now : `${now} Для сравнения: ${others.join('; ')}.`;
};

/** «Проверка воли» and what to do in it; parts of a combat without dice of a test leave nothing to say. */
const STAGE_NAMES: { readonly [S in StageName]?: readonly [term: string, name: string] } = {
  will: ['will-test', 'Проверка воли'],
  parley: ['influence', 'Проверка общения'],
  strength: ['strength-test', 'Проверка силы'],
};
const TOKENS: { readonly [A in Action]?: string } = { focus: 'жетон концентрации', clue: 'улику' };
/** When tokens are spent: «Тратьте улику, пока успехов меньше 2». */
const tokenWords = ({ rows }: TestAdvice): string => {
  const again = rows.filter(({ action }) => TOKENS[action] !== undefined);
  const token = listRu([...new Set(again.map(({ action }) => TOKENS[action]!))]).replace(' и ', ' или ');
  const successes = again.map((row) => row.successes);
  if (successes.length === 0) return 'На перебросы ничего не тратьте.';
  if (!successes.every((n, i) => n === i))
    return `Тратьте ${token}, только если успехов ${listRu(successes.map(String)).replace(' и ', ' или ')}.`;
  if (successes.length === 1) return `Если успехов нет, тратьте ${token}, иначе оставьте кубики.`;
  return `Тратьте ${token} на неудачный кубик, пока успехов меньше ${successes.length}.`;
};
const ruleWords = (rule: TestAdvice, { state }: Plan, data: CombatData): string => {
  const { clues, focus, things } = state.party[0]!.hero;
  if (rule.isSkipped) return 'Её лучше не проходить.';
  const throws = `${diceCount(rule.dice)}.`;
  const begins =
    rule.item === undefined
      ? `Вы бросаете ${throws}`
      : `Используйте карту «${itemName(things, rule.item, data)}»: вы бросаете ${throws}`;
  return [
    begins,
    ...(rule.hasCards ? ['Сначала используйте перебросы карт.'] : []),
    ...(clues + focus > 0 ? [tokenWords(rule)] : []),
  ].join(' ');
};

/** What the tests below are about. */
const rulesBegin = ({ state, result }: Plan, data: CombatData): string => {
  const who = isParty(state) ? `: ${memberName(state, 0, data)}` : '';
  const foe = isMany(state) ? ` с${NBSP}монстром «${foeName(state.foes[result.first ?? 0]!, data)}»` : '';
  return `Ниже — первый бой${who}${foe}, пока ничего не потеряно и не потрачено.`;
};
const rulesOf = (plan: Plan, data: CombatData): readonly Advice[] =>
  plan.result.rules.flatMap((rule) => {
    const named = STAGE_NAMES[rule.stage];
    return named === undefined ? [] : [{ term: named[0], name: named[1], says: ruleWords(rule, plan, data) }];
  });

/** The policy, a sentence for each thing that leaves a choice. */
export const adviceOf = (plan: Plan, data: CombatData): readonly Advice[] => {
  const { party, aim } = plan.state;
  const { rules, killed } = plan.result;
  const { advice } = data.prose;
  const hasItems = party.some(({ hero }) => hero.things.some(({ carries }) => carries.items.length > 0));
  const hasTokens = party.some(({ hero }) => hero.clues + hero.focus > 0);
  const isTold = hasTokens || rules.some((rule) => rule.item !== undefined || rule.isSkipped || rule.hasCards);
  const order = isMany(plan.state) ? [{ term: 'encounter-phase', name: 'Порядок', says: orderWords(plan, data) }] : [];
  if (killed.n === 0n && aim === 'kill') return [advice.hopeless, ...order];
  return [
    ...order,
    ...(isTold && rules.length > 0
      ? [{ term: 'test', name: 'Броски', says: rulesBegin(plan, data) }, ...rulesOf(plan, data)]
      : []),
    // Cards that are used in the middle of a fight: there is no rule for them that a sentence holds.
    ...(hasItems ? [advice.things] : []),
  ];
};

/** What tokens are spent for, and what it comes to if they are spent otherwise. */
export const spendingOf = (plan: Plan, variants: readonly VariantResult[], data: CombatData): readonly Advice[] => {
  const { party, aim, spend } = plan.state;
  if (party.every(({ hero }) => hero.clues + hero.focus === 0)) return [];
  return [
    ...(spend === 'best' ? [{ term: 'clue', name: 'Улики', says: data.prose.aims[aim] }] : []),
    { term: 'reroll', name: 'Если тратить иначе', says: spendWords(plan, variants) },
  ];
};

/** The first thing to do, in one line; nothing where nothing is to be decided. */
export const adviceLine = (plan: Plan, data: CombatData): string | undefined => {
  const { state, result } = plan;
  const { party, spend, order } = state;
  const hasTokens = party.some(({ hero }) => hero.clues + hero.focus > 0);
  if (result.killed.n === 0n) return 'Победить при таких числах нельзя.';
  if (isMany(state) && order !== 'given')
    return `Сначала сражайтесь с${NBSP}монстром «${foeName(state.foes[result.first ?? 0]!, data)}».`;
  if (!hasTokens || spend !== 'best' || isParty(state)) return undefined;
  const told = result.rules.filter(({ stage, rows }) => STAGE_NAMES[stage] !== undefined && rows.length > 0);
  const rule = told.find((one) => one.rows.some(({ action }) => TOKENS[action] !== undefined));
  return rule && `${STAGE_NAMES[rule.stage]![1]}: ${lowerRu(tokenWords(rule))}`;
};
