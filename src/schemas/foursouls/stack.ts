/** Data of the Four Souls stack: `content/foursouls/data/templates.yaml` and `content/foursouls/scenarios/*.yaml`. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';
import { workedCaseSchema } from '../site/worked-case.ts';

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
const stat = z.enum([
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
const effect = z.discriminatedUnion('do', [
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
  z.strictObject({ do: z.literal('bonus'), what: stat, n, who, ...join }),
  z.strictObject({
    do: z.literal('extra-attack'),
    n: n.positive(),
    must: z.enum(['this-turn', 'now']).optional(),
    ...join,
  }),
  z.strictObject({ do: z.literal('expand'), slots: z.enum(['monsters', 'shop', 'rooms']), n: n.positive(), ...join }),
]);
const target = z.strictObject({
  of: z
    .array(
      z.enum([
        'player',
        'monster',
        'item',
        'shop-item',
        'soul',
        'roll',
        'attack-roll',
        'loot',
        'activated',
        'triggered',
        'damage',
        'death',
      ]),
    )
    .min(1),
  charged: z.boolean().optional(),
  eternal: z.boolean().optional(),
  whose: z.enum(['yours', 'others']).optional(),
  plain: z.boolean().optional(),
  alive: z.boolean().optional(),
});
/** One result of a roll table. */
const row = z.strictObject({
  from: n.min(1).max(6),
  to: n.min(1).max(6),
  targets: z.array(target).optional(),
  get effects(): z.ZodArray<typeof effect> {
    return z.array(effect);
  },
});
const body = { targets: z.array(target).optional(), effects: z.array(effect).optional() };
const options = z
  .array(z.strictObject({ targets: z.array(target).optional(), effects: z.array(effect) }))
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
const ability = z.discriminatedUnion('type', [
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
    what: stat,
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
    z.strictObject({ type: z.literal('replace'), ...level, event: z.literal('die'), effects: z.array(effect) }),
  ]),
  z.strictObject({ type: z.literal('bonus'), ...level, of: z.enum(['cents', 'hand', 'items']), least: n.positive() }),
  z.strictObject({
    type: z.literal('keyword'),
    ...level,
    is: z.enum(['eternal', 'trinket', 'ambush', 'curse', 'indomitable', 'guppy', 'unattackable', 'must-be-attacked']),
  }),
]);

/** A card as data; `figures: sample` says that its figures are ours, since the rulebook prints none. */
export const stackTemplateSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  figures: z.literal('sample').optional(),
  kind: z.enum([
    'loot',
    'active',
    'paid',
    'passive',
    'starting',
    'character',
    'monster',
    'event',
    'curse',
    'ambush',
    'trinket',
    'room',
    'bonus',
  ]),
  health: n.positive().optional(),
  evasion: n.min(0).max(6).optional(),
  attack: n.nonnegative().optional(),
  soul: n.positive().optional(),
  back: idSchema.optional(),
  reward: z.array(effect).optional(),
  abilities: z.array(ability),
});

const ids = z.array(idSchema).optional();
const small = n.min(0).max(99).optional();
const player = z.strictObject({
  name: z.string().min(1).max(24),
  character: idSchema.optional(),
  health: small,
  attack: small,
  damage: small,
  cents: small,
  plays: small,
  hand: ids,
  souls: ids,
  curses: ids,
  items: z
    .array(
      z.union([idSchema, z.strictObject({ card: idSchema, deactivated: z.boolean().optional(), counters: small })]),
    )
    .optional(),
});
/** The table of a worked case: what is not said is empty, the turn is the first player's, in the action phase. */
export const stackSetupSchema = z.strictObject({
  players: z.array(player).min(1).max(6),
  monsters: z
    .array(z.union([idSchema, z.array(idSchema).min(1)]))
    .max(6)
    .optional(),
  shop: ids,
  rooms: ids,
  bonus: ids,
  decks: z.strictObject({ loot: ids, treasure: ids, monster: ids, room: ids }).optional(),
  /** Decks laid to their end; of the others only the top is laid. */
  whole: z.array(z.enum(['loot', 'treasure', 'monster', 'room'])).optional(),
  active: small,
  phase: z.enum(['start', 'action']).optional(),
  attacks: small,
  soulsNeeded: small,
});

/** A worked case of the stack. */
export const stackScenarioSchema = z
  .strictObject({
    ...workedCaseSchema.shape,
    question: z.string(),
    /** The answer first, then why. */
    answer: z.string().max(300),
    setup: stackSetupSchema,
    /** One action a line, see `engines/foursouls/readable.ts`. */
    actions: z.array(z.string()).min(1),
    /** Sentences shown at a line, by its number from 1. */
    notes: z.record(z.string().regex(/^[1-9]\d*$/), z.string()).optional(),
    /** Facts of the end, see `factOf` in `engines/foursouls/scenario.ts`. */
    expect: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
      .refine((e) => Object.keys(e).length > 0, 'Случай без expect ничего не проверяет.'),
    /** How many actions are legal after each line. */
    continuations: z.array(n.nonnegative()),
  })
  .refine(
    (s) => s.continuations.length === s.actions.length,
    'В continuations столько чисел, сколько строк в actions.',
  );

export type StackTemplate = z.output<typeof stackTemplateSchema>;
export type StackScenario = z.output<typeof stackScenarioSchema>;
