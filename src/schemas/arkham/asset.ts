/** `content/arkham/data/assets.yaml`: assets that add to skills as long as they are in play. */
import { z } from 'astro/zod';
import { SLOT_IDS } from '../../engines/arkham/slots.ts';
import { idSchema } from '../site/game.ts';

export const slotSchema = z.enum(SLOT_IDS);
export const assetSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  slot: slotSchema.optional(),
  /** Where another card of the name has other bonuses. */
  level: z.int().positive().optional(),
  /** What is added to willpower, intellect, combat, agility. */
  skills: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type Asset = z.output<typeof assetSchema>;
