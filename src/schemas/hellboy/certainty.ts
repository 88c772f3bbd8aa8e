import { z } from 'astro/zod';

/**
 * How we know a figure, from the best known: players tell it; it stands in an example of the rulebook, or on a picture
 * there that names no card; the calculator assumes it. What nobody tells is left out.
 */
const CERTAINTIES = ['reported', 'example', 'illustration', 'assumed'] as const;
export const certaintySchema = z.enum(CERTAINTIES);

/** What a figure says beside its value: how we know it, and from whom (Russian, for the reader). */
export const known = { certainty: certaintySchema, source: z.string() };
