/** 3.4.3 and 3.4.7: what has become of somebody whose Will and Strength stand so. */
import type { EnemyKind, Vigour } from './battle.ts';
import type { Readings } from './readings.ts';

export const ENEMY_FATES = ['detained', 'killed', 'destroyed'] as const;
export type EnemyFate = (typeof ENEMY_FATES)[number];
export const FALLS = ['unconscious', 'out'] as const;
/** A detective out of the battle against his will: out of the game is worse than unconscious. */
export type Fall = (typeof FALLS)[number];

/** −2 ends it for good, and so do both at 0 or less. */
const isBeyondHelp = ({ will, strength }: Vigour): boolean =>
  Math.min(will, strength) <= -2 || (will <= 0 && strength <= 0);
const isUp = ({ will, strength }: Vigour): boolean => will > 0 && strength > 0;

/** Undefined while the detective stays up. */
export const fallOf = (vigour: Vigour): Fall | undefined => {
  if (isUp(vigour)) return undefined;
  return isBeyondHelp(vigour) ? 'out' : 'unconscious';
};
/** Undefined while the enemy lives: one who has fallen attacks no more. */
export const enemyFateOf = (vigour: Vigour, kind: EnemyKind): EnemyFate | undefined => {
  if (isUp(vigour)) return undefined;
  if (kind === 'undead' || kind === 'artifact') return 'destroyed';
  return isBeyondHelp(vigour) ? 'killed' : 'detained';
};

/** Will and Strength after an attack, by the reading of attacks on both at once. */
export const hurt = ({ will, strength }: Vigour, by: Vigour, readings: Readings): Vigour => {
  const left = will - by.will;
  const isOverBefore = readings['both-at-once'] === 'will-first' && left <= 0;
  return { will: left, strength: isOverBefore ? strength : strength - by.strength };
};
