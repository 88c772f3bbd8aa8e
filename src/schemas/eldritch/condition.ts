/** `content/eldritch/data/conditions.yaml`: the conditions of the core game. */
import { z } from 'astro/zod';
import { FORTUNES } from '../../engines/eldritch/skill-check/skill.ts';
import { certaintySchema, conflictOf } from './certainty.ts';
import { nameSchema } from './name.ts';

export const conditionSchema = nameSchema.omit({ ours: true, set: true }).extend({
  ru: z.string(),
  kinds: z.array(z.enum(['bane', 'boon', 'common', 'deal', 'injury', 'madness', 'restriction'])).min(1),
  /** Cards in the box. */
  copies: z.int().positive(),
  /** What it makes of the dice. */
  fortune: z.enum(FORTUNES).exclude(['plain']).optional(),
  /** The faces of one die by which it is lost. */
  lost: z.strictObject({ faces: z.array(z.int().min(1).max(6)), certainty: certaintySchema }).optional(),
  conflicts: z.array(conflictOf(['copies'], z.int())).default([]),
});
