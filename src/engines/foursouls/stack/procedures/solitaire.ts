/** What solitaire and the co-operative game have besides: the timer, souls counted together, rooms that do not stay. */
import type { CauseOf } from '../happened.ts';
import { isEternal, placesOf } from '../lookup.ts';
import type { Seat } from '../ref.ts';
import { soulsOf } from '../stats.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry, withState, type World } from '../world.ts';
import { withObjectDiscarded } from '../zones.ts';
import { withSlotsFilled } from './refill.ts';

/** Ids of the rooms in their slots; none where there is no timer. */
export const roomIds = ({ rooms, timer }: GameState): readonly number[] =>
  timer === null ? [] : rooms.flatMap((o) => (o === null ? [] : [o.id]));

/** The timer shows one less: at the end of a round, and, but in a challenge, when a character dies (rule «Таймер»). */
export const withTimerDown = (w: World, cause: CauseOf<'timer'>, seat: Seat): World => {
  const { timer } = w.state;
  if (timer === null || timer === 0 || (cause === 'player-death' && w.state.challenge)) return w;
  return withLogEntry(withState(w, { timer: timer - 1 }), `timer:${cause}`, {
    seat,
    n: timer - 1,
  });
};

/** A round is over: all characters have had their turns, or skipped them. The next one begins with the rooms that lie there now. */
export const withRoundOver = (w: World, seat: Seat): World =>
  w.state.timer === null ? w : withState(withTimerDown(w, 'round', seat), { roundRooms: roomIds(w.state) });

/** In the last turn of a round the rooms that have lain in their slots through all of it are discarded, and their slots filled. */
export const withRoomsLeft = (w: World): World => {
  const { active, players, roundRooms } = w.state;
  if (w.state.timer === null || active !== players.length - 1) return w;
  const stale = placesOf(w.state).filter(
    (p) => p.zone === 'room' && roundRooms.includes(p.object.id) && !isEternal(w.state, p),
  );
  return stale.reduce(
    (next, place) =>
      withSlotsFilled(withObjectDiscarded(withLogEntry(next, 'phase:room-left', { seat: active }), place)),
    w,
  );
};

/** With a timer everybody wins together, with souls counted together (reading `souls-together`), or loses when it has run down; in a challenge souls are no goal. */
export const withSharedEnd = (w: World): World => {
  const { timer, players, soulsNeeded } = w.state;
  if (timer === 0) return withLogEntry(withState(w, { winners: [] }), 'lost');
  if (w.state.challenge) return w;
  const souls = players.reduce((sum, _, seat) => sum + soulsOf(w.state, seat), 0);
  if (timer === null || souls < soulsNeeded) return w;
  const winners = players.map((_, seat) => seat);
  const isTogether = winners.every((seat) => soulsOf(w.state, seat) < soulsNeeded);
  return winners.reduce(
    (next, seat) =>
      withLogEntry(next, 'won', {
        rules: ['winning', 'solitaire'],
        seat,
        reading: isTogether ? 'souls-together' : undefined,
      }),
    withState(w, { winners }),
  );
};
