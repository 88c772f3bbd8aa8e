/** What a line of a reference card or an elder sign says. */
import { z } from 'astro/zod';
import type { SymbolLine } from '../../engines/arkham/meanings.ts';

const condition = z.strictObject({ if: z.string() });
export const flagSchema = z.union([z.literal(true), condition]);
/** `revealed`: the test fails if one of these is revealed in it; that is reckoned, not asked. */
const failFlag = z.union([z.literal(true), condition.extend({ revealed: z.enum(['curse', 'frost']).optional() })]);
const words = z.array(z.string());
/** A number: plain, or `sign` · (`plus` + `times` · X). */
const amount = z.strictObject({
  modifier: z.number().optional(),
  x: z.string().optional(),
  sign: z.number().optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
});
const alternative = condition.extend(amount.shape);
/** A number with the bounds of X. */
export const boundedSchema = amount.extend({ min: z.number().optional(), max: z.number().optional() });
/** A line of a scenario reference card; see `engines/arkham/meanings.ts` for what is reckoned and what is words. */
export const lineSchema = boundedSchema.extend({
  again: flagSchema.optional(),
  frost: flagSchema.optional(),
  fail: failFlag.optional(),
  succeed: flagSchema.optional(),
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
}) satisfies z.ZodType<SymbolLine>;
