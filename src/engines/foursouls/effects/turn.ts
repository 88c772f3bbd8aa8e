/** Effects on the turn itself. */
import type { EffectOf } from '../ability.ts';
import { withAttackEnded } from '../items.ts';
import { playerAt } from '../lookup.ts';
import { playerRef } from '../ref.ts';
import { told, withCourse, withPlayer, withState, type World } from '../world.ts';
import { did, refsOf, seatOf, type Perform } from './done.ts';

export const performLootPlay: Perform<EffectOf<'loot-play'>> = (w, context, { who, n }) => {
  const seat = seatOf(w.state, context, who);
  if (seat === undefined) return did(w, false);
  return did(told(withPlayer(w, seat, { lootPlays: playerAt(w.state, seat).lootPlays + n }), 'loot-play', ['loot-play'], { seat, n }));
};
export const performBonus: Perform<EffectOf<'bonus'>> = (w, context, { who, what, n }) => {
  const [ref] = refsOf(w.state, context, who);
  return ref === undefined ? did(w, false) : did(withState(w, { bonuses: [...w.state.bonuses, { ref, what, n }] }));
};

/** The end phase begins; only the attack that it cancels loses rolls and damage (readings `end-turn-keeps-stack`, `end-phase-once`). */
export const withTurnEnding = (w: World): World => {
  if (w.state.course?.kind === 'end-phase') return w;
  const next = withState(withAttackEnded(w), { owed: [], phase: 'end' });
  return told(withCourse(next, { kind: 'end-phase', step: 0 }), 'phase', ['end-phase'], { seat: w.state.active, reading: 'end-turn-keeps-stack' });
};
export const performEnding: Perform<EffectOf<'end-turn' | 'cancel-attack'>> = (w, _context, effect) => {
  if (effect.do === 'end-turn') return did(withTurnEnding(w));
  return did(withAttackEnded(w), w.state.course?.kind === 'attack');
};

/** More attacks for the active player; one owed «now» is declared as soon as the stack is empty (reading `attack-at-once`). */
export const performExtraAttack: Perform<EffectOf<'extra-attack'>> = (w, _context, { n, must }) => {
  const { active, course, owed } = w.state;
  const more = withPlayer(w, active, { attacks: playerAt(w.state, active).attacks + n });
  if (must === undefined) return did(more);
  const next = told(withState(more, { owed: [...owed, 'any'] }), 'attack-owed', ['additional-attack'], { seat: active, ref: playerRef(active), ...(must === 'now' ? { reading: 'attack-at-once' as const } : {}) });
  return did(must === 'now' && course === null && w.state.phase === 'action' ? withCourse(next, { kind: 'forced-attack' }) : next);
};
/** New slots are filled with the next priority. */
export const performExpand: Perform<EffectOf<'expand'>> = (w, _context, { slots, n }) => {
  const { monsters, shop } = w.state;
  const grown = slots === 'monsters' ? { monsters: [...monsters, ...Array.from({ length: n }, () => [])] } : { shop: [...shop, ...Array.from({ length: n }, () => null)] };
  return did(told(withState(w, grown), 'slots', ['expand-slots'], { n }));
};
export const performWin: Perform<EffectOf<'win'>> = (w, context) => did(told(withState(w, { winners: [context.you] }), 'won', ['winning'], { seat: context.you }));
