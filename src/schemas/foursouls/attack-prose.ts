/** `content/foursouls/calculators/odds.yaml`: what the calculator of attacks says that is prose. */
import { z } from 'astro/zod';

const sentences = z.array(z.string());
export const attackProseSchema = z.strictObject({
  /** What every count takes for granted. */
  assumed: sentences,
  /** What every count leaves out. */
  notCounted: sentences,
});
export type AttackProse = z.output<typeof attackProseSchema>;
