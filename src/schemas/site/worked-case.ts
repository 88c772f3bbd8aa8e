import { z } from 'astro/zod';
import { idSchema } from './game.ts';

/**
 * `content/<game>/scenarios/<id>.yaml`: the fields of a worked case in any game. The rest is defined and checked by the
 * schema of its own game.
 */
export const workedCaseSchema = z.object({
  title: z.string().max(60),
  question: z.string(),
  answer: z.string(),
  /** Ids of the terms that the answer rests on: their pages lead to the case. */
  rules: z.array(idSchema).min(1),
});
export type WorkedCase = z.output<typeof workedCaseSchema>;
