/** `content/arkham/data/effects.yaml`: cards that change the draw, over the mechanics of the engine. */
import { z } from 'astro/zod';
import type { Change, Mechanic } from '../../engines/arkham/skill-test/model/mechanic.ts';
import { idSchema } from '../site/game.ts';
import { slotSchema } from './asset.ts';
import { symbolId, tokenId } from './token.ts';

/** Another meaning for a token: that of another one, its minus as a plus, or some of its traits. */
const change = z.union([
  z.strictObject({ like: tokenId }),
  z.strictObject({ positive: z.literal(true) }),
  z.strictObject({
    modifier: z.number().optional(),
    again: z.boolean().optional(),
    verdict: z.enum(['fail', 'succeed', 'none']).optional(),
  }),
]) satisfies z.ZodType<Change>;
/** One general way to change the draw; `engines/arkham/skill-test/model/mechanic.ts` says what each does. */
const mechanic = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), reveal: z.int(), resolve: z.int(), forced: z.array(tokenId).optional() }),
  z.strictObject({ kind: z.literal('cancel-some'), extra: z.int() }),
  z.strictObject({ kind: z.literal('redraw'), times: z.int(), only: z.array(tokenId).optional() }),
  z.strictObject({
    kind: z.literal('set-aside'),
    times: z.int(),
    only: z.array(tokenId).optional(),
    cancelled: z.literal(true).optional(),
  }),
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
]) satisfies z.ZodType<Mechanic>;
export const effectSchema = z.strictObject({
  id: idSchema,
  ru: z.string(),
  en: z.string(),
  group: z.string(),
  /** The slots that an asset takes. */
  slots: z.array(slotSchema).optional(),
  /** What the card does and costs, in our words. */
  says: z.string(),
  mechanics: z.array(mechanic),
  assumes: z.string().optional(),
  /** Why the card is not reckoned, and how to do it by hand; then `mechanics` is empty. */
  unmodelled: z.string().optional(),
  /** A number that the player gives: `reveal` (1 + X tokens are revealed) or `tokens` (X tokens are sealed). */
  x: z.strictObject({ min: z.int(), max: z.int(), field: z.enum(['reveal', 'tokens']) }).optional(),
  /** A choice of the player, which replaces `mechanics`. */
  choose: z.enum(['symbol', 'token']).optional(),
  among: z.array(tokenId).optional(),
});
export type Effect = z.output<typeof effectSchema>;
