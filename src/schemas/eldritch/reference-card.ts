/** `content/eldritch/data/reference-cards.yaml`: what the number of players says. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { certaintySchema } from './certainty.ts';

export const referenceCardSchema = z.strictObject({
  id: idSchema,
  players: z.int().min(1).max(8),
  /** A card that makes the game easier or harder. */
  variant: z.enum(['easier', 'harder']).optional(),
  gates: z.int().positive(),
  clues: z.int().positive(),
  /** Monsters of a surge, for each gate. */
  surge: z.int().positive(),
  certainty: certaintySchema.optional(),
});
