/** The effects of cards, as `engines/foursouls/stack/ability.ts` has them. */
import { z } from 'astro/zod';
import type { Effect, Row } from '../../engines/foursouls/stack/ability.ts';
import {
  AIMED,
  COUNTED,
  GAIN_EVENTS,
  GAINED,
  MEASURED,
  PLAIN,
  SKIPPABLE,
  SLOTS,
  STATS,
  WHOM,
} from '../../engines/foursouls/stack/words.ts';
import { eachOf } from './each-of.ts';
import { targetSchema } from './target.ts';

const n = z.int();
const face = z.int().min(1).max(6);
/** What a die shows, or several dice together. */
const sum = z.int().min(1).max(36);
const who = z.enum(WHOM);
const amount = z.union([n, z.literal('all')]);
/** Only if the effect before was done. */
const join = { join: z.literal('and').optional() };

/** One result of a roll table. */
const rowSchema: z.ZodType<Row> = z.strictObject({
  from: sum,
  to: sum,
  targets: z.array(targetSchema).optional(),
  get effects() {
    return z.array(effectSchema);
  },
});

const insteadSchema: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(effectSchema));

export const effectSchema = z.discriminatedUnion('do', [
  ...eachOf('do', [...COUNTED, ...GAINED, 'damage', 'discard'], { n, who, ...join }),
  ...eachOf('do', MEASURED, { n: amount, who, ...join }),
  ...eachOf('do', [...AIMED, 'double-cents', 'kill', 'attack-roll'], { who, ...join }),
  ...eachOf('do', PLAIN, join),
  z.strictObject({ do: z.literal('choose'), spec: targetSchema, who, from: who.optional(), ...join }),
  z.strictObject({ do: z.literal('become-copy'), who, like: z.enum(['target', 'second']), ...join }),
  z.strictObject({ do: z.literal('prevent'), n: amount.optional(), heal: amount.optional(), ...join }),
  z.strictObject({ do: z.literal('adjust'), n, either: z.boolean().optional(), ...join }),
  z.strictObject({ do: z.literal('set-roll'), n: face, ...join }),
  z.strictObject({
    do: z.literal('roll'),
    who,
    dice: face.min(2).optional(),
    keep: z.enum(['each', 'sum']).optional(),
    ...join,
    table: z.array(rowSchema),
  }),
  z.strictObject({ do: z.literal('bonus'), what: z.enum(STATS), n, who, ...join }),
  z.strictObject({
    do: z.literal('extra-attack'),
    n: n.positive(),
    must: z.enum(['this-turn', 'now']).optional(),
    ...join,
  }),
  z.strictObject({ do: z.literal('minions'), n: n.positive(), ...join }),
  z.strictObject({
    do: z.literal('change-gain'),
    who,
    event: z.enum(GAIN_EVENTS),
    plus: n.optional(),
    times: n.optional(),
    instead: insteadSchema.optional(),
    same: z.boolean().optional(),
    ...join,
  }),
  z.strictObject({ do: z.literal('skip'), what: z.enum(SKIPPABLE), who, ...join }),
  z.strictObject({ do: z.literal('expand'), slots: z.enum(SLOTS), n: n.positive(), ...join }),
]) satisfies z.ZodType<Effect>;

/** What the engine does by itself and no card says: every effect is either here or in the schema. */
export const MADE_BY_ENGINE: {
  readonly [D in Exclude<Effect['do'], z.output<typeof effectSchema>['do']>]: string;
} = {
  take: 'damage that is dealt, once nothing prevents it',
  'begin-turn': 'a turn that begins, with what «с началом хода» adds',
  die: 'a death that resolves, unless it is replaced',
  'in-order': 'what is done to each item, in the order that its controller chooses',
  'gain-bonus': 'a bonus soul whose condition holds',
};
