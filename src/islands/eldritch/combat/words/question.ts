/** The question in a sentence, part by part. */
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { CombatData } from '../cards.ts';
import { hasCards, monsterFor, skillOf, skillsTested, type Foe, type Hero, type Member, type State } from '../model.ts';
import { carriedNames } from './items.ts';
import { SKILL_NAMES, cluesCount, roundsCount } from '../../shared/words.ts';
import { AIM_NAMES, ORDER_NAMES, SPEND_SHORT, bonusesOf, foeName, isMany } from './names.ts';

/** «здоровье 6, рассудок 6, 2 улики»; a skill only where it differs from the sheet. */
export const numbersSay = (state: State, { investigator, hero }: Member, data: CombatData): string => {
  const printed = data.investigators.find(({ id }) => id === investigator.id)?.skills;
  return [
    `здоровье${NBSP}${hero.health}`,
    `рассудок${NBSP}${hero.sanity}`,
    ...skillsTested(state)
      .filter((skill) => skillOf(hero, skill) !== printed?.[skill])
      .map((skill) => `${lowerRu(SKILL_NAMES[skill])}${NBSP}${skillOf(hero, skill)}`),
    hero.clues === 0 ? 'без улик' : cluesCount(hero.clues),
  ].join(', ');
};
/** «благословение, +2 к силе, Топор, перебросы от карт». */
export const thingsSay = (hero: Hero, data: CombatData): string =>
  [
    ...bonusesOf(hero),
    ...carriedNames(hero.things, data),
    ...(hasCards(hero) ? ['перебросы и кубики от карт'] : []),
  ].join(', ') || 'без бонусов и вещей';
/** «Глубоководный, засада»; its toughness only where the name does not tell it. */
export const foeSays = (foe: Foe, { players }: State, data: CombatData): string =>
  [
    foeName(foe, data),
    ...(foe.isNotSet ? ['чисел нет'] : []),
    ...(foe.isNotSet || isPrinted(foe, players, data) ? [] : [`стойкость${NBSP}${foe.monster.toughness}`]),
    ...(foe.wounds > 0 ? [`уже потерял ${countRu(foe.wounds, ['здоровье', 'здоровья', 'здоровья'])}`] : []),
    ...(foe.isAmbush ? ['засада'] : []),
  ].join(', ');
const isPrinted = ({ id, monster }: Foe, players: number, { monsters }: CombatData): boolean => {
  const card = monsters.find((one) => one.id === id);
  return card?.isPerPlayer === false && monsterFor(card, players).toughness === monster.toughness;
};
/** «победить за 2 раунда». */
export const wantedSays = (state: State): string => {
  const { aim, rounds, order, spend } = state;
  return [
    `${lowerRu(AIM_NAMES[aim])} за ${rounds === 1 ? 'раунд' : roundsCount(rounds)}`,
    ...(isMany(state) && order !== 'best' ? [`порядок: ${lowerRu(ORDER_NAMES[order])}`] : []),
    ...(spend === 'best' ? [] : [SPEND_SHORT[spend]]),
  ].join(', ');
};
