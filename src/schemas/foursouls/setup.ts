/** A table as a worked case lays it. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

const n = z.int();
const ids = z.array(idSchema).optional();
const small = n.min(0).max(99).optional();
const player = z.strictObject({
  name: z.string().min(1).max(24),
  character: idSchema.optional(),
  health: small,
  attack: small,
  damage: small,
  cents: small,
  plays: small,
  hand: ids,
  souls: ids,
  curses: ids,
  items: z
    .array(
      z.union([idSchema, z.strictObject({ card: idSchema, deactivated: z.boolean().optional(), counters: small })]),
    )
    .optional(),
});
/** The table of a worked case: what is not said is empty, the turn is the first player's, in the action phase. */
export const stackSetupSchema = z.strictObject({
  players: z.array(player).min(1).max(6),
  monsters: z
    .array(z.union([idSchema, z.array(idSchema).min(1)]))
    .max(6)
    .optional(),
  shop: ids,
  rooms: ids,
  bonus: ids,
  decks: z.strictObject({ loot: ids, treasure: ids, monster: ids, room: ids }).optional(),
  /** Decks laid to their end; of the others only the top is laid. */
  whole: z.array(z.enum(['loot', 'treasure', 'monster', 'room'])).optional(),
  active: small,
  phase: z.enum(['start', 'action']).optional(),
  attacks: small,
  soulsNeeded: small,
});
