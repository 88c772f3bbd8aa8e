/** `content/eldritch/data/map.yaml`: the board. */
import { z } from 'astro/zod';
import { LOCATION_KINDS, type BoardLocation } from '../../engines/eldritch/map/board.ts';
import { idSchema } from '../site/game.ts';
import { certaintySchema, conflictOf } from './certainty.ts';
import { nameSchema } from './name.ts';

/** Omens on gate tokens, by their colour. */
const OMENS = ['green', 'blue', 'red'] as const;

const kind = z.enum(LOCATION_KINDS);
/** Where paths of a kind lead; none where there are none. */
const paths = z.array(idSchema).min(1).default([]);

export const locationSchema = nameSchema.omit({ set: true }).extend({
  en: z.string().optional(),
  /** What it has in place of a name. */
  number: z.int().positive().optional(),
  /** Where in the world that is, roughly, as players say; the board names no such place. */
  near: z.strictObject({ ru: z.string(), en: z.string() }).optional(),
  /** Its place on our own scheme of the board: to the right and down, in hundredths of the width. */
  at: z.tuple([z.number().min(0).max(100), z.number().min(0).max(57)]),
  kind,
  /** The omen on its gate token, where it has one. */
  gate: z.enum(OMENS).optional(),
  train: paths,
  ship: paths,
  uncharted: paths,
  certainty: certaintySchema.optional(),
  conflicts: z.array(conflictOf(['kind'], kind)).default([]),
}) satisfies z.ZodType<BoardLocation>;
export type LocationData = z.output<typeof locationSchema>;
