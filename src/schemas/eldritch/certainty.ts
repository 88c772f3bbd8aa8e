import { z } from 'astro/zod';

/**
 * How far a figure is less sure than usual, when two lists of players agree: `medium`: one list says it, or two
 * disagree; `low`: one list says it, and it looks like a slip there.
 */
const CERTAINTIES = ['medium', 'low'] as const;
export const certaintySchema = z.enum(CERTAINTIES);

/** A figure for which another list has another value; which one is shown is the entry's own. */
export const conflictOf = <F extends string, S extends z.ZodType>(fields: readonly [F, ...F[]], also: S) =>
  z.strictObject({
    field: z.enum(fields),
    also,
    /** Why we do not follow it, for the reader; missing where the reason is unknown. */
    settled: z.string().optional(),
  });
