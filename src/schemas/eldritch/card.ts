/** `content/eldritch/data/assets.yaml` and `artifacts.yaml`: cards, and what of them a calculator can use. */
import { z } from 'astro/zod';
import { SKILLS } from '../../engines/eldritch/skill-check/skill.ts';
import { idSchema } from '../site/game.ts';
import { certaintySchema } from './certainty.ts';
import { nameSchema } from './name.ts';

const loss = z.int().positive();
/** What is paid for an effect. */
const pay = z.strictObject({ health: loss.optional(), sanity: loss.optional() });
/** The tests that an effect is for. */
const tests = {
  skill: z.enum([...SKILLS, 'any']),
  in: z.enum(['any', 'combat', 'spell', 'acquire', 'other-world']),
};
const limits = {
  /** No oftener than so. */
  once: z.literal('round').optional(),
  /** The card goes with it. */
  discard: z.literal(true).optional(),
  pay: pay.optional(),
};
/** The effects that calculators know. */
const cardEffectSchema = z.discriminatedUnion('do', [
  /** Dice for a test; of several bonuses the highest counts. */
  z.strictObject({ do: z.literal('bonus'), ...tests, by: z.int().positive(), ...limits }),
  /** Dice thrown again. */
  z.strictObject({
    do: z.literal('reroll'),
    dice: z.union([z.int().positive(), z.literal('any')]),
    ...tests,
    ...limits,
  }),
  /** One die shows more than it fell. */
  z.strictObject({ do: z.literal('raise-die'), by: z.int().positive(), ...tests, ...limits }),
  z.strictObject({ do: z.literal('sixes-double'), ...tests }),
  /** Additional dice for all investigators of the location. */
  z.strictObject({ do: z.literal('extra-die'), dice: z.int().positive(), where: z.enum(['city', 'other-world']) }),
  z.strictObject({ do: z.literal('prevent'), loss: z.enum(['health', 'sanity']), upTo: loss, ...limits }),
  /** The damage of a monster is less, but no less than so. */
  z.strictObject({ do: z.literal('less-damage'), by: z.int().positive(), least: z.int().nonnegative() }),
  /** Each monster of a place loses health. */
  z.strictObject({ do: z.literal('wound-all'), by: z.int().positive(), ...limits }),
  z.strictObject({ do: z.literal('defeat-all'), ...limits }),
  /** What is gained by defeating a monster. */
  z.strictObject({ do: z.literal('defeat-gain'), sanity: loss.optional(), clues: loss.optional() }),
]);
export type CardEffect = z.output<typeof cardEffectSchema>;

/** What a card does; missing where its text is unknown. */
const effect = z.strictObject({
  certainty: certaintySchema.optional(),
  does: z.array(cardEffectSchema).default([]),
  /** It does something else too. */
  other: z.literal(true).optional(),
});

export const artifactSchema = nameSchema.extend({
  /** Russian words that a card without a Russian name is looked for by; they are not shown. */
  spoken: z
    .string()
    .regex(/^[а-яё0-9 ]+$/)
    .optional(),
  effect: effect.optional(),
});
export type ArtifactData = z.output<typeof artifactSchema>;

const ASSET_KINDS = ['item', 'trinket', 'ally', 'service'] as const;
export const assetSchema = artifactSchema.extend({
  /** Successes that it is bought for. */
  price: z.int().positive(),
  kind: z.enum(ASSET_KINDS),
  /** The other words of its line of traits. */
  traits: z.array(idSchema).default([]),
  certainty: certaintySchema.optional(),
});
export type AssetData = z.output<typeof assetSchema>;
