/** `content/eldritch/calculators/`: what a calculator says that is prose, a file each. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

const sentences = z.array(z.string()).default([]);

export const calculatorProseSchema = z.strictObject({
  /** Steps of «Как посчитано» that are the same for every question: the terms whose rules apply, and what they do. */
  how: z.array(z.strictObject({ terms: z.array(z.tuple([idSchema, z.string()])), says: z.string() })).default([]),
  /** What every count takes for granted. */
  assumed: sentences,
  /** What every count leaves out. */
  notCounted: sentences,
});
export type CalculatorProse = z.output<typeof calculatorProseSchema>;
