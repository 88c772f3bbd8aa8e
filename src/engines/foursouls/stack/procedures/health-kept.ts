/** Marked damage goes with lost max health. */
import { placesOf } from '../lookup.ts';
import { objectRef, playerRef } from '../ref.ts';
import { maxHealthOf } from '../stats.ts';
import type { GameState } from '../game-state.ts';
import { withObject, withPlayer, type World } from '../world.ts';

/** Where max health has fallen since `before`, as much marked damage goes with it, and all of it where there is no health any more, as in the shop; this is no healing (rule «Урон»). */
export const withHealthKept = (before: GameState, w: World): World => {
  const { state } = w;
  if (
    before.players === state.players &&
    before.monsters === state.monsters &&
    before.shop === state.shop &&
    before.rooms === state.rooms &&
    before.bonuses === state.bonuses
  )
    return w;
  const lostBy = (ref: Parameters<typeof maxHealthOf>[1]): number =>
    Math.max(0, (maxHealthOf(before, ref) ?? 0) - (maxHealthOf(state, ref) ?? 0));
  const players = state.players.reduce((next, p, seat) => {
    const lost = p.damage > 0 ? lostBy(playerRef(seat)) : 0;
    return lost > 0 ? withPlayer(next, seat, { damage: Math.max(0, p.damage - lost) }) : next;
  }, w);
  return placesOf(state).reduce((next, { object }) => {
    if (object.damage === 0) return next;
    const ref = objectRef(object.id);
    const lost = maxHealthOf(state, ref) === undefined ? object.damage : lostBy(ref);
    return lost > 0 ? withObject(next, object.id, { damage: Math.max(0, object.damage - lost) }) : next;
  }, players);
};
