/** The figures of Arkham Horror: The Card Game. */
import { defineCollection } from 'astro:content';
import { presetSchema } from '../schemas/arkham/bag.ts';
import { effectSchema } from '../schemas/arkham/effect.ts';
import { investigatorSchema } from '../schemas/arkham/investigator.ts';
import { scenarioSchema } from '../schemas/arkham/scenario.ts';
import { listIn, place } from './list.ts';

const list = (name: string) => listIn('arkham', name);

export const arkhamCollections = {
  arkhamBags: defineCollection({ loader: list('bags'), schema: presetSchema.extend(place) }),
  arkhamScenarios: defineCollection({ loader: list('scenarios'), schema: scenarioSchema.extend(place) }),
  arkhamInvestigators: defineCollection({ loader: list('investigators'), schema: investigatorSchema.extend(place) }),
  arkhamEffects: defineCollection({ loader: list('effects'), schema: effectSchema.extend(place) }),
};
