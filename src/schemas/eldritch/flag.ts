/** `content/eldritch/data/flags.yaml`: special effects of monsters in our own words. */
import { z } from 'astro/zod';
import { MONSTER_FLAGS } from '../../engines/eldritch/combat/model/monster.ts';
import { idSchema } from '../site/game.ts';

/** When an effect takes place, in the order of an encounter. */
const FLAG_TIMES = [
  'spawn',
  'always',
  'before-will',
  'after-will',
  'before-strength',
  'after-strength',
  'defeat',
  'reckoning',
] as const;

export const flagSchema = z.strictObject({
  id: idSchema,
  when: z.enum(FLAG_TIMES),
  /** What the calculator of combat counts for it, one word more than once where it counts so often; nothing where there is none. */
  counts: z.array(z.enum(MONSTER_FLAGS)).default([]),
  /** What of it is left out all the same, a whole sentence for the reader. */
  left: z.string().optional(),
  /** The effect, whole sentences for the reader. */
  ru: z.string(),
});
export type FlagData = z.output<typeof flagSchema>;
