/** `content/hellboy/calculators/odds.yaml`: what the calculator of dice says that is prose. */
import { z } from 'astro/zod';
import { THROWS } from '../../engines/hellboy/throws/rules.ts';

const remarks = z.array(z.string());
/** Terms by their ids, each as it is called in the list. */
const terms = z.record(z.string(), z.string());
/** A roll without a test. */
const throwProse = z.strictObject({
  name: z.string(),
  /** What the answer is the chance of. */
  wants: z.string(),
  /** What is counted, and its forms after 1, 2 and 5; absent where one roll is all there is. */
  times: z.string().optional(),
  forms: z.tuple([z.string(), z.string(), z.string()]).optional(),
  /** A second number that the roll asks for. */
  amount: z.string().optional(),
  /** What the outcomes are of, where they are drawn. */
  drawn: z.string().optional(),
  /** The rule; the names of its data in braces. */
  rule: z.string(),
  assumed: remarks,
});

export const oddsProseSchema = z.strictObject({
  /** Texts on the faces in use. */
  faces: z.strictObject({ confirmed: z.string(), assumed: z.string(), throws: z.string(), effect: z.string() }),
  assumed: z.strictObject({ test: remarks, series: remarks, siege: remarks, throws: remarks }),
  notCounted: z.strictObject({ tests: remarks, throws: remarks }),
  rules: z.strictObject({ series: terms, siege: terms, throws: terms }),
  throws: z.record(z.enum(THROWS), throwProse),
});
export type OddsProse = z.output<typeof oddsProseSchema>;
