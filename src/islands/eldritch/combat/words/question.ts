/** The question in a sentence, part by part. */
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { CombatData } from '../cards.ts';
import { hasCards, skillOf, skillsTested, type Foe, type Hero, type State } from '../model.ts';
import { carriedNames } from './items.ts';
import { SKILL_NAMES, cluesCount, roundsCount } from '../../shared/words.ts';
import { AIM_NAMES, ORDER_NAMES, SPEND_SHORT, bonusesOf, foeName, isMany } from './names.ts';

/** «здоровье 6, рассудок 6, воля 3, сила 4, 2 улики». */
export const numbersSay = (state: State, { health, sanity, clues, ...hero }: Hero): string =>
  [
    `здоровье${NBSP}${health}`,
    `рассудок${NBSP}${sanity}`,
    ...skillsTested(state).map(
      (skill) => `${lowerRu(SKILL_NAMES[skill])}${NBSP}${skillOf({ health, sanity, clues, ...hero }, skill)}`,
    ),
    clues === 0 ? 'без улик' : cluesCount(clues),
  ].join(', ');
/** «благословение, +2 к силе, перебросы от карт». */
export const bonusesSay = (hero: Hero): string => {
  const has = [...bonusesOf(hero), ...(hasCards(hero) ? ['перебросы и кубики от карт'] : [])];
  return has.join(', ') || 'без бонусов';
};
export const thingsSay = ({ things }: Hero, data: CombatData): string =>
  carriedNames(things, data).join(', ') || 'без вещей';
/** «Глубоководный, стойкость 2, засада». */
export const foeSays = (foe: Foe, data: CombatData): string =>
  [
    foeName(foe, data),
    `стойкость${NBSP}${foe.monster.toughness}`,
    ...(foe.wounds > 0 ? [`уже потерял ${foe.wounds}`] : []),
    ...(foe.isAmbush ? ['засада'] : []),
  ].join(', ');
/** «победить за 2 раунда». */
export const wantedSays = (state: State): string => {
  const { aim, rounds, order, spend } = state;
  return [
    `${lowerRu(AIM_NAMES[aim])} за ${rounds === 1 ? 'раунд' : roundsCount(rounds)}`,
    ...(isMany(state) && order !== 'best' ? [`порядок: ${lowerRu(ORDER_NAMES[order])}`] : []),
    ...(spend === 'best' ? [] : [SPEND_SHORT[spend]]),
  ].join(', ');
};
