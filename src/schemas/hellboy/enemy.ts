/** `content/hellboy/data/enemies.yaml`: what is known of the enemies; the rest is read off the card in hand. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { known } from './certainty.ts';

/** The printed figures of an enemy. */
const ENEMY_FIGURES = ['health', 'toughness', 'melee', 'ranged', 'range', 'move'] as const;

export const enemySchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string().optional(),
  kind: z.enum(['minion', 'boss']),
  /** Figures in the box. */
  count: z.int().positive().optional(),
  /** No card of the game: the enemy of the rulebook's examples. */
  example: z.literal(true).optional(),
  figures: z
    .partialRecord(z.enum(ENEMY_FIGURES), z.strictObject({ value: z.int().nonnegative(), ...known }))
    .default({}),
});
export type EnemyData = z.output<typeof enemySchema>;
