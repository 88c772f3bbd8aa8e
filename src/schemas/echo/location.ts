/**
 * `content/echo/data/locations.yaml` and `needs.yaml`: the locations with a property, and the words of what one seeks
 * there.
 */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

/** What a detective goes to a location for. */
export const NEEDS = [
  'restore-will',
  'restore-strength',
  'clue',
  'ordinary-item',
  'rarity',
  'spell',
  'skill',
  'ally',
  'food',
  'smile-of-fate',
  'dark-side',
] as const;

/** What a location may cost besides units of Movement. */
export const GIFTS = ['path-token', 'citizen-enemy', 'mage-enemy'] as const;

/** One thing that can be done at a location. */
const offerSchema = z.strictObject({
  /** Units of Movement, or a third of those that the detective had at the beginning of the turn, rounded up. */
  movement: z.union([z.int().positive(), z.literal('third-of-turn')]),
  /** What is paid in addition. */
  gives: z.strictObject({ what: z.enum(GIFTS), count: z.int().positive() }).optional(),
  gets: z.array(z.enum(NEEDS)).min(1),
  /** What one gets, in words. */
  says: z.string(),
  /** A limit or a condition. */
  note: z.string().optional(),
});
export type Offer = z.output<typeof offerSchema>;

export const locationSchema = z.strictObject({
  /** The id of its term as well. */
  id: idSchema,
  name: z.string(),
  offers: z.array(offerSchema).min(1),
});

/** The words for one thing that is sought or handed over. */
export const needSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: z.enum(NEEDS), kind: z.literal('get'), name: z.string() }),
  z.strictObject({
    id: z.enum(GIFTS),
    kind: z.literal('give'),
    name: z.string(),
    /** The words that go with 1, with 2 to 4, with 5 and more. */
    counted: z.tuple([z.string(), z.string(), z.string()]),
  }),
]);
