/** What may be given for what, and where: prices as rules (3.1.5). Each exchange costs one unit of movement. */
import { isCursed, placeOfKnown, type DayState } from './state.ts';
import type { EnemyKind, KnownPlace, Ware } from './words.ts';

/** Path tokens for something. */
export const PRICES: { readonly [w in Ware]: { readonly tokens: number; readonly at: KnownPlace } } = {
  clue: { tokens: 1, at: 'iafakh-reception' },
  smile: { tokens: 2, at: 'iafakh-grounds' },
  ally: { tokens: 2, at: 'shaggy-house' },
  skill: { tokens: 1, at: 'schools' },
};

/** Where a detained enemy brings clues; no place takes the other kinds. */
export const BUYERS: { readonly [k in EnemyKind]?: KnownPlace } = { mage: 'holomi', citizen: 'city-police-half' };

/** Clues for a detained enemy: one for every two units of the limit of his Will, rounded up. */
export const cluesForWill = (will: number): number => Math.ceil(will / 2);

/**
 * Whether an exchange at a location brings «Насмешка Судьбы»: the special property of a cursed location is used.
 */
export const bringsMockery = (state: DayState, at: KnownPlace): boolean => isCursed(state, placeOfKnown(state, at));
