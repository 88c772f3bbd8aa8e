/** `content/hellboy/data/throws.yaml`: rolls without a test, and what their numbers mean. */
import { z } from 'astro/zod';
import { COLOURS } from '../../engines/hellboy/dice/colour.ts';
import { EFFECTS, type Effect } from '../../engines/hellboy/dice/effect.ts';
import { MOST_FACE } from '../../engines/hellboy/dice/faces.ts';
import type { EffectRule, Gains, ThrowRules } from '../../engines/hellboy/throws/rules.ts';
import { idSchema } from '../site/game.ts';

const face = z.int().min(0).max(MOST_FACE);
const colour = z.enum(COLOURS);
const dice = z.int().positive();
/** Every rule has a term that says it, and the sections of the rulebook. */
const told = { term: idSchema, source: z.string() };

const rollSchema = z.strictObject({
  id: z.enum(['recovery', 'backup-recovery', 'knock-back', 'dispute']),
  kind: z.literal('roll'),
  colour,
  dice,
  ...told,
});
const desperateSchema = z.strictObject({
  id: z.literal('desperate-recovery'),
  kind: z.literal('desperate'),
  colour,
  dice,
  /** The face that leaves the agent off the board. */
  blank: face,
  ...told,
});
const hellfireSchema = z.strictObject({
  id: z.literal('hellfire'),
  kind: z.literal('hellfire'),
  colour,
  /** The token leaves the board. */
  out: face,
  /** Fire comes to the areas around. */
  spreads: face,
  ...told,
});
const effectSchema = z.strictObject({
  id: z.enum(['forbidden-tome', 'orrery']),
  kind: z.literal('effect'),
  /** What a result brings; what is not named here brings nothing. */
  gains: z.partialRecord(z.enum(EFFECTS), z.record(z.string(), z.int().nonnegative())),
  ...told,
});
export const throwSchema = z.discriminatedUnion('kind', [rollSchema, desperateSchema, hellfireSchema, effectSchema]);
export type ThrowData = z.output<typeof throwSchema>;
type Id = ThrowData['id'];

/** The rules as the engine takes them. @throws {RangeError} where one is missing or brings something else */
export const throwRulesOf = (list: readonly ThrowData[]): ThrowRules => {
  const find = <K extends ThrowData['kind']>(id: Id, kind: K) => {
    const found = list.find((rule): rule is Extract<ThrowData, { kind: K }> => rule.id === id && rule.kind === kind);
    if (found === undefined) throw new RangeError(`There is no rule of ${id}.`);
    return found;
  };
  const roll = (id: Id) => {
    const { colour: of, dice: count, term } = find(id, 'roll');
    return { colour: of, dice: count, term };
  };
  const effectRule = <N extends string>(id: Id, names: readonly N[]): EffectRule<N> => {
    const { gains, term } = find(id, 'effect');
    const odd = Object.values(gains)
      .flatMap(Object.keys)
      .find((name) => !names.some((n) => n === name));
    if (odd !== undefined) throw new RangeError(`${id} brings no ${odd}.`);
    const gainsOf = (effect: Effect) =>
      Object.fromEntries(names.map((name) => [name, gains[effect]?.[name] ?? 0])) as Gains<N>;
    return {
      gains: Object.fromEntries(EFFECTS.map((effect) => [effect, gainsOf(effect)])) as EffectRule<N>['gains'],
      term,
    };
  };
  const desperate = find('desperate-recovery', 'desperate');
  const hellfire = find('hellfire', 'hellfire');
  return {
    recovery: roll('recovery'),
    backupRecovery: roll('backup-recovery'),
    desperateRecovery: { colour: desperate.colour, dice: desperate.dice, blank: desperate.blank, term: desperate.term },
    hellfire: { colour: hellfire.colour, out: hellfire.out, spreads: hellfire.spreads, term: hellfire.term },
    knockBack: roll('knock-back'),
    dispute: roll('dispute'),
    forbiddenTome: effectRule('forbidden-tome', ['information', 'doom']),
    orrery: effectRule('orrery', ['cards', 'stunned']),
  };
};
