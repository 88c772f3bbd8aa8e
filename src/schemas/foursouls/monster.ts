/** `content/foursouls/data/monsters.yaml`: the figures of the attack calculator. */
import { z } from 'astro/zod';
import { MONSTER_KINDS } from '../../engines/foursouls/cards.ts';
import { idSchema } from '../site/game.ts';
import { confidenceSchema } from './confidence.ts';

/** A number, or as much as a die shows. */
const amount = z.union([z.int().positive(), z.literal('roll')]);
const reward = z.strictObject({ cents: amount.optional(), loot: amount.optional(), treasure: amount.optional() });

export const monsterSchema = z.strictObject({
  id: idSchema,
  /** The name on the card: there is no Russian edition in our sources. */
  en: z.string(),
  /** Our name of it, which leads in every list and sentence; the card itself is English. */
  ru: z.string().regex(/[А-ЯЁа-яё]/),
  /** Words that it is looked for by in Russian, by sound and by sense; they are not shown. */
  spoken: z.string().regex(/^[а-яё0-9 ]+$/),
  kind: z.enum(MONSTER_KINDS),
  health: z.int().positive(),
  /** The result that hits; `null`: Ø on the card. */
  evasion: z.int().min(1).max(6).nullable(),
  attack: z.int().nonnegative(),
  souls: z.int().nonnegative(),
  reward,
  confidence: confidenceSchema,
  /** What another printing says. */
  conflicts: z
    .array(
      z.strictObject({
        field: z.enum(['health', 'evasion', 'attack', 'reward']),
        also: z.array(z.union([z.int(), reward])).min(1),
      }),
    )
    .default([]),
});
export type MonsterFigures = z.output<typeof monsterSchema>;
