/** `content/arkham/data/bags.yaml`: the bags of a campaign or a scenario, one a level. */
import { z } from 'astro/zod';
import { LEVELS } from '../../engines/arkham/level.ts';
import type { Bag } from '../../engines/arkham/token.ts';
import { idSchema } from '../site/game.ts';
import { tokenId } from './token.ts';

const tokens = z.partialRecord(tokenId, z.int().nonnegative()) satisfies z.ZodType<Bag>;

/** A bag as it is at the start; `total` is the number of tokens that the sources give, and is checked. */
const bag = z
  .strictObject({ total: z.int().positive(), tokens })
  .refine(
    ({ total, tokens: t }) => Object.values(t).reduce((a, b) => a + b, 0) === total,
    'Жетоны не складываются в total.',
  );
export const presetSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  /** The box that it comes in. */
  set: idSchema,
  kind: z.enum(['campaign', 'standalone', 'standalone-mode']),
  bags: z.partialRecord(z.enum(LEVELS), bag),
  campaign: z.string().optional(),
  notes: z.array(z.string()).default([]),
});
/** What the calculators get of it. */
export type Preset = Omit<z.output<typeof presetSchema>, 'set'>;
