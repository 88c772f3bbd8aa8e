/** The effects of cards. */
import { z } from 'astro/zod';
import { targetSchema } from './target.ts';

const n = z.int();
const who = z.enum([
  'you',
  'target',
  'second',
  'active',
  'event',
  'this',
  'each-player',
  'each-other',
  'each-monster',
  'each',
]);
export const statSchema = z.enum([
  'evasion',
  'attack-roll',
  'first-attack-roll',
  'attack-dice',
  'roll',
  'attack',
  'health',
  'price',
]);
const amount = z.union([n, z.literal('all')]);
const join = { join: z.literal('and').optional() };
/** An effect, as in `engines/foursouls/ability.ts`; what the engine makes by itself (`take`) is not written in data. */
export const effectSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.enum([
      'damage',
      'cents',
      'lose-cents',
      'pay-cents',
      'steal-cents',
      'give-cents',
      'loot',
      'discard',
      'treasure',
      'steal-loot',
      'give-loot',
      'counter',
      'loot-play',
      'attackable',
    ]),
    n,
    who,
    ...join,
  }),
  z.strictObject({ do: z.enum(['shield', 'heal']), n: amount, who, ...join }),
  z.strictObject({
    do: z.enum([
      'kill',
      'double-cents',
      'lose-all-cents',
      'destroy',
      'recharge',
      'deactivate',
      'steal',
      'steal-item',
      'reroll-item',
      'discard-curse',
      'eternal',
      'attack-roll',
      'turn-over',
    ]),
    who,
    ...join,
  }),
  z.strictObject({
    do: z.enum([
      'swap',
      'become-item',
      'become-soul',
      'ambush',
      'curse',
      'cancel',
      'reroll',
      'flip',
      'copy-loot',
      'copy-ability',
      'copy-card',
      'end-turn',
      'cancel-attack',
      'win',
    ]),
    ...join,
  }),
  z.strictObject({ do: z.literal('become-copy'), who, like: z.enum(['target', 'second']), ...join }),
  z.strictObject({ do: z.literal('prevent'), n: amount.optional(), ...join }),
  z.strictObject({ do: z.literal('adjust'), n, either: z.boolean().optional(), ...join }),
  z.strictObject({ do: z.literal('set-roll'), n: n.min(1).max(6), ...join }),
  z.strictObject({
    do: z.literal('roll'),
    who,
    dice: n.min(2).max(6).optional(),
    ...join,
    get table(): z.ZodArray<typeof row> {
      return z.array(row);
    },
  }),
  z.strictObject({ do: z.literal('bonus'), what: statSchema, n, who, ...join }),
  z.strictObject({
    do: z.literal('extra-attack'),
    n: n.positive(),
    must: z.enum(['this-turn', 'now']).optional(),
    ...join,
  }),
  z.strictObject({ do: z.literal('expand'), slots: z.enum(['monsters', 'shop', 'rooms']), n: n.positive(), ...join }),
]);
/** One result of a roll table. */
const row = z.strictObject({
  from: n.min(1).max(6),
  to: n.min(1).max(6),
  targets: z.array(targetSchema).optional(),
  get effects(): z.ZodArray<typeof effectSchema> {
    return z.array(effectSchema);
  },
});
