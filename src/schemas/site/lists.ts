/**
 * Lists of a game in addition to its chapters: the cards on which the publisher has answered, and what has changed and
 * when.
 */
import { z } from 'astro/zod';
import { idSchema } from './game.ts';
import { summarySchema } from './summary.ts';

/** A place of the game: `terms/costs#faq`, `rules/chapter-two`. */
const placeSchema = z
  .string()
  .regex(
    /^(?:terms|rules)\/[a-z0-9-]+(?:#[a-z0-9-]+)?$/,
    'Место — термин «terms/doom» или глава «rules/enemies», и раздел: «terms/costs#faq».',
  );

const listShape = {
  title: z.string(),
  summary: summarySchema,
  source: z.string(),
  /** How sure it is. */
  doubt: z.string().optional(),
  /** Its addresses of former days, below the game: `rules/cards`. */
  formerly: z.array(z.string()).default([]),
};

/** `content/<game>/cards.yaml`: cards with errata and answers of the publisher. */
export const cardListSchema = z.strictObject({
  ...listShape,
  cards: z.array(
    z.strictObject({
      /** Name of the Russian edition, where there is one. */
      ru: z.string().optional(),
      en: z.string(),
      /** What is decided, without the full stop. */
      says: z.string(),
      /** The rule behind it. */
      at: placeSchema,
    }),
  ),
});

/** `content/<game>/changes.yaml`: versions of the rules, the newest first, and what each has changed. */
export const changeListSchema = z.strictObject({
  ...listShape,
  versions: z.array(
    z.strictObject({
      id: idSchema,
      title: z.string(),
      /** The date of publication, in words; none where unknown. */
      date: z.string().optional(),
      note: z.string().optional(),
      changes: z.array(
        z.strictObject({
          at: placeSchema,
          /** What has changed, without the full stop; the words in brackets are the link. */
          says: z.string().regex(/^[^[\]]*\[[^[\]]+\][^[\]]*$/, 'Слова ссылки стоят в квадратных скобках, один раз.'),
          /** Number of the entry in the document. */
          item: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type CardList = z.output<typeof cardListSchema>;
export type ChangeList = z.output<typeof changeListSchema>;
