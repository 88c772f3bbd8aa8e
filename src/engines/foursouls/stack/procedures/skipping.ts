/** «Пропусти»: what is skipped has no chance to happen (rule «Эффекты замещения»). */
import type { Skippable } from '../ability.ts';
import { abilitiesAt, placesOf } from '../lookup.ts';
import type { Seat } from '../ref.ts';
import type { ReadingId } from '../rules.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry, withState, type World } from '../world.ts';

/** What the rulebook leaves open where this is skipped. */
const READING_OF: { readonly [S in Skippable]?: ReadingId } = {
  'loot-step': 'skipped-step-priority',
  attack: 'skipped-attack',
};

/** Whether something in play makes a player skip each one of a kind. */
const isAlwaysSkipped = (state: GameState, seat: Seat, what: Skippable): boolean =>
  placesOf(state).some(
    (place) =>
      (place.seat ?? state.active) === seat &&
      abilitiesAt(state, place).some((a) => a.type === 'replace' && a.event === 'skip' && a.what === what),
  );

/** The world in which a player skips what he has come to; the very same where nothing makes him. One event is skipped once: what is in play comes before what would be spent. */
export const withSkipped = (w: World, seat: Seat, what: Skippable): World => {
  const spent = isAlwaysSkipped(w.state, seat, what)
    ? undefined
    : w.state.skips.findIndex((s) => s.seat === seat && s.what === what);
  if (spent === -1) return w;
  const skips = spent === undefined ? w.state.skips : w.state.skips.toSpliced(spent, 1);
  return withLogEntry(withState(w, { skips }), `skipped:${what}`, { seat, reading: READING_OF[what] });
};
