import { z } from 'astro/zod';
import { englishNameSchema } from './english-name.ts';
import { idSchema } from './game.ts';
import { KINDS } from './term-kinds.ts';
import { summarySchema } from './summary.ts';

/** How mentions of a term become links: by the linker, only where `<T>` asks for it, or never. */
const LINK_MODES = ['auto', 'explicit', 'never'] as const;

/** `content/<game>/terms/<id>.mdx`: frontmatter of one glossary entry. The file name is its id, for good. */
export const termSchema = z.strictObject({
  /** Name as the Russian edition has it. */
  title: z.string().min(1),
  /** Official English name. */
  en: englishNameSchema,
  /** The answer in one or two sentences, complete by itself in a chat card. */
  summary: summarySchema,
  kind: z.enum(KINDS),
  /** Id of the set (see `sets` of game.yaml) that brought the term. */
  since: idSchema,
  /**
   * Inflected forms that become links, reviewed by hand: lower case (but for proper names), words and single spaces.
   */
  forms: z.array(z.string()),
  /** Other wordings, older translations, abbreviations, aspect pairs: searched, never linked. */
  aliases: z.array(z.string()).default([]),
  link: z.enum(LINK_MODES).default('auto'),
  /** Ids of kindred terms of the same game. */
  see: z.array(idSchema).default([]),
  /** Chapter that tells the rule in its place: `enemies` or `enemies#spawn`. */
  chapter: z
    .string()
    .regex(/^[a-z0-9-]+(?:#[a-z0-9-]+)?$/)
    .optional(),
  /**
   * The calculator that goes with the term, set to illustrate it: its id, the query of its address, what the reader
   * will see.
   */
  calculator: z.strictObject({ to: idSchema, query: z.string().default(''), says: z.string() }).optional(),
  /** Which part of which rulebook. */
  source: z.string().min(1),
  /** Edition, where it differs from the game's. */
  edition: z.string().optional(),
  /** Earlier ids of this entry; their addresses redirect here. */
  formerly: z.array(idSchema).default([]),
});
export type Term = z.output<typeof termSchema>;
