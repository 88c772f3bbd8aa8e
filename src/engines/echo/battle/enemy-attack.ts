/** 3.4.2: whom an enemy attacks, and what comes of it. */
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { totalOf } from '../../exact/distribution.ts';
import type { Battle, Enemy } from './battle.ts';
import { fallOf, hurt, type Fall } from './fate.ts';
import { FALLEN, isIn, type Formation, type FighterState } from './fighter-state.ts';
import { hitsOf } from './skill-check.ts';

/** The detectives whom an enemy may attack: of those in the battle the ones with the lowest Stealth, by the reading of ties. */
export const targetsAmong = (
  formation: Formation,
  { detectives, readings }: Pick<Battle, 'detectives' | 'readings'>,
): readonly number[] => {
  const present = detectives.flatMap(({ stealth }, who) => (isIn(formation[who]!) ? [{ who, stealth }] : []));
  const lowest = Math.min(...present.map(({ stealth }) => stealth));
  const tied = present.flatMap(({ who, stealth }) => (stealth === lowest ? [who] : []));
  return readings.ties === 'first' ? tied.slice(0, 1) : tied;
};

/** What an attack makes of a detective. */
export interface Wound {
  readonly chance: Fraction;
  readonly standing: FighterState;
  readonly fall: Fall | undefined;
}
/** What the dice of an enemy may make of a detective; equal outcomes are one. */
export const woundsOf = (
  standing: FighterState,
  { willDice, strengthDice }: Pick<Enemy, 'willDice' | 'strengthDice'>,
  { readings }: Pick<Battle, 'readings'>,
): readonly Wound[] => {
  const [onWill, onStrength] = [hitsOf(willDice), hitsOf(strengthDice)];
  const total = totalOf(onWill) * totalOf(onStrength);
  const found = new Map<string, { readonly wound: Omit<Wound, 'chance'>; weight: bigint }>();
  for (const [will, v] of onWill)
    for (const [strength, w] of onStrength) {
      const left = hurt(standing, { will, strength }, readings);
      const fall = fallOf(left);
      const key = fall ?? `${left.will}.${left.strength}`;
      const known = found.get(key) ?? {
        wound: { standing: fall ? FALLEN : { ...standing, ...left }, fall },
        weight: 0n,
      };
      known.weight += v * w;
      found.set(key, known);
    }
  return [...found.values()].map(({ wound, weight }) => ({ ...wound, chance: makeFraction(weight, total) }));
};
