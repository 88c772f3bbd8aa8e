import { getCollection } from 'astro:content';
import type { DeckData, Sheet } from '../../../islands/eldritch/deck/model.ts';
import type { AncientOneData } from '../../../schemas/eldritch/ancient-one.ts';
import { inOrder } from '../lists.ts';

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
export const deckData = async (): Promise<DeckData> => {
  const sets = new Map((await getCollection('eldritchSets')).map(({ data }) => [data.id, data.ru]));
  return { sheets: inOrder(await getCollection('eldritchAncientOnes')).map((one) => sheetOf(one, sets)) };
};
