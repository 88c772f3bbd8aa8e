/** What is fought: the figures of a monster, and of a cultist on the sheet of an Ancient One. */
import { z } from 'astro/zod';
import type { Monster } from '../../engines/eldritch/combat/model/monster.ts';
import { SKILLS } from '../../engines/eldritch/skill-check/skill.ts';
import { idSchema } from '../site/game.ts';
import type { FlagData } from './flag.ts';

const tested = {
  /** What is tested in place of the skill that the test is named after. */
  skill: z.enum(SKILLS).optional(),
  modifier: z.int(),
};
/** What a monster and a cultist have alike; a test that is missing is not made. */
export const fought = {
  /** The first test of an encounter; a horror of `x` is counted on the board. */
  will: z.strictObject({ ...tested, horror: z.union([z.int().nonnegative(), z.literal('x')]) }).optional(),
  strength: z.strictObject({ ...tested, damage: z.int().nonnegative() }).optional(),
  /** A number, or a number added to that of the investigators or to `x`. */
  toughness: z.union([z.int().positive(), z.strictObject({ plus: z.int().nonnegative() }), z.literal('x+1')]),
  /** Special effects, ids of `flags.yaml`. */
  flags: z.array(idSchema).default([]),
};
const foughtSchema = z.strictObject(fought);
export type Fought = z.output<typeof foughtSchema>;

/** What the figures depend on. */
export interface FigureContext {
  readonly isEpic: boolean;
  readonly investigators: number;
  /** What the sheet of the Ancient One counts on the board. */
  readonly x: number;
  readonly flags: readonly FlagData[];
}

const toughnessOf = (toughness: Fought['toughness'], { investigators, x }: FigureContext): number => {
  if (toughness === 'x+1') return x + 1;
  return typeof toughness === 'number' ? toughness : toughness.plus + investigators;
};
const trialOf = ({ modifier, skill }: Pick<NonNullable<Fought['will']>, 'modifier' | 'skill'>) =>
  skill === undefined ? { modifier } : { modifier, skill };

/** The monster as the engine of combat takes it. @throws {RangeError} where it has a flag that there is not */
export const monsterOf = ({ will, strength, toughness, flags }: Fought, table: FigureContext): Monster => {
  const horror = will?.horror ?? 0;
  const countsOf = (id: string) => {
    const flag = table.flags.find((one) => one.id === id);
    if (flag === undefined) throw new RangeError(`There is no flag ${id}.`);
    return flag.counts;
  };
  return {
    horror: horror === 'x' ? table.x : horror,
    damage: strength?.damage ?? 0,
    toughness: toughnessOf(toughness, table),
    will: will ? trialOf(will) : null,
    strength: strength ? trialOf(strength) : null,
    isEpic: table.isEpic,
    flags: flags.flatMap(countsOf),
  };
};
