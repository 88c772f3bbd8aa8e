/** The figures of Eldritch Horror. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { ancientOneSchema } from '../schemas/eldritch/ancient-one.ts';
import { artifactSchema, assetSchema } from '../schemas/eldritch/card.ts';
import { conditionSchema } from '../schemas/eldritch/condition.ts';
import { flagSchema } from '../schemas/eldritch/flag.ts';
import { investigatorSchema } from '../schemas/eldritch/investigator.ts';
import { locationSchema } from '../schemas/eldritch/location.ts';
import { monsterSchema } from '../schemas/eldritch/monster.ts';
import { setSchema } from '../schemas/eldritch/name.ts';
import { referenceCardSchema } from '../schemas/eldritch/reference-card.ts';
import { listIn, place } from './list.ts';

const list = (name: string) => listIn('eldritch', name);

export const eldritchCollections = {
  eldritchSets: defineCollection({ loader: list('sets'), schema: setSchema.extend(place) }),
  eldritchMonsters: defineCollection({ loader: list('monsters'), schema: monsterSchema.extend(place) }),
  eldritchEpicMonsters: defineCollection({ loader: list('epic-monsters'), schema: monsterSchema.extend(place) }),
  // A refined object takes no extension: the rules of the flag hold before its place is added.
  eldritchFlags: defineCollection({
    loader: list('flags'),
    schema: z.looseObject(place).transform(({ place: at, ...flag }) => ({ ...flagSchema.parse(flag), place: at })),
  }),
  eldritchInvestigators: defineCollection({ loader: list('investigators'), schema: investigatorSchema.extend(place) }),
  eldritchAncientOnes: defineCollection({ loader: list('ancient-ones'), schema: ancientOneSchema.extend(place) }),
  eldritchAssets: defineCollection({ loader: list('assets'), schema: assetSchema.extend(place) }),
  eldritchArtifacts: defineCollection({ loader: list('artifacts'), schema: artifactSchema.extend(place) }),
  eldritchConditions: defineCollection({ loader: list('conditions'), schema: conditionSchema.extend(place) }),
  eldritchReferenceCards: defineCollection({
    loader: list('reference-cards'),
    schema: referenceCardSchema.extend(place),
  }),
  eldritchMap: defineCollection({ loader: list('map'), schema: locationSchema.extend(place) }),
};
