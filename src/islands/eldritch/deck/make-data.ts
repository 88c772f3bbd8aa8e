/** The sheets of the Mythos deck, made of the figures of the game on the server alone. */
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import type { MythosCardsData } from '../../../schemas/eldritch/mythos-cards.ts';
import { setNames, type SetData } from '../../../schemas/eldritch/name.ts';
import type { CardBox, DeckData } from './model.ts';

interface Figures {
  readonly sets: readonly SetData[];
  readonly 'ancient-ones': readonly AncientOneData[];
  readonly 'mythos-cards': readonly MythosCardsData[];
  readonly calculators: Readonly<Record<string, CalculatorProse>>;
}
const boxOf = ({ id, conflicts, ...cards }: MythosCardsData, sets: readonly SetData[]): CardBox => ({
  id,
  name: setNames(sets).get(id) ?? '',
  cards,
  also: Object.fromEntries(conflicts.map(({ field, also }) => [field, also])),
});
export const deckData = ({ sets, calculators, ...figures }: Figures): DeckData => ({
  sheets: figures['ancient-ones'].map(({ id, ru, alsoRu, en, set, stages, conflicts }) => ({
    id,
    ru,
    alsoRu,
    en,
    set: setNames(sets).get(set) ?? '',
    box: set,
    stages,
    alsoStages: conflicts[0]?.also,
  })),
  boxes: figures['mythos-cards'].map((one) => boxOf(one, sets)),
  prose: calculators.deck!,
});
