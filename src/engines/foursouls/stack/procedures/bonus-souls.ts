/** Bonus souls: a condition that is met, and the player who met it. */
import { turnOrder } from '../order.ts';
import type { Wealth } from '../ability.ts';
import { playerAt, templateOf } from '../lookup.ts';
import { playerRef, type Seat } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withWaiting } from '../triggers.ts';
import type { World } from '../world.ts';

const wealthOf = (state: GameState, seat: Seat, of: Wealth): number => {
  const player = playerAt(state, seat);
  return of === 'cents' ? player.cents : player[of].length;
};
/** A condition is looked at whenever somebody would get priority; of several who meet it the first from the active player earns the soul (reading `bonus-soul-on-stack`). */
export const withBonusEarned = (w: World): World => {
  const { state } = w;
  const isOnItsWay = (id: number) =>
    state.waiting.some((t) => t.source.id === id) ||
    state.stack.some((i) => i.kind === 'ability' && i.source.id === id);
  for (const card of state.bonus) {
    const condition = templateOf(state, card).abilities.find((a) => a.type === 'bonus');
    if (condition === undefined || isOnItsWay(card.id)) continue;
    const seat = turnOrder(state.players.length, state.active).find(
      (s) => wealthOf(state, s, condition.of) >= condition.least,
    );
    if (seat !== undefined)
      return withWaiting(w, {
        controller: null,
        source: card,
        bodies: [{ effects: [{ do: 'gain-bonus', who: 'event' }] }],
        facts: { ref: playerRef(seat) },
        reading: 'bonus-soul-on-stack',
      });
  }
  return w;
};
