/** What may be a target of an ability. */
import { z } from 'astro/zod';

export const targetSchema = z.strictObject({
  of: z
    .array(
      z.enum([
        'player',
        'monster',
        'item',
        'shop-item',
        'soul',
        'roll',
        'attack-roll',
        'loot',
        'activated',
        'triggered',
        'damage',
        'death',
      ]),
    )
    .min(1),
  charged: z.boolean().optional(),
  eternal: z.boolean().optional(),
  whose: z.enum(['yours', 'others']).optional(),
  plain: z.boolean().optional(),
  alive: z.boolean().optional(),
});
