/** `content/eldritch/data/side-boards.yaml`: the boards that lie next to the main one. */
import { z } from 'astro/zod';
import { LOCATION_KINDS, PATHS } from '../../engines/eldritch/map/board.ts';
import { idSchema } from '../site/game.ts';
import { nameSchema } from './name.ts';

const space = nameSchema.omit({ set: true }).extend({
  /** Its place on our own scheme, below the main board. */
  at: z.tuple([z.number().min(-5).max(105), z.number().min(57).max(86)]),
  kind: z.enum(LOCATION_KINDS).optional(),
});

export const sideBoardSchema = nameSchema.omit({ ours: true }).extend({
  ru: z.string(),
  /** Why a space has no kind: the board gives it none, or we do not know it. */
  kinds: z.enum(['none', 'unknown']),
  spaces: z.array(space).min(1),
  /** Each once; an end may be on the main board. */
  paths: z.array(z.strictObject({ between: z.tuple([idSchema, idSchema]), by: z.enum(PATHS) })),
  /** The spaces that the portals of this board name. */
  portals: z.array(idSchema).default([]),
  /** What of the board we do not know, for the reader. */
  unknown: z.string(),
});
export type SideBoardData = z.output<typeof sideBoardSchema>;
