/** Cards in words: how they are called, what they do in combat. */
import { TRIALS, type Item, type TrialName } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, capitalRu } from '../../../../lib/sentence-ru.ts';
import type { Carries } from '../../../../schemas/eldritch/in-combat.ts';
import type { CombatData } from '../cards.ts';
import { bearersOf, ownItemOf, type Carried } from '../items.ts';
import { diceCount } from '../../shared/words.ts';

const TO: { readonly [T in TrialName]: string } = { will: 'воле', strength: 'силе' };
const IN: { readonly [T in TrialName]: string } = { will: 'проверке воли', strength: 'проверке силы' };

const SANITY = ['рассудок', 'рассудка', 'рассудка'] as const;

/** «+5 к воле или силе». */
const bonusOf = (of: { readonly will: number; readonly strength: number }, and: string): string => {
  if (of.will === of.strength) return `+${of.will} к${NBSP}${TO.will} ${and} ${TO.strength}`;
  return TRIALS.filter((trial) => of[trial] > 0)
    .map((trial) => `+${of[trial]} к${NBSP}${TO[trial]}`)
    .join(` ${and} `);
};
const points = (health: number, sanity: number): string =>
  [...(health > 0 ? [`${health}${NBSP}здоровья`] : []), ...(sanity > 0 ? [`${sanity}${NBSP}рассудка`] : [])].join(
    ' и ',
  );
/** An item that is used up: «+5 к силе один раз, потом сбросьте». */
const itemSays = (item: Item): string => {
  if (item.kind === 'ward') return `сохраняет до ${points(item.health, item.sanity)} при одной потере, потом сброс`;
  return `${bonusOf(item, 'или')} ${item.perRound ? 'один раз за раунд' : 'один раз, потом сброс'}`;
};
const trialsSay = (of: Carries['all'], says: (where: string) => string): readonly string[] =>
  TRIALS.filter((trial) => of[trial]).map((trial) => says(IN[trial]));
/** What a card does in combat, a sentence of parts. */
export const carriesSays = (carries: Carries): string => {
  const { bonus, free, all, allCosts, sixes, onDefeat, items } = carries;
  const gains = [
    ...(onDefeat.sanity > 0 ? [countRu(onDefeat.sanity, SANITY)] : []),
    ...(onDefeat.clues > 0 ? [countRu(onDefeat.clues, ['улику', 'улики', 'улик'])] : []),
  ];
  const price = allCosts > 0 ? ` за ${countRu(allCosts, SANITY)}` : '';
  return capitalRu(
    [
      ...(bonus.will + bonus.strength > 0 ? [bonusOf(bonus, 'и')] : []),
      ...TRIALS.filter((trial) => free[trial] > 0).map((t) => `переброс: ${diceCount(free[t])} в${NBSP}${IN[t]}`),
      ...trialsSay(all, (where) => `переброс всех неудачных кубиков в${NBSP}${where}${price}`),
      ...trialsSay(sixes, (where) => `шестёрка — 2 успеха в${NBSP}${where}`),
      ...(gains.length > 0 ? [`за побеждённого монстра: ${gains.join(' и ')}`] : []),
      ...items.map(itemSays),
    ].join('; '),
  );
};

/** How a carried card is called; the reader's own by what it does. */
export const carriedName = (thing: Carried, { items }: CombatData): string =>
  items.find(({ id }) => id === thing.id)?.ru ?? itemSays(ownItemOf(thing));
export const carriedNames = (things: readonly Carried[], data: CombatData): readonly string[] =>
  things.map((thing) => carriedName(thing, data));
/** The name of an item of the engine by its place. */
export const itemName = (things: readonly Carried[], place: number, data: CombatData): string =>
  carriedName(bearersOf(things)[place]!, data);
