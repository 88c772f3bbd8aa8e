import { getCollection } from 'astro:content';
import type { OddsData } from '../../../islands/arkham/skill-test/model.ts';
import { inOrder } from '../lists.ts';

/** The whole data of the skill-test calculator, in the order of its files. */
export const oddsData = async (): Promise<OddsData> => ({
  presets: inOrder(await getCollection('arkhamBags')),
  scenarios: inOrder(await getCollection('arkhamScenarios')),
  investigators: inOrder(await getCollection('arkhamInvestigators')),
  effects: inOrder(await getCollection('arkhamEffects')),
});

/** What the page carries itself, so that it works before the rest has come: the first campaign and the first investigators. */
export const firstOddsData = async (): Promise<OddsData> => {
  const all = await oddsData();
  const [first] = all.presets;
  return {
    presets: all.presets.slice(0, 1),
    scenarios: all.scenarios.filter((s) => s.campaign === first!.id),
    investigators: all.investigators.slice(0, 5),
    effects: all.effects.slice(0, 3),
  };
};
