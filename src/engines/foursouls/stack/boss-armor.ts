/** The armour of the monster in the slot of the final boss (rule «Броня босса»). */
import { withDamagePut } from './items.ts';
import { placeAt } from './lookup.ts';
import type { Ref } from './ref.ts';
import type { GameState } from './game-state.ts';
import { withLogEntry, type World } from './world.ts';

/** The most that it lets through at once, in points of damage. */
export const ARMOR = 3;

/** Whether a ref names a monster that has armour. */
export const isArmored = (state: GameState, ref: Ref): boolean => {
  const place = placeAt(state, ref);
  return place?.zone === 'monster' && state.slotKinds[place.slot] === 'final-boss';
};
/** An ability that would kill it makes it be dealt damage instead, by the game like any «получи урон», which lies on the stack (reading `armor-on-stack`). */
export const withArmorStruck = (w: World, target: Ref): World =>
  withDamagePut(withLogEntry(w, 'replaced:armor', { ref: target, n: ARMOR, reading: 'armor-on-stack' }), {
    n: ARMOR,
    target,
    from: null,
    controller: null,
    combat: false,
  });
