import { z } from 'astro/zod';

/**
 * How we know a figure, the most certain first: players report it; it is in an example of the rulebook, or on a picture
 * there that names no card; the calculator assumes it. Unknown figures are left out.
 */
const CERTAINTIES = ['reported', 'example', 'illustration', 'assumed'] as const;
export const certaintySchema = z.enum(CERTAINTIES);

/** The source of a figure: how we know it, and from whom (Russian, for the reader). */
export const known = { certainty: certaintySchema, source: z.string() };
