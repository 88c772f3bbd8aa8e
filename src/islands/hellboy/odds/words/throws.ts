/** Rolls without a test in words. */
import type { ThrowKind, ThrowRules } from '../../../../engines/hellboy/throws/rules.ts';
import type { OddsProse } from '../../../../schemas/hellboy/odds-prose.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, capitalRu } from '../../../../lib/sentence-ru.ts';
import type { Throws } from '../model.ts';
import type { FactName } from '../throw-odds.ts';
import type { Page, PlanOf } from '../view-props.ts';
import { exactWords, facesSentence, isKnown, throwRestsOnFaces } from './faces.ts';
import { labels } from './labels.ts';
import { diceWords } from './names.ts';

export const FACTS: { readonly [n in FactName]: string } = {
  returnsNow: 'Вернуться за один раунд',
  healed: 'Излечите урона в среднем',
  left: 'Урона останется в среднем',
  allHealed: 'Излечить весь урон',
  goesOut: 'Погаснет жетонов в среднем',
  spreads: 'Распространится жетонов в среднем',
  burns: 'Урон каждому в одной области',
  eachDamage: 'Урон каждому в среднем',
  totalDamage: 'Урон всем вместе в среднем',
  targetDamage: 'Урон отброшенному от объекта',
  wins: 'Победит одна сторона',
  tied: 'Наибольшая сумма не у одной стороны',
  information: 'Делений информации в среднем',
  doom: 'Делений неотвратимости судьбы в среднем',
  cards: 'Карт увидите в среднем',
  stunned: 'Агент оглушён хотя бы раз',
};
export const THROW_LABELS = {
  kind: 'Какой бросок',
  backup: 'Лечится резервный агент',
  returns: (round: number) => `Вернётся в${NBSP}раунде${NBSP}${round}`,
  staysAway: 'Останется вне поля',
  youWin: 'Победит ваша сторона',
  othersWin: 'Победит другая сторона',
  tied: 'Поровну, бросают снова',
  damageHint: 'ранение — 1, травма — 2',
} as const;

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

/** The dice of a rule: «3 оранжевых», of hellfire those of one token. */
const diceOfRule = (rule: ReturnType<typeof ruleOf>): string => {
  if ('dice' in rule) return diceWords(Array.from({ length: rule.dice }, () => rule.colour));
  return 'colour' in rule ? diceWords([rule.colour]) : 'кубик эффекта';
};
const counts = ({ kind, times, amount }: Throws, { throws }: OddsProse): string => {
  const { forms } = throws[kind];
  return forms === undefined ? `урона ${amount}` : countRu(times, forms);
};
/** Which roll is asked about: «Отчаянное восстановление, 1 раунд». */
export const throwAsks = (throws: Throws, prose: OddsProse): string => {
  const backup = throws.kind === 'recover' && throws.isBackup ? ', лечится резервный агент' : '';
  return `${prose.throws[throws.kind].name}, ${counts(throws, prose)}${backup}`;
};
/** What was counted, for the bar: what the chance is of comes first. */
export const throwCounted = (throws: Throws, prose: OddsProse): string =>
  `${capitalRu(prose.throws[throws.kind].wants)}: ${counts(throws, prose)}`;
export const throwExact = ({ state, dice, answer }: PlanOf<'throws'>): string =>
  isKnown(dice, state) ? fractionRu(answer.chance) : labels.assumedMark;
/** The answer to send. */
export const throwSentence = ({ state, dice, answer }: PlanOf<'throws'>, { data, prose }: Page): string => {
  const { throws } = state;
  const { name, wants } = prose.throws[throws.kind];
  const rolled = `${diceOfRule(ruleOf(throws, data.throws))}${throws.kind === 'hellfire' ? ' за каждый жетон' : ''}`;
  const chance = `${percentRu(answer.chance)}${exactWords(answer.chance, dice, state)}`;
  return `${name} (${rolled}; ${counts(throws, prose)}): ${wants} — ${chance}.${throwRestsOnFaces(throws) ? ` ${facesSentence(dice)}` : ''}`;
};

/** The rule in our words, with the dice of the data. */
export const throwRule = (throws: Throws, rules: ThrowRules, prose: OddsProse): string => {
  const { out, spreads } = rules.hellfire;
  const said = { dice: diceOfRule(ruleOf(throws, rules)), out, spreads };
  return prose.throws[throws.kind].rule.replace(
    /\{(dice|out|spreads)\}/g,
    (_, name: keyof typeof said) => `${said[name]}`,
  );
};
/** What holds for each roll. */
export const throwAssumed = (throws: Throws, { assumed, faces, throws: rolls }: OddsProse): readonly string[] => [
  ...assumed.throws,
  ...rolls[throws.kind].assumed,
  throwRestsOnFaces(throws) ? faces.throws : faces.effect,
];
