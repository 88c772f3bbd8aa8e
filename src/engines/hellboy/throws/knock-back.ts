/** Somebody is knocked into an area: who and what is there. */
import { mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import type { Faces } from '../dice/faces.ts';
import type { Rolled } from './rules.ts';
import { sumOfRolled } from './sum.ts';

/** The area into which somebody is knocked. */
export interface KnockedInto {
  /** Characters who are there already. */
  readonly others: number;
  /** The size of an object there, 0 for none; the rulebook takes the whole size, whatever damage lies on the object. */
  readonly object: number;
}
export interface KnockBack {
  /** Damage to each other character. */
  readonly each: Distribution;
  /** Damage to all of them together. */
  readonly total: Distribution;
  /** Damage to who is knocked: the object is destroyed. */
  readonly target: number;
}
/**
 * Damage of a knock-back; no toughness is taken off. The rulebook does not say whether one throw is for all characters or
 * each has his own: the site plays one for all. Rules: «Отброшенная цель».
 */
export const solveKnockBack = (faces: Faces, rule: Rolled, { others, object }: KnockedInto): KnockBack => {
  const each = sumOfRolled(faces, rule);
  return { each, total: mapOutcomes(each, (damage) => damage * others), target: object };
};
