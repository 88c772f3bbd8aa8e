/** Data of the Four Souls calculators: `content/foursouls/data/{monsters,characters,deck-ratios}.yaml`. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

/** `high`: two independent lists agree; `medium`: one list, or a dispute. */
const confidence = z.enum(['high', 'medium']);
/** A number, or as much as a die shows. */
const amount = z.union([z.int().positive(), z.literal('roll')]);
const reward = z.strictObject({ cents: amount.optional(), loot: amount.optional(), treasure: amount.optional() });

export const monsterSchema = z.strictObject({
  id: idSchema,
  /** English name: there is no Russian edition in our sources. */
  en: z.string(),
  kind: z.enum(['basic', 'cursed', 'holy-charmed', 'boss', 'epic-boss', 'boss-or-epic']),
  health: z.int().positive(),
  /** The result that hits; `null`: Ø on the card. */
  evasion: z.int().min(1).max(6).nullable(),
  attack: z.int().nonnegative(),
  souls: z.int().nonnegative(),
  reward,
  confidence,
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

export const characterSchema = z.strictObject({
  id: idSchema,
  en: z.string(),
  set: z.enum(['base', 'gold-box', 'four-souls-plus', 'requiem']),
  health: z.int().positive(),
  attack: z.int().positive(),
  confidence,
});

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

export type Monster = z.output<typeof monsterSchema>;
export type Character = z.output<typeof characterSchema>;
export type DeckRatio = z.output<typeof deckRatioSchema>;
