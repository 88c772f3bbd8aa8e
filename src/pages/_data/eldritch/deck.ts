import content from 'virtual:content';
import type { DeckData, Sheet } from '../../../islands/eldritch/deck/model.ts';
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';

const sheetOf = (
  { id, ru, alsoRu, en, set, stages, conflicts }: AncientOneData,
  sets: ReadonlyMap<string, string>,
): Sheet => ({
  id,
  ru,
  alsoRu,
  en,
  set: sets.get(set) ?? '',
  stages,
  alsoStages: conflicts[0]?.also,
});

/** All that the Mythos deck needs. */
export const deckData = (): DeckData => {
  const sets = new Map(content.figures.eldritch.sets.map(({ id, ru }) => [id, ru] as const));
  return { sheets: content.figures.eldritch['ancient-ones'].map((one) => sheetOf(one, sets)) };
};
