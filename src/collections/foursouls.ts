/** The figures, cards and worked cases of The Binding of Isaac: Four Souls. */
import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { characterSchema } from '../schemas/foursouls/character.ts';
import { deckRatioSchema } from '../schemas/foursouls/deck-ratio.ts';
import { monsterSchema } from '../schemas/foursouls/monster.ts';
import { stackScenarioSchema } from '../schemas/foursouls/scenario.ts';
import { stackTemplateSchema } from '../schemas/foursouls/template.ts';
import { folderIn, listIn, place } from './list.ts';

const list = (name: string) => listIn('foursouls', name);

export const foursoulsCollections = {
  foursoulsMonsters: defineCollection({ loader: list('monsters'), schema: monsterSchema.extend(place) }),
  foursoulsCharacters: defineCollection({ loader: list('characters'), schema: characterSchema.extend(place) }),
  // A refined object takes no extension: the rules of the ratio hold before its place is added.
  foursoulsDecks: defineCollection({
    loader: list('deck-ratios'),
    schema: z.looseObject(place).transform(({ place: at, ...deck }) => ({ ...deckRatioSchema.parse(deck), place: at })),
  }),
  foursoulsCases: defineCollection({ loader: folderIn('foursouls', 'scenarios'), schema: stackScenarioSchema }),
  foursoulsTemplates: defineCollection({
    loader: file('./content/foursouls/data/templates.yaml'),
    schema: stackTemplateSchema,
  }),
};
