/** `content/arkham/calculators/<id>.yaml`: what a calculator says that is prose. */
import { z } from 'astro/zod';

const remarks = z.array(z.string());
export const calculatorProseSchema = z.strictObject({
  /** What is assumed of every question; of one with cards in use. */
  assumed: z.strictObject({ always: remarks, withCards: remarks.default([]) }),
  notCounted: remarks,
});
export type CalculatorProse = z.output<typeof calculatorProseSchema>;
