/** The death of a player: what it stops and triggers before its penalty, and for the active player the end of the turn. */
import type { GameState } from './game-state.ts';
import { withAttackEnded, withRemoved } from './items.ts';
import { withTimerDown } from './procedures/solitaire.ts';
import { playerRef, type Seat } from './ref.ts';
import { withEvent } from './triggers.ts';
import { withCourse, withLogEntry, withPlayer, withProcess, withState, type World } from './world.ts';

/** The player dies; declarations, purchase and attack of the active one stop (readings `death-triggers-after-penalty`, `end-phase-once`). */
export const withPlayerDeath = (w: World, seat: Seat): World => {
  const died = withLogEntry(withPlayer(w, seat, { dead: true }), 'player-died', {
    seat,
    ref: playerRef(seat),
    reading: 'death-triggers-after-penalty',
  });
  const facts = { ref: playerRef(seat) };
  const triggered = withEvent(withEvent(withStopped(died, seat), { on: 'you-die', seat, facts }), {
    on: 'player-dies',
    seat,
    facts,
  });
  return withProcess(withTimerDown(triggered, 'player-death', seat), { kind: 'player-death', step: 0, seat });
};
/** What was under way and ends with the player: the turn of the active one, an attack on another one. */
const withStopped = (w: World, seat: Seat): World => {
  if (seat === w.state.active) return withTurnStopped(w);
  return isAttacked(w.state, seat) ? withAttackEnded(w) : w;
};
const isAttacked = ({ course, players }: GameState, seat: Seat): boolean =>
  course?.kind === 'attack' && course.target === players[seat]!.character.id;
const withTurnStopped = (w: World): World => {
  const declared = w.state.stack.filter((i) => i.kind === 'declaration');
  const next = declared.reduce((v, i) => withRemoved(v, i, 'removed'), withAttackEnded(w));
  if (next.state.course?.kind === 'end-phase')
    return withLogEntry(next, 'nothing:end-phase-begun', { rules: ['death-end-step'], reading: 'end-phase-once' });
  return withCourse(withState(next, { owed: [] }), { kind: 'death-end' });
};
