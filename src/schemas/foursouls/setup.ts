/** A table as a worked case lays it: what is not said is empty, the turn is the first player's, in the action phase. */
import { z } from 'astro/zod';
import { LIMITS, type Setup } from '../../engines/foursouls/stack/setup.ts';
import { DECKS } from '../../engines/foursouls/stack/game-state.ts';
import { idSchema } from '../site/game.ts';

const ids = z.array(idSchema).optional();
const small = z.int().min(0).max(LIMITS.number).optional();
/** A card, or a card with what lies on it. */
const object = z.union([
  idSchema,
  z.strictObject({ card: idSchema, deactivated: z.boolean().optional(), counters: small, damage: small }),
]);
const player = z.strictObject({
  name: z.string().min(1).max(LIMITS.name),
  character: idSchema.optional(),
  health: small,
  attack: small,
  damage: small,
  cents: small,
  plays: small,
  hand: ids,
  souls: ids,
  curses: ids,
  items: z.array(object).optional(),
});

export const stackSetupSchema = z.strictObject({
  players: z.array(player).min(1).max(LIMITS.players),
  /** A slot is a card or a pile, covered cards first. */
  monsters: z
    .array(z.union([object, z.array(object).min(1)]))
    .max(LIMITS.slots)
    .optional(),
  /** In the slot of the final boss. */
  finalBoss: object.optional(),
  /** In slots of minions. */
  minions: z.array(object).max(LIMITS.slots).optional(),
  shop: ids,
  rooms: ids,
  bonus: ids,
  /** Outside the game, the next to come first. */
  characters: ids,
  /** The top card first. */
  decks: z.partialRecord(z.enum(DECKS), ids).optional(),
  /** The top card last. */
  discards: z.partialRecord(z.enum(DECKS), ids).optional(),
  /** Decks laid to their end; of the others only the top is laid. */
  whole: z.array(z.enum(DECKS)).optional(),
  active: small,
  phase: z.enum(['start', 'action']).optional(),
  attacks: small,
  soulsNeeded: small,
  /** Solitaire or a co-operative game: what its timer shows. */
  timer: small,
}) satisfies z.ZodType<Setup>;
