/** `content/eldritch/data/mythos-cards.yaml`: the Mythos cards of a box by their colour and difficulty. */
import { z } from 'astro/zod';
import { COLOURS } from '../../engines/eldritch/mythos-deck/deck.ts';
import type { ByDifficulty, MythosCards } from '../../engines/eldritch/mythos-deck/difficulty.ts';
import { idSchema } from '../site/game.ts';
import { conflictOf } from './certainty.ts';

const count = z.int().nonnegative();
const pile = z.strictObject({ easy: count, normal: count, hard: count }) satisfies z.ZodType<ByDifficulty<number>>;
const piles = { green: pile, yellow: pile, blue: pile } satisfies { readonly [C in keyof MythosCards]: unknown };

export const mythosCardsSchema = z.strictObject({
  /** The box, an id of `sets.yaml`. */
  id: idSchema,
  ...piles,
  conflicts: z.array(conflictOf(COLOURS, pile)).default([]),
});
export type MythosCardsData = z.output<typeof mythosCardsSchema>;
