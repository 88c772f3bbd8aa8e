/** How to play, in words: whom to meet, and what spending clues is worth. */
import type { TrialName } from '../../../../engines/eldritch/combat/fighter.ts';
import type { Spend } from '../../../../engines/eldritch/test/again.ts';
import { pointsRu, decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import type { ClueRule } from '../clue-rules.ts';
import type { CombatData } from '../model.ts';
import { chanceFor, type BesideResult } from '../variants.ts';
import type { Plan } from '../view-props.ts';
import { AIM_SAYS, SPEND_SHORT, diceCount, foeName, listRu } from './names.ts';

export interface Advice {
  readonly term: string;
  readonly name: string;
  readonly says: string;
}

const orderWords = ({ state, result }: Plan, data: CombatData): string => {
  const names = (foes: readonly number[]) => foes.map((at) => `«${foeName(state.foes[at]!, data)}»`);
  if (state.order === 'anew')
    return `Первым выберите монстра ${names([result.first ?? 0])[0]}. После каждого боя выбирайте заново: порядок зависит от того, что осталось.`;
  const [first, ...others] = names(result.order ?? []);
  const kept = state.order === 'given' ? 'Порядок задан вами' : 'Лучший порядок';
  return `${kept}: сначала ${first}, потом ${listRu(others)}.`;
};

const NBSP = '\u00a0';
/** What other ways to spend clues come to. */
const spendWords = ({ state, result }: Plan, besides: readonly BesideResult[]): string => {
  const { aim, spend } = state;
  const chance = chanceFor(aim, result);
  const others = besides.flatMap(({ of, killed, stands, clues }) => {
    if (of.kind !== 'spend') return [];
    const other = chanceFor(aim, { killed, stands });
    return [
      `${SPEND_SHORT[of.code]} — ${percentRu(other)} (${pointsRu(chance, other)}${NBSP}п.${NBSP}п.), ${cluesMean(of.code, clues)}`,
    ];
  });
  const now = `Посчитано так: ${SPEND_SHORT[spend]} — ${percentRu(chance)}, ${cluesMean(spend, result.meanClues)}.`;
  return others.length === 0 ? now : `${now} Для сравнения: ${others.join('; ')}.`;
};
/** «Проверка воли» and what to do in it. */
const TRIAL_NAMES: { readonly [T in TrialName]: readonly [term: string, name: string] } = {
  will: ['will-test', 'Проверка воли'],
  strength: ['strength-test', 'Проверка силы'],
};
const ruleWords = ({ dice, rows }: ClueRule, token: string): string => {
  const again = rows.filter(({ action }) => action !== 'stop').map(({ successes }) => successes);
  const isFromNone = again.every((successes, i) => successes === i);
  const begins = `Вы бросаете ${diceCount(dice)}.`;
  if (again.length === 0) return `${begins} Ничего не перебрасывайте.`;
  if (!isFromNone) return `${begins} Тратьте ${token}, только если успехов ${listRu(again.map(String))}.`;
  if (again.length === 1) return `${begins} Если успехов нет, тратьте ${token}, иначе оставьте кубики.`;
  return `${begins} Тратьте ${token} на неудачный кубик, пока успехов меньше ${again.length}.`;
};
/** What the tests below are about. */
const rulesBegin = ({ state, result }: Plan, data: CombatData): string => {
  const foe = state.foes.length > 1 ? ` с${NBSP}монстром «${foeName(state.foes[result.first ?? 0]!, data)}»` : '';
  return `Ниже — первый бой${foe}, пока ничего не потеряно и не потрачено.`;
};
const rulesOf = ({ state, result }: Plan): readonly Advice[] => {
  const { clues, focus } = state.hero;
  const tokens = [...(focus > 0 ? ['жетон сосредоточенности'] : []), ...(clues > 0 ? ['улику'] : [])].join(' или ');
  return result.rules.map((rule) => {
    const [term, name] = TRIAL_NAMES[rule.trial];
    return { term, name, says: ruleWords(rule, tokens) };
  });
};
const cluesMean = (spend: Spend, mean: Plan['result']['meanClues']): string =>
  spend === 'none' ? 'улики целы' : `уходит в${NBSP}среднем ${decimalRu(mean)}`;

/** The policy, a sentence for each thing that leaves a choice. */
export const adviceOf = (plan: Plan, besides: readonly BesideResult[], data: CombatData): readonly Advice[] => {
  const { hero, foes, aim, spend } = plan.state;
  const hasChoice = hero.clues + hero.focus > 0;
  return [
    ...(foes.length > 1 ? [{ term: 'encounter-phase', name: 'Порядок', says: orderWords(plan, data) }] : []),
    ...(hasChoice
      ? [
          {
            term: 'clue',
            name: 'Улики',
            says: [
              ...(spend === 'best' ? [AIM_SAYS[aim]] : []),
              ...(plan.result.rules.length > 0 ? [rulesBegin(plan, data)] : []),
            ].join(' '),
          },
          ...rulesOf(plan),
          { term: 'reroll', name: 'Если тратить иначе', says: spendWords(plan, besides) },
        ]
      : []),
    ...(!hasChoice && foes.length === 1
      ? [
          {
            term: 'reroll',
            name: 'Решать нечего',
            says: 'Улик и других перебросов за жетоны нет: бросайте и смотрите. Ниже видно, что дала бы одна улика.',
          },
        ]
      : []),
  ];
};
