/** `content/eldritch/calculators/combat.yaml`: what the calculator of combat says that is prose. */
import { z } from 'astro/zod';
import { AIMS } from '../../engines/eldritch/combat/fight.ts';
import { MONSTER_FLAGS } from '../../engines/eldritch/combat/model/monster.ts';
import { READING_NAMES } from '../../engines/eldritch/combat/model/readings.ts';
import { idSchema } from '../site/game.ts';
import { calculatorProseSchema } from './calculator-prose.ts';

const byReading = <S extends z.ZodType>(schema: S) => z.record(z.enum(READING_NAMES), schema);

export const combatProseSchema = calculatorProseSchema.extend({
  /** Whether an effect of a token is in force, in our words. */
  flags: z.record(z.enum(MONSTER_FLAGS), z.string()),
  /** What play for an aim does. */
  aims: z.record(z.enum(AIMS), z.string()),
  /** What the reference guide has settled: the question, the rule and what was thought before, and the term that tells it. */
  readings: z.strictObject({
    titles: byReading(z.string()),
    options: byReading(z.record(z.string(), z.string())),
    terms: byReading(z.tuple([idSchema, z.string()])),
  }),
  /** Advice that is the same in every fight it is given for. */
  advice: z.record(
    z.enum(['hopeless', 'things']),
    z.strictObject({ term: idSchema, name: z.string(), says: z.string() }),
  ),
  /** Rules that the steps of a fight follow, as links; a rule that is not a term of the site has none. */
  terms: z.record(idSchema, z.string()),
});
export type CombatProse = z.output<typeof combatProseSchema>;
