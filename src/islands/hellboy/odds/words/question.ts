/** The question in a sentence, part by part. */
import { asksOf } from '../../../../engines/hellboy/situation/reasons.ts';
import type { Action, Count, Flag } from '../../../../engines/hellboy/situation/situation.ts';
import type { OddsProse } from '../../../../schemas/hellboy/odds-prose.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData } from '../data.ts';
import { enemyOf, isAttack, levelOf, missingOf, type SiegeAttack, type State } from '../model.ts';
import { coverOf } from '../check-odds.ts';
import { goalWords } from './answer.ts';
import { CARD_COUNTS, askOf, damageCount, diceWords, nameOf, onLevel, tokensCount } from './names.ts';
import { throwAsks } from './throws.ts';

const DOES: { readonly [a in Action]: string } = {
  fight: 'дерётся',
  shoot: 'стреляет',
  examine: 'изучает',
  'defend-melee': 'защищается от ближней атаки',
  'defend-ranged': 'защищается от дальней атаки',
  other: 'проходит другую проверку',
};
const UNKNOWN = '?';

export const whoSays = ({ agent }: State, { agents }: OddsData): string => nameOf(agent, agents) ?? 'Агент';
export const doesSays = ({ action }: State): string => DOES[action];
/** «на красном уровне», «кубики: 2 красных и 1 чёрный». */
export const levelSays = (state: State): string =>
  state.dice === undefined ? onLevel(levelOf(state)) : `кубики: ${diceWords(state.dice)}`;

/** Whether an enemy is as his card prints him, unharmed and without an object that takes the damage for him. */
const isAsPrinted = (state: State, { enemies }: OddsData): boolean => {
  const { enemy, action } = state;
  const card = enemies.find(({ id }) => id === enemy.id);
  const printed = card && enemyOf(card);
  return (
    printed !== undefined &&
    missingOf(state) === undefined &&
    (isAttack(action) ? ATTACKED : DEFENDED).every((figure) => enemy[figure] === printed[figure]) &&
    coverOf(state) === 0
  );
};
const ATTACKED = ['toughness', 'health', 'damage'] as const;
const DEFENDED = ['melee', 'ranged'] as const;
/** «Лягушкомонстр»; with other numbers than his card prints: «Лягушкомонстр: стойкость 3, здоровье 4, урон на нём 1». */
export const enemySays = (state: State, data: OddsData): string => {
  const { action, enemy } = state;
  const name = nameOf(enemy, data.enemies);
  if (name !== undefined && isAsPrinted(state, data)) return name;
  const figures = isAttack(action)
    ? [
        `стойкость${NBSP}${enemy.toughness ?? UNKNOWN}`,
        ...(enemy.health === 0 && state.mode === 'test'
          ? []
          : [`здоровье${NBSP}${enemy.health === 0 ? UNKNOWN : enemy.health}`]),
        ...(enemy.damage === 0 ? [] : [`урон на нём${NBSP}${enemy.damage}`]),
      ]
    : [`значение атаки${NBSP}${(action === 'defend-melee' ? enemy.melee : enemy.ranged) ?? UNKNOWN}`];
  const covered = coverOf(state) > 0 ? [`объект примет ${damageCount(state.cover)}`] : [];
  return `${name ?? 'любой'}: ${[...figures, ...covered].join(', ')}`;
};

/** What of the situation counts, by the titles of its rules: «другие враги в вашей области: 1». */
const situationWords = (state: State, { modifiers }: OddsData, ofCards: boolean): readonly string[] => {
  const asked = asksOf(state.action, modifiers);
  const titleOf = (by: Count | Flag) => lowerRu(askOf(state.action, by, modifiers)!.title);
  const isPlanned = (count: Count) => count === 'boost' && state.mode === 'series';
  return [
    ...asked.counts
      .filter((count) => CARD_COUNTS.includes(count) === ofCards && state.counts[count] > 0 && !isPlanned(count))
      .map((count) => `${titleOf(count)}:${NBSP}${state.counts[count]}`),
    ...(ofCards ? [] : asked.flags.filter((flag) => state.flags[flag]).map(titleOf)),
  ];
};
/** Things that are named; of more only the number is. */
const MOST_NAMED = 2;
export const aroundSays = (state: State, data: OddsData): string => {
  const all = situationWords(state, data, false);
  const rest = all.length - MOST_NAMED;
  return rest < 2 ? all.join(', ') || 'ничего' : `${all.slice(0, MOST_NAMED).join(', ')} и${NBSP}ещё${NBSP}${rest}`;
};
export const cardsSay = (state: State, data: OddsData): string =>
  [
    ...(state.dice === undefined ? situationWords(state, data, true) : []),
    ...(state.bonus === 0 ? [] : [`${signedRu(state.bonus)} к результату`]),
    ...(state.bprd === 'spent' ? ['символ БРПД идёт на карту'] : []),
  ].join(', ') || 'без карт';
/** «попасть», and for what the throw is played where that is not the mean. */
export const goalSays = (state: State): string =>
  `${goalWords(state)}${state.goal.kind === 'reach' ? ' (играем ради этого)' : ''}`;

export const tokensSay = ({ tokens }: { readonly tokens: number }): string =>
  tokens === 0 ? 'без фишек' : tokensCount(tokens);

/** «0 из 8, 1 травма с символом защиты». */
export const trackSays = ({ siege }: State): string =>
  [
    `${siege.damage}${NBSP}из${NBSP}${2 * siege.slots}`,
    ...(siege.injuries === 0
      ? []
      : [`${countRu(siege.injuries, ['травма', 'травмы', 'травм'])} с${NBSP}символом защиты`]),
  ].join(', ');
const attackSays = ({ attack, net, isRanged }: SiegeAttack): string =>
  `${isRanged ? 'дальняя' : 'ближняя'}${NBSP}${attack}${net === 0 ? '' : ` (${signedRu(net)})`}`;
/** «ближняя 5, дальняя 6 (+1)»; all alike: «2 ближние по 5». */
export const attacksSay = ({ siege, cover }: State): string => {
  const [first] = siege.attacks as readonly [SiegeAttack, ...SiegeAttack[]];
  const each = siege.attacks.map(attackSays);
  const isAlike = each.length > 1 && first.net === 0 && each.every((one) => one === each[0]);
  const attacks = isAlike
    ? [`${each.length} ${pluralRu(each.length, first.isRanged ? RANGED : MELEE)} по${NBSP}${first.attack}`]
    : each;
  const covered =
    cover > 0 && siege.attacks.some(({ isRanged }) => isRanged) ? [`объект примет ${damageCount(cover)}`] : [];
  return [...attacks, ...covered].join(', ');
};
const MELEE = ['ближняя', 'ближние', 'ближних'] as const;
const RANGED = ['дальняя', 'дальние', 'дальних'] as const;
export const throwSays = ({ throws }: State, prose: OddsProse): string => throwAsks(throws, prose);
