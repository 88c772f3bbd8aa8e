/** `content/arkham/data/investigators.yaml`: skills and the elder sign. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { boundedSchema, flagSchema } from './line.ts';

export const investigatorSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  /** The box that the card comes in. */
  set: idSchema,
  class: z.string(),
  variant: z.string().optional(),
  /** Willpower, intellect, combat, agility. */
  skills: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The elder sign: a number or X, an automatic success, words on what else it does. */
  sign: boundedSchema.extend({
    auto: z.boolean().optional(),
    again: flagSchema.optional(),
    succeed: flagSchema.optional(),
    fail: flagSchema.optional(),
    note: z.string().optional(),
    other: z.boolean().optional(),
  }),
  note: z.string().optional(),
});
/** What the calculators get of it. */
export type Investigator = Omit<z.output<typeof investigatorSchema>, 'set'>;
