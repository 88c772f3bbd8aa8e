import { getCollection } from 'astro:content';
import type { CombatData } from '../../../islands/eldritch/combat/cards.ts';
import { combatCards } from '../../../islands/eldritch/combat/make-cards.ts';
import { inOrder } from '../lists.ts';

/** All that the calculator of combat needs. */
export const combatData = async (): Promise<CombatData> =>
  combatCards({
    sets: (await getCollection('eldritchSets')).map(({ data }) => data),
    flags: inOrder(await getCollection('eldritchFlags')),
    investigators: inOrder(await getCollection('eldritchInvestigators')),
    monsters: inOrder(await getCollection('eldritchMonsters')),
    epicMonsters: inOrder(await getCollection('eldritchEpicMonsters')),
    ancientOnes: inOrder(await getCollection('eldritchAncientOnes')),
    cards: [...inOrder(await getCollection('eldritchAssets')), ...inOrder(await getCollection('eldritchArtifacts'))],
  });
