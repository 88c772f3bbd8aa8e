/** The question in a sentence, part by part. */
import { asksOf } from '../../../../engines/hellboy/situation/reasons.ts';
import type { Action, Count, Flag } from '../../../../engines/hellboy/situation/situation.ts';
import type { OddsProse } from '../../../../schemas/hellboy/odds-prose.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { OddsData } from '../data.ts';
import { isAttack, levelOf, testedBy, type State } from '../model.ts';
import { coverOf } from '../test-odds.ts';
import { goalWords } from './answer.ts';
import { CARD_COUNTS, LEVEL_NAMES, SKILL_OF_NAMES, askOf, diceWords, nameOf, tokensCount } from './names.ts';
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
/** «уровень драки», before {@link levelSays}. */
export const skillSays = (state: State): string =>
  state.dice === undefined ? `уровень ${SKILL_OF_NAMES[testedBy(state.action)]}` : 'кубики';
/** «сверхчеловеческий», «2 красных и 1 чёрный». */
export const levelSays = (state: State): string =>
  state.dice === undefined ? LEVEL_NAMES[levelOf(state)] : diceWords(state.dice);

/** «Лягушкомонстр: стойкость 2, здоровье 4, урон на нём 1». */
export const enemySays = (state: State, { enemies }: OddsData): string => {
  const { action, enemy } = state;
  const figures = isAttack(action)
    ? [
        `стойкость${NBSP}${enemy.toughness ?? UNKNOWN}`,
        ...(enemy.health === 0 && state.mode === 'test'
          ? []
          : [`здоровье${NBSP}${enemy.health === 0 ? UNKNOWN : enemy.health}`]),
        ...(enemy.damage === 0 ? [] : [`урон на нём${NBSP}${enemy.damage}`]),
      ]
    : [`значение атаки${NBSP}${(action === 'defend-melee' ? enemy.melee : enemy.ranged) ?? UNKNOWN}`];
  const covered = coverOf(state) > 0 ? [`объект примет${NBSP}${state.cover}`] : [];
  return `${nameOf(enemy, enemies) ?? 'любой'}: ${[...figures, ...covered].join(', ')}`;
};

/** What of the situation counts, by the titles of its rules: «другие враги в вашей области: 1». */
const said = (state: State, { modifiers }: OddsData, ofCards: boolean): readonly string[] => {
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
export const aroundSays = (state: State, data: OddsData): string => said(state, data, false).join(', ') || 'ничего';
export const cardsSay = (state: State, data: OddsData): string =>
  [
    ...(state.dice === undefined ? said(state, data, true) : []),
    ...(state.bonus === 0 ? [] : [`${signedRu(state.bonus)} к результату`]),
    ...(state.bprd === 'spent' ? ['символ БРПД идёт на карту'] : []),
  ].join(', ') || 'без карт';
/** «попасть», and for what the throw is played where that is not the mean. */
export const goalSays = (state: State): string =>
  `${goalWords(state)}${state.goal.kind === 'reach' ? ' (играем ради этого)' : ''}`;

export const tokensSay = ({ tokens }: { readonly tokens: number }): string => tokensCount(tokens);

/** «на шкале 0 из 8 урона». */
export const trackSays = ({ siege }: State): string =>
  [
    `${siege.damage} из ${2 * siege.slots} урона`,
    ...(siege.injuries === 0 ? [] : [countRu(siege.injuries, ['травма защиты', 'травмы защиты', 'травм защиты'])]),
  ].join(', ');
/** «ближняя 5, дальняя 6 (+1)». */
export const attacksSay = ({ siege, cover }: State): string => {
  const attacks = siege.attacks.map(
    ({ attack, net, isRanged }) =>
      `${isRanged ? 'дальняя' : 'ближняя'}${NBSP}${attack}${net === 0 ? '' : ` (${signedRu(net)})`}`,
  );
  const covered = cover > 0 && siege.attacks.some(({ isRanged }) => isRanged) ? [`объект примет${NBSP}${cover}`] : [];
  return [...attacks, ...covered].join(', ');
};
export const throwSays = ({ throws }: State, prose: OddsProse): string => throwAsks(throws, prose);
