/** The abilities of cards, as `engines/foursouls/stack/ability.ts` has them. */
import { z } from 'astro/zod';
import type { Ability } from '../../engines/foursouls/stack/ability.ts';
import {
  COSTS,
  GAIN_EVENTS,
  KEYWORDS,
  MOMENTS,
  PLAYED,
  SCOPES,
  SKIPPABLE,
  STATS,
  WEALTH,
  WHOSE,
} from '../../engines/foursouls/stack/words.ts';
import { eachOf } from './each-of.ts';
import { effectSchema } from './effect.ts';
import { targetSchema } from './target.ts';

const n = z.int();
const targets = z.array(targetSchema).optional();
const effects = z.array(effectSchema);
/** Bodies of which the controller chooses one. */
const options = z.array(z.strictObject({ targets, effects })).min(2).optional();
const body = { targets, effects: effects.optional() };
const cost = z
  .array(
    z.discriminatedUnion('pay', [
      z.strictObject({ pay: z.enum(COSTS), n: n.positive() }),
      z.strictObject({ pay: z.enum(['destroy', 'discard']) }),
    ]),
  )
  .optional();
/** How many counters it needs. */
const level = { level: n.positive().optional() };
const replace = { type: z.literal('replace'), ...level };

export const abilitySchema = z.discriminatedUnion('type', [
  ...eachOf('type', PLAYED, { ...level, ...body, cost, options }),
  z.strictObject({
    type: z.literal('trigger'),
    ...level,
    ...body,
    options,
    on: z.enum(MOMENTS),
    whose: z.enum(WHOSE).optional(),
    values: z.array(n.min(1).max(6)).optional(),
  }),
  z.strictObject({ type: z.literal('static'), ...level, what: z.enum(STATS), n, scope: z.enum(SCOPES).optional() }),
  z.discriminatedUnion('event', [
    z.strictObject({
      ...replace,
      event: z.enum(GAIN_EVENTS),
      whose: z.enum(WHOSE).optional(),
      plus: n.optional(),
      times: n.optional(),
      instead: effects.optional(),
      same: z.boolean().optional(),
    }),
    z.strictObject({ ...replace, event: z.literal('skip'), what: z.enum(SKIPPABLE) }),
    z.strictObject({ ...replace, event: z.literal('enter'), deactivated: z.literal(true) }),
    z.strictObject({ ...replace, event: z.enum(['die', 'turn-start']), effects }),
  ]),
  z.strictObject({ type: z.literal('bonus'), ...level, of: z.enum(WEALTH), least: n.positive() }),
  z.strictObject({ type: z.literal('keyword'), ...level, is: z.enum(KEYWORDS) }),
]) satisfies z.ZodType<Ability>;
