/** `content/eldritch/data/ancient-ones.yaml`: sheets of the Ancient Ones. */
import { z } from 'astro/zod';
import type { Cards } from '../../engines/eldritch/mythos-deck/deck.ts';
import { certaintySchema, conflictOf } from './certainty.ts';
import { fought } from './combatant.ts';
import { nameSchema } from './name.ts';

const count = z.int().nonnegative();
const stage = z.strictObject({ green: count, yellow: count, blue: count }) satisfies z.ZodType<Cards>;
const stages = z.array(stage).length(3);

/** One side of the sheet. */
const cultist = z.strictObject({
  ...fought,
  /** A special encounter takes the place of combat. */
  special: z.literal(true).optional(),
});

export const ancientOneSchema = nameSchema.omit({ ours: true }).extend({
  ru: z.string(),
  /** Another Russian name for it. */
  alsoRu: z.string().optional(),
  /** Where the doom token begins. */
  doom: z.int().positive(),
  /** The Mythos deck, the stage on top first. */
  stages,
  /** Monsters that the sheet sets apart; some come from expansions whose figures we do not have. */
  setAside: z.array(z.strictObject({ en: z.string(), count: z.int().positive() })).default([]),
  cultist: z.strictObject({
    certainty: certaintySchema.optional(),
    /** What `x` is, counted on the board, for the reader. */
    x: z.string().optional(),
    front: cultist,
    /** After the Ancient One has awakened; missing where it is unknown. */
    awakened: cultist.optional(),
  }),
  conflicts: z.array(conflictOf(['stages'], stages)).default([]),
});
export type AncientOneData = z.output<typeof ancientOneSchema>;
