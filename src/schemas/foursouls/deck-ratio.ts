/** `content/foursouls/data/deck-ratios.yaml`: how many cards of each kind a deck has. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

/** Cards that the ratios of the rulebook are given for. */
const RATIO_SIZE = 100;
export const deckRatioSchema = z
  .strictObject({
    id: z.enum(['treasure', 'loot', 'monster']),
    ru: z.string(),
    /** Kinds of cards in the order of the rulebook; `term` is a page of the glossary. */
    kinds: z.array(z.strictObject({ id: idSchema, ru: z.string(), term: idSchema, count: z.int().positive() })),
  })
  .refine(
    ({ kinds }) => kinds.reduce((sum, k) => sum + k.count, 0) === RATIO_SIZE,
    `Виды карт не складываются в ${RATIO_SIZE}.`,
  );
export type DeckRatio = z.output<typeof deckRatioSchema>;
