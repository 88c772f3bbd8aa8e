/** `content/hellboy/data/modifiers.yaml`: what improves and degrades dice. */
import { z } from 'astro/zod';
import type { Modifier } from '../../engines/hellboy/situation/modifier.ts';
import { ACTIONS, COUNTS, FLAGS } from '../../engines/hellboy/situation/situation.ts';
import { idSchema } from '../site/game.ts';

export const modifierSchema = z.strictObject({
  id: idSchema,
  /** The tests in which the rule has a say. */
  actions: z.array(z.enum(ACTIONS)).min(1),
  /** For what: so often as it is counted, or once where it holds. */
  by: z.enum([...COUNTS, ...FLAGS]),
  /** An improvement or a degradation for each. */
  change: z.union([z.literal(1), z.literal(-1)]),
  /** How often it may be counted at most, where the rules say. */
  most: z.int().positive().optional(),
  /** The term that has the rule. */
  term: idSchema,
  /** For what, in words for the reader. */
  title: z.string(),
  /** What is counted and what is not, a whole sentence. */
  note: z.string().optional(),
  /** The sections of the rulebook. */
  source: z.string(),
}) satisfies z.ZodType<Modifier>;
