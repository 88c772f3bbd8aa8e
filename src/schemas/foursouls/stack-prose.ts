/** `content/foursouls/calculators/stack.yaml`: what the stack says that is prose. */
import { z } from 'astro/zod';
import { READINGS, type ReadingId } from '../../engines/foursouls/stack/rules.ts';

/** Where the rules allow two readings: both, and why ours. */
const readingSchema = z.strictObject({
  title: z.string(),
  /** The reading that is followed. */
  ours: z.string(),
  other: z.string(),
  why: z.string(),
});

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] => Object.keys(table) as T[];

export const stackProseSchema = z.strictObject({
  readings: z.record(z.enum(idsOf<ReadingId>(READINGS)), readingSchema),
  /** What the replay leaves out. */
  notModelled: z.array(z.string()),
  /** The same of the cards: said where the reader chooses among them. */
  cardsNotModelled: z.string(),
});
export type StackProse = z.output<typeof stackProseSchema>;
