/** Data of the Arkham skill-test calculator: `content/arkham/data/{bags,scenarios,investigators,effects}.yaml`. */
import { z } from 'astro/zod';
import { idSchema } from '../site/game.ts';

const tokenId = z.enum([
  '+1',
  '0',
  '-1',
  '-2',
  '-3',
  '-4',
  '-5',
  '-6',
  '-7',
  '-8',
  'skull',
  'cultist',
  'tablet',
  'elder-thing',
  'auto-fail',
  'elder-sign',
  'bless',
  'curse',
  'frost',
]);
const symbolId = z.enum(['skull', 'cultist', 'tablet', 'elder-thing']);
const tokens = z.partialRecord(tokenId, z.int().nonnegative());

/** A bag as it is at the start; `total` is the number of tokens that the sources give, and is checked. */
const bag = z
  .strictObject({ total: z.int().positive(), tokens })
  .refine(
    ({ total, tokens: t }) => Object.values(t).reduce((a, b) => a + b, 0) === total,
    'Жетоны не складываются в total.',
  );
export const presetSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  kind: z.enum(['campaign', 'standalone', 'standalone-mode']),
  bags: z.partialRecord(z.enum(['easy', 'standard', 'hard', 'expert']), bag),
  campaign: z.string().optional(),
  notes: z.array(z.string()).default([]),
});

const condition = z.strictObject({ if: z.string() });
const flag = z.union([z.literal(true), condition]);
/** `revealed`: the test fails if one of these is revealed in it; that is reckoned, not asked. */
const failFlag = z.union([z.literal(true), condition.extend({ revealed: z.enum(['curse', 'frost']).optional() })]);
const words = z.array(z.string());
const alternative = condition.extend({
  modifier: z.number().optional(),
  x: z.string().optional(),
  sign: z.number().optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
});
/** A line of a scenario reference card; see `engines/arkham/meanings.ts` for what is reckoned and what is words. */
const line = z.strictObject({
  modifier: z.number().optional(),
  x: z.string().optional(),
  sign: z.number().optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  again: flag.optional(),
  frost: flag.optional(),
  fail: failFlag.optional(),
  succeed: flag.optional(),
  alt: z
    .union([alternative, z.array(alternative)])
    .transform((a) => [a].flat())
    .optional(),
  option: z.string().optional(),
  optionModifier: z.number().optional(),
  onReveal: words.optional(),
  onFail: words.optional(),
  onSuccess: words.optional(),
  perPointFailed: words.optional(),
  onFailBy: z.strictObject({ n: z.number(), then: words }).optional(),
  onNotSucceedBy: z.strictObject({ n: z.number(), then: words }).optional(),
});
const side = z.partialRecord(symbolId, line);
export const scenarioSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  campaign: z.string(),
  /** Sides of the card: for easy and standard, for hard and expert. */
  easy: side,
  hard: side,
});

export const investigatorSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  class: z.string(),
  variant: z.string().optional(),
  /** Willpower, intellect, combat, agility. */
  skills: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The elder sign: a number or X, an automatic success, words on what else it does. */
  sign: z.strictObject({
    modifier: z.number().optional(),
    x: z.string().optional(),
    sign: z.number().optional(),
    times: z.number().optional(),
    plus: z.number().optional(),
    max: z.number().optional(),
    min: z.number().optional(),
    auto: z.boolean().optional(),
    again: flag.optional(),
    succeed: flag.optional(),
    fail: flag.optional(),
    note: z.string().optional(),
    other: z.boolean().optional(),
  }),
  note: z.string().optional(),
});

/** Another meaning for a token: that of another one, its minus as a plus, or some of its traits. */
const change = z.union([
  z.strictObject({ like: tokenId }),
  z.strictObject({ positive: z.literal(true) }),
  z.strictObject({
    modifier: z.number().optional(),
    again: z.boolean().optional(),
    verdict: z.enum(['fail', 'succeed', 'none']).optional(),
  }),
]);
/** One general way to change the draw; `engines/arkham/mechanic.ts` says what each does. */
const mechanic = z.union([
  z.strictObject({ kind: z.literal('choose'), reveal: z.int(), resolve: z.int(), forced: z.array(tokenId).optional() }),
  z.strictObject({ kind: z.literal('cancel-some'), extra: z.int() }),
  z.strictObject({ kind: z.literal('redraw'), times: z.int(), only: z.array(tokenId).optional() }),
  z.strictObject({ kind: z.literal('set-aside'), times: z.int(), only: z.array(tokenId).optional() }),
  z.strictObject({
    kind: z.literal('cancel'),
    times: z.int(),
    only: z.array(tokenId),
    as: change.optional(),
    second: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('swap'), times: z.int(), only: z.array(tokenId), for: tokenId }),
  z.strictObject({ kind: z.literal('extra'), times: z.int(), fails: z.array(tokenId) }),
  z.strictObject({ kind: z.literal('blank'), symbols: z.array(symbolId) }),
  z.strictObject({ kind: z.literal('treat'), token: tokenId, as: change }),
  z.strictObject({ kind: z.literal('no-draw') }),
  z.strictObject({ kind: z.literal('pair'), one: z.array(tokenId), other: z.array(tokenId) }),
  z.strictObject({ kind: z.literal('fixed'), token: tokenId, imagined: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('seal'), tokens: z.array(tokenId) }),
  z.strictObject({ kind: z.literal('bonus'), tokens: z.array(tokenId), modifier: z.number() }),
]);
export const effectSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  group: z.string(),
  /** What the card does and costs, in our words. */
  says: z.string(),
  mechanics: z.array(mechanic),
  assumes: z.string().optional(),
  /** Why the card is not reckoned, and how to do it by hand; then `mechanics` is empty. */
  unmodelled: z.string().optional(),
  /** A number that the player gives: `reveal` (1 + X tokens are revealed) or `tokens` (X tokens are sealed). */
  x: z.strictObject({ min: z.int(), max: z.int(), field: z.enum(['reveal', 'tokens']) }).optional(),
  /** Something the player picks: it takes the place of what stands in `mechanics`. */
  choose: z.enum(['symbol', 'token']).optional(),
  among: z.array(tokenId).optional(),
});

export type Preset = z.output<typeof presetSchema>;
export type Scenario = z.output<typeof scenarioSchema>;
export type Investigator = z.output<typeof investigatorSchema>;
export type Effect = z.output<typeof effectSchema>;
