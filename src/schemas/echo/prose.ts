/** `content/echo/calculators/`: what the calculators say that is prose. */
import { z } from 'astro/zod';
import { READINGS as BATTLE_READINGS } from '../../engines/echo/battle/readings.ts';
import { READINGS as DAY_READINGS } from '../../engines/echo/day/readings.ts';
import { STEP_IDS } from '../../engines/echo/day/words.ts';
import { idSchema } from '../site/game.ts';

/** Where the rules can be read in two ways: what is asked, the term whose rule leaves it open, the words of each answer. */
interface ReadingProse<O extends string> {
  readonly title: string;
  readonly term: readonly [id: string, name: string];
  readonly options: { readonly [o in O]: string };
}
const readingsSchema = <R extends { readonly [name: string]: readonly string[] }>(readings: R) => {
  const readingOf = (options: readonly string[]) =>
    z.strictObject({
      title: z.string(),
      term: z.tuple([idSchema, z.string()]),
      options: z.record(z.enum(options), z.string()),
    });
  const schemas = Object.entries(readings).map(([name, options]) => [name, readingOf(options)] as const);
  return z.strictObject(Object.fromEntries(schemas)) as unknown as z.ZodType<{
    readonly [N in keyof R]: ReadingProse<R[N][number]>;
  }>;
};

const battleProseSchema = z.strictObject({
  calculator: z.literal('battle'),
  /** The steps of the rules: the terms that they apply, by their ids; `when` what must be in the battle. */
  how: z.array(
    z.strictObject({
      terms: z.record(idSchema, z.string()),
      says: z.string(),
      when: z.enum(['weapon', 'spell']).optional(),
    }),
  ),
  assumed: z.array(z.strictObject({ says: z.string(), when: z.enum(['example', 'may-leave', 'stays']).optional() })),
  notCounted: z.array(z.string()),
  readings: readingsSchema(BATTLE_READINGS),
});
export type BattleProse = z.output<typeof battleProseSchema>;

const dayProseSchema = z.strictObject({
  calculator: z.literal('day'),
  /** What to mind in a step of a phase, and the term that tells it whole. */
  steps: z.record(z.enum(STEP_IDS), z.strictObject({ says: z.string().optional(), rule: idSchema })),
  readings: readingsSchema(DAY_READINGS),
  /** What the tracker knows and what it leaves to the players. */
  assumed: z.array(z.strictObject({ says: z.string(), rule: idSchema.optional() })),
});
export type DayProse = z.output<typeof dayProseSchema>;

export const calculatorProseSchema = z.discriminatedUnion('calculator', [battleProseSchema, dayProseSchema]);
