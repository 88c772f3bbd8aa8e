/** `content/foursouls/data/characters.yaml`: the figures of the attack calculator. */
import { z } from 'astro/zod';
import { CHARACTER_SETS } from '../../engines/foursouls/cards.ts';
import { idSchema } from '../site/game.ts';
import { confidenceSchema } from './confidence.ts';

export const characterSchema = z.strictObject({
  id: idSchema,
  en: z.string(),
  /** Our name of it, which leads in every list and sentence; the card itself is English. */
  ru: z.string().regex(/[А-ЯЁа-яё]/),
  /** Words that it is looked for by in Russian, by sound and by sense; they are not shown. */
  spoken: z.string().regex(/^[а-яё0-9 ]+$/),
  set: z.enum(CHARACTER_SETS),
  health: z.int().positive(),
  attack: z.int().positive(),
  confidence: confidenceSchema,
});
export type CharacterFigures = z.output<typeof characterSchema>;
