/** How a thing of the game is called, and the box that it comes in. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

export const nameSchema = z.strictObject({
  id: idSchema,
  /** Russian name, as publishers and players have it. */
  ru: z.string().optional(),
  /** Our own translation where there is none: it is searched for and shown as ours. */
  ours: z.string().optional(),
  /** English name. */
  en: z.string(),
  /** The box, an id of `sets.yaml`. */
  set: idSchema,
});

interface Names {
  readonly ru?: string | undefined;
  readonly ours?: string | undefined;
  readonly en: string;
}
/** The name that is shown: the Russian one, ours where there is none, else the English one. */
export const shownName = ({ ru, ours, en }: Names): string => ru ?? ours ?? en;

/** `content/eldritch/data/sets.yaml`: the core game and its expansions, as they came out. */
export const setSchema = nameSchema.omit({ set: true, ours: true }).required();
export type SetData = z.output<typeof setSchema>;
/** Names of the boxes by their ids. */
export const setNames = (sets: readonly SetData[]): ReadonlyMap<string, string> =>
  new Map(sets.map(({ id, ru }) => [id, ru]));
