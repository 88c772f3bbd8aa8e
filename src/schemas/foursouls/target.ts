/** What may be a target of an ability. */
import { z } from 'astro/zod';
import type { TargetSpec } from '../../engines/foursouls/stack/ability.ts';
import { OWNERS, TARGET_KINDS } from '../../engines/foursouls/stack/words.ts';

export const targetSchema = z.strictObject({
  /** Any of these. */
  of: z.array(z.enum(TARGET_KINDS)).min(1),
  /** Only charged (true) or deactivated (false) items. */
  charged: z.boolean().optional(),
  /** False: eternal items are no targets. */
  eternal: z.boolean().optional(),
  whose: z.enum(OWNERS).optional(),
  /** Only loot that is neither trinket nor ambush. */
  plain: z.boolean().optional(),
  /** Only living players. */
  alive: z.boolean().optional(),
}) satisfies z.ZodType<TargetSpec>;
