/** The sheets of the Mythos deck, made of the figures of the game on the server alone. */
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import { setNames, type SetData } from '../../../schemas/eldritch/name.ts';
import type { DeckData } from './model.ts';

interface Figures {
  readonly sets: readonly SetData[];
  readonly 'ancient-ones': readonly AncientOneData[];
  readonly calculators: Readonly<Record<string, CalculatorProse>>;
}
export const deckData = ({ sets, 'ancient-ones': ancientOnes, calculators }: Figures): DeckData => ({
  sheets: ancientOnes.map(({ id, ru, alsoRu, en, set, stages, conflicts }) => ({
    id,
    ru,
    alsoRu,
    en,
    set: setNames(sets).get(set) ?? '',
    box: set,
    stages,
    alsoStages: conflicts[0]?.also,
  })),
  prose: calculators.deck!,
});
