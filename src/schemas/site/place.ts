import { z } from 'astro/zod';

/** A sentence for the reader; `[слова](terms/doom)` leads to a page of the game. */
export const lineSchema = z.string().min(3);
/** A page of the game, with the heading where there is one: `rules/round#mythos`. */
export const placeSchema = z
  .string()
  .regex(/^(?:rules|terms)\/[a-z0-9-]+(?:#[a-z0-9-]+)?$/, 'Место пишется так: rules/round#mythos или terms/doom.');
