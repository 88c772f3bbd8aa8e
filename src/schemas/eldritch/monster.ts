/** `content/eldritch/data/monsters.yaml` and `epic-monsters.yaml`: what is fought. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { certaintySchema, conflictOf } from './certainty.ts';
import { fought } from './combatant.ts';
import { nameSchema } from './name.ts';

export const monsterSchema = nameSchema.extend({
  /** Tokens in the box; an epic monster has one. */
  copies: z.int().positive().optional(),
  ...fought,
  /** Missing only where all figures are on the sheet of the Ancient One. */
  toughness: fought.toughness.optional(),
  fromSheet: z.literal(true).optional(),
  /** Where it goes when it spawns, an id of `map.yaml`. */
  spawn: idSchema.optional(),
  /** It is unknown whether it has special effects. */
  textUnknown: z.literal(true).optional(),
  certainty: certaintySchema.optional(),
  conflicts: z.array(conflictOf(['copies', 'will-modifier', 'toughness-plus'], z.int())).default([]),
});
export type MonsterData = z.output<typeof monsterSchema>;

/** `content/eldritch/data/later-monsters.yaml`: monsters of later boxes whose figures we do not have. */
export const laterMonsterSchema = nameSchema.extend({
  /** Tokens in the box. */
  copies: z.int().positive(),
});
export type LaterMonsterData = z.output<typeof laterMonsterSchema>;
