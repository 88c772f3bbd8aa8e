/** `content/foursouls/data/templates.yaml`: the cards of the stack. */
import { z } from 'astro/zod';
import type { Template } from '../../engines/foursouls/stack/ability.ts';
import { CARD_KINDS } from '../../engines/foursouls/stack/words.ts';
import { idSchema } from '../site/game.ts';
import { abilitySchema } from './ability.ts';
import { effectSchema } from './effect.ts';

const points = z.int().positive().optional();

export const stackTemplateSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** `sample`: the figures are ours, since the rulebook prints none. */
  figures: z.literal('sample').optional(),
  kind: z.enum(CARD_KINDS),
  health: points,
  /** The least roll that hits; 0 for Ø. */
  evasion: z.int().min(0).max(6).optional(),
  attack: z.int().nonnegative().optional(),
  /** Its value as a soul. */
  soul: points,
  /** The card's other side; each side names the other. */
  back: idSchema.optional(),
  /** The starting item that comes with a character. */
  starting: idSchema.optional(),
  /** What the active player gets for it. */
  reward: z.array(effectSchema).optional(),
  abilities: z.array(abilitySchema),
}) satisfies z.ZodType<Template>;
