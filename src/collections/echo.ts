/** The figures of Echo. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { locationSchema, needSchema } from '../schemas/echo/location.ts';
import { listIn, place } from './list.ts';

const list = (name: string) => listIn('echo', name);

export const echoCollections = {
  echoLocations: defineCollection({ loader: list('locations'), schema: locationSchema.extend(place) }),
  // A union takes no extension: the words are read first, their place is added.
  echoNeeds: defineCollection({
    loader: list('needs'),
    schema: z.looseObject(place).transform(({ place: at, ...need }) => ({ ...needSchema.parse(need), place: at })),
  }),
};
