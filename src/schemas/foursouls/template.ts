/** `content/foursouls/data/templates.yaml`: the cards of the stack. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { abilitySchema } from './ability.ts';
import { effectSchema } from './effect.ts';

const n = z.int();
/** A card as data; `figures: sample` says that its figures are ours, since the rulebook prints none. */
export const stackTemplateSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  figures: z.literal('sample').optional(),
  kind: z.enum([
    'loot',
    'active',
    'paid',
    'passive',
    'starting',
    'character',
    'monster',
    'event',
    'curse',
    'ambush',
    'trinket',
    'room',
    'bonus',
  ]),
  health: n.positive().optional(),
  evasion: n.min(0).max(6).optional(),
  attack: n.nonnegative().optional(),
  soul: n.positive().optional(),
  back: idSchema.optional(),
  reward: z.array(effectSchema).optional(),
  abilities: z.array(abilitySchema),
});
export type StackTemplate = z.output<typeof stackTemplateSchema>;
