import { z } from 'astro/zod';
import { accentSchema, emblemSchema } from './emblem.ts';
import { englishNameSchema } from './english-name.ts';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Id пишется латиницей в kebab-case: «round», «act-deck».');

/** One set (box, expansion, document) that brought terms into the game. */
const setSchema = z.strictObject({
  id,
  /** Name of the Russian edition, or our translation where there is none. */
  ru: z.string(),
  en: englishNameSchema,
});

/** `content/<game>/game.yaml`: what the site knows of a game as a whole. */
export const gameSchema = z.strictObject({
  /** Full Russian title. */
  title: z.string().min(1),
  /** Short Russian title for breadcrumbs and lists. */
  short: z.string().min(1),
  /** Official English title. */
  en: englishNameSchema,
  /** One line for the card on the home page. */
  tagline: z.string(),
  /** `ready`: rules and glossary are written; `planned`: the page says honestly that they are being written. */
  status: z.enum(['ready', 'planned']),
  /** Place on the home page, from 1. */
  order: z.int().positive(),
  /** Its drawing on the home page, next to its title and in the search: SVG elements, 48 × 48. */
  emblem: emblemSchema,
  /** What opens its page, drawn from its own pieces: SVG elements, 320 × 88. */
  face: emblemSchema.optional(),
  /** The colour of its links and signs, by theme. */
  accent: accentSchema,
  /** Number of players in words, e.g. «1–4». */
  players: z.string().optional(),
  /** The edition that entries follow unless they say otherwise, for the reader. */
  edition: z.string().optional(),
  /** What the edition mark means, in one or two sentences. */
  editionNote: z.string().optional(),
  /** Another edition that some play by. Where it differs, the page of a term has a section of its own, and the reader chooses. */
  laterEdition: z
    .strictObject({
      /** Its name: «глава 2». */
      name: z.string(),
      /** What is played by, the edition of the game first: «главе 1», «главе 2». */
      playedBy: z.tuple([z.string(), z.string()]),
      /** The id of the heading of its sections, and of the chapter that lists all differences. */
      section: id,
    })
    .optional(),
  /** What is planned, for a planned game. */
  plans: z.array(z.string()).default([]),
  /** Sets in the order of publication. */
  sets: z.array(setSchema).default([]),
  /**
   * The id of the chapter on playing with several sets. Where it is named, the reader chooses the boxes that he owns, there and
   * on the page of the game; what is of others goes last. A chapter that is called as a set is of that set.
   */
  boxes: id.optional(),
  /** Chapter ids in reading order; every file under `rules/` is named here once. */
  chapters: z.array(id).default([]),
  /** Calculators that work, each a page `/<game>/<id>/`. */
  calculators: z
    .array(
      z.strictObject({
        id,
        /** One word for the tabs and the thumb bar. */
        name: z.string(),
        title: z.string(),
        /** Its sign on the doors; the drawings are in `drawings/signs.ts`. */
        sign: z.enum(['odds', 'stack', 'fight', 'dice', 'cards', 'map', 'deck', 'day', 'bag']).default('odds'),
        /** What it answers, in one line. */
        says: z.string(),
        /** The worked cases of `scenarios/` are its own, each a page below it. */
        cases: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The documents that the rules come from. */
  sources: z.array(z.strictObject({ title: z.string(), note: z.string() })).default([]),
});
export type Game = z.output<typeof gameSchema>;

export { id as idSchema };
