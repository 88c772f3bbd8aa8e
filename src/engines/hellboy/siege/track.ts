/**
 * An agent's health track as one number, the damage on it. Damage fills empty slots with wounds; when there is none it
 * turns wounds into injuries, and when all are injuries the next damage crushes him: n slots take 2n.
 * Rules: «Урон, полученный агентом», «Сокрушённые агенты».
 */

/** The damage at which an agent is crushed; there is none above it. */
export const crushedAt = (slots: number): number => 2 * slots + 1;
/** Injuries on the track; a crushed agent's is full of them. */
export const injuriesOn = (slots: number, damage: number): number => Math.min(slots, Math.max(0, damage - slots));
/** Wounds on a track with `slots` slots: damage that is no injury yet. */
export const woundsOn = (slots: number, damage: number): number => Math.min(slots, damage) - injuriesOn(slots, damage);
/** The damage after more of it. */
export const damageAfter = (slots: number, damage: number, more: number): number =>
  Math.min(crushedAt(slots), damage + more);
