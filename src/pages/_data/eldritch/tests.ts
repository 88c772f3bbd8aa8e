import { getCollection } from 'astro:content';
import type { TestData } from '../../../islands/eldritch/tests/any-test/model.ts';
import { skillsOf } from '../../../schemas/eldritch/investigator.ts';
import { inOrder } from '../lists.ts';

/** All that the calculator of any test needs. */
export const testData = async (): Promise<TestData> => {
  const sets = new Map((await getCollection('eldritchSets')).map(({ data }) => [data.id, data.ru]));
  const investigators = inOrder(await getCollection('eldritchInvestigators'));
  return {
    investigators: investigators.map((data) => ({
      id: data.id,
      ru: data.ru,
      en: data.en,
      occupation: data.occupation.ru,
      set: sets.get(data.set) ?? '',
      skills: skillsOf(data),
      isDoubtful: data.certainty !== undefined,
      note: data.note,
    })),
  };
};
