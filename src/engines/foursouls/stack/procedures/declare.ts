/** Declarations of the active player: items of the stack like any other. */
import type { Declared } from '../action.ts';
import { withPut } from '../items.ts';
import { playerAt } from '../lookup.ts';
import { playerRef, type Seat } from '../ref.ts';
import type { ReadingId } from '../rules.ts';
import { withEvent } from '../triggers.ts';
import { withPlayer, type World } from '../world.ts';

const RULES_OF = {
  attack: ['declare-attack', 'stack'],
  purchase: ['purchase', 'stack'],
  end: ['end-phase', 'stack'],
} as const;
/** One attack or purchase less. */
const withCounted = (w: World, seat: Seat, what: Declared): World => {
  const { attacks, purchases } = playerAt(w.state, seat);
  if (what === 'attack') return withPlayer(w, seat, { attacks: attacks - 1 });
  return what === 'purchase' ? withPlayer(w, seat, { purchases: purchases - 1 }) : w;
};
/** One attack or purchase less, the declaration on the stack; what looks for the declaration itself triggers before there is a target (rules «Атака», «Покупка»). */
export const withDeclared = (
  w: World,
  seat: Seat,
  what: Declared,
  reading: ReadingId = 'declaration-is-item',
): World => {
  const put = withPut(
    withCounted(w, seat, what),
    { kind: 'declaration', controller: seat, what },
    RULES_OF[what],
    reading,
  );
  return what === 'end'
    ? put
    : withEvent(put, {
        on: what === 'attack' ? 'you-declare-attack' : 'you-declare-purchase',
        seat,
        facts: { ref: playerRef(seat) },
      });
};
