import { z } from 'astro/zod';
import { englishNameSchema } from './english-name.ts';
import { summarySchema } from './summary.ts';

/** `content/<game>/rules/<id>.mdx` and `content/<game>/memo.mdx`: frontmatter of a chapter. */
export const chapterSchema = z.strictObject({
  title: z.string().min(1),
  /** Official English name of the chapter, where the source has one. */
  en: englishNameSchema.optional(),
  /** What the reader knows at the end of the chapter. */
  summary: summarySchema,
  source: z.string().min(1),
  /** Whether it tells of scenarios that a reader may not have played yet: the page says so, and folds what is best met at the table. */
  hasSpoilers: z.boolean().optional(),
  /** Edition, where it differs from the game's. */
  edition: z.string().optional(),
});
export type Chapter = z.output<typeof chapterSchema>;
