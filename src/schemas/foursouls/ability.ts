/** The abilities of cards. */
import { z } from 'astro/zod';
import { effectSchema, statSchema } from './effect.ts';
import { targetSchema } from './target.ts';

const n = z.int();
const body = { targets: z.array(targetSchema).optional(), effects: z.array(effectSchema).optional() };
const options = z
  .array(z.strictObject({ targets: z.array(targetSchema).optional(), effects: z.array(effectSchema) }))
  .min(2)
  .optional();
const cost = z
  .array(
    z.discriminatedUnion('pay', [
      z.strictObject({ pay: z.enum(['cents', 'counters', 'health', 'loot']), n: n.positive() }),
      z.strictObject({ pay: z.literal('destroy') }),
    ]),
  )
  .optional();
const moment = z.enum([
  'enters',
  'leaves',
  'dies',
  'dies-after-reward',
  'monster-dies',
  'player-dies',
  'you-die',
  'you-damaged',
  'this-damaged',
  'turn-start',
  'turn-end',
  'thrown',
  'would-roll',
  'roll',
  'attack-roll',
  'you-declare-attack',
  'you-attack',
  'attacked',
  'you-declare-purchase',
  'you-gain-item',
  'you-play-loot',
  'loot-played',
  'you-buy',
]);
const level = { level: n.positive().optional() };
export const abilitySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['loot', 'tap', 'paid']), ...level, ...body, cost, options }),
  z.strictObject({
    type: z.literal('trigger'),
    ...level,
    ...body,
    options,
    on: moment,
    values: z.array(n.min(1).max(6)).optional(),
  }),
  z.strictObject({
    type: z.literal('static'),
    ...level,
    what: statSchema,
    n,
    scope: z.enum(['yours', 'monsters', 'players', 'this']).optional(),
  }),
  z.discriminatedUnion('event', [
    z.strictObject({
      type: z.literal('replace'),
      ...level,
      event: z.literal('gain-cents'),
      plus: n.optional(),
      times: n.optional(),
    }),
    z.strictObject({ type: z.literal('replace'), ...level, event: z.literal('enter'), deactivated: z.literal(true) }),
    z.strictObject({ type: z.literal('replace'), ...level, event: z.literal('die'), effects: z.array(effectSchema) }),
  ]),
  z.strictObject({ type: z.literal('bonus'), ...level, of: z.enum(['cents', 'hand', 'items']), least: n.positive() }),
  z.strictObject({
    type: z.literal('keyword'),
    ...level,
    is: z.enum(['eternal', 'trinket', 'ambush', 'curse', 'indomitable', 'guppy', 'unattackable', 'must-be-attacked']),
  }),
]);
