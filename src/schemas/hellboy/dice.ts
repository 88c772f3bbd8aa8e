/** `content/hellboy/data/dice.yaml`: the dice; their faces are assumed, what the rules imply is checked. */
import { z } from 'astro/zod';
import { COLOURS } from '../../engines/hellboy/dice/colour.ts';
import { EFFECTS } from '../../engines/hellboy/dice/effect.ts';
import { MOST_FACE, SIDES, type FaceRule, type Faces } from '../../engines/hellboy/dice/faces.ts';
import { idSchema } from '../site/game.ts';
import { certaintySchema } from './certainty.ts';

const face = z.int().min(0).max(MOST_FACE);
/** What the rules imply of the die of the same colour. */
const faceRule = z.strictObject({
  kind: z.enum(['contains', 'among']),
  values: z.array(face).min(1),
  /** The term that has the rule. */
  term: idSchema,
  /** Why it follows, in whole sentences for the reader. */
  why: z.string(),
  source: z.string(),
}) satisfies z.ZodType<Omit<FaceRule, 'colour'>>;

const testDieSchema = z.strictObject({
  id: z.enum(COLOURS),
  kind: z.literal('test'),
  ru: z.string(),
  certainty: certaintySchema,
  /** Faces to begin with, ascending. */
  assumed: z
    .array(face)
    .length(SIDES)
    .refine((faces) => faces.every((n, at) => at === 0 || faces[at - 1]! <= n), 'Грани стоят по возрастанию.'),
  rules: z.array(faceRule).default([]),
});
export type TestDieData = z.output<typeof testDieSchema>;

const effectDieSchema = z.strictObject({
  id: z.literal('effect'),
  kind: z.literal('effect'),
  ru: z.string(),
  certainty: certaintySchema,
  /** How its sides are known, for the reader. */
  says: z.string(),
  /** Each effect once: the engine counts on it. */
  sides: z
    .array(z.strictObject({ effect: z.enum(EFFECTS), term: idSchema, ru: z.string() }))
    .length(SIDES)
    .refine((sides) => new Set(sides.map(({ effect }) => effect)).size === SIDES, 'Каждый эффект стоит на 1 грани.'),
});

export const dieSchema = z.discriminatedUnion('kind', [testDieSchema, effectDieSchema]);
export type DieData = z.output<typeof dieSchema>;

const testDiceOf = (dice: readonly DieData[]): readonly TestDieData[] => dice.filter((die) => die.kind === 'test');

/** The faces that are assumed. @throws {RangeError} where a die is missing */
export const assumedFaces = (dice: readonly DieData[]): Faces => {
  const [yellow, orange, red, black] = COLOURS.map((colour) => {
    const die = testDiceOf(dice).find(({ id }) => id === colour);
    if (die === undefined) throw new RangeError(`There is no ${colour} die.`);
    return die.assumed;
  });
  return { yellow: yellow!, orange: orange!, red: red!, black: black! };
};
/** What the rules imply of all dice. */
export const faceRulesOf = (dice: readonly DieData[]): readonly FaceRule[] =>
  testDiceOf(dice).flatMap(({ id, rules }) =>
    rules.map(({ kind, values, term, why }) => ({ colour: id, kind, values, term, why })),
  );
