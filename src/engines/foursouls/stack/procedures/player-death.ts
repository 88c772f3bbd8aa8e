/** The death of a player: triggers, penalty, and for the active player clean-up and the end of the turn. */
import { withCentsLost } from '../effects/cents.ts';
import { withAttackEnded, withRemoved } from '../items.ts';
import { withTimerDown } from './solitaire.ts';
import { abilitiesAt, isEternal, placesOf, playerAt } from '../lookup.ts';
import { cardRef, numberOf, objectRef, playerRef, type CardRef, type Ref, type Seat } from '../ref.ts';
import type { Process, GameState } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import {
  asked,
  withLogEntry,
  withChangedProcess,
  withCourse,
  withObject,
  withoutProcess,
  withPlayer,
  withProcess,
  withState,
  type World,
} from '../world.ts';
import { withCardDiscarded, withDestroyed, withDiscardSeen } from '../zones.ts';

type Dying = Extract<Process, { kind: 'player-death' }>;

/** The player dies; declarations, purchase and attack of the active one stop (readings `death-triggers-after-penalty`, `end-phase-once`). */
export const withPlayerDeath = (w: World, seat: Seat): World => {
  const died = withLogEntry(withPlayer(w, seat, { dead: true }), 'player-died', ['player-death'], {
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
  const next = declared.reduce(
    (v, i) => withRemoved(v, i, { fate: 'removed', rules: ['player-death'] }),
    withAttackEnded(w),
  );
  if (next.state.course?.kind === 'end-phase')
    return withLogEntry(next, { code: 'nothing', cause: 'end-phase-begun' }, ['death-end-step'], {
      reading: 'end-phase-once',
    });
  return withCourse(withState(next, { owed: [] }), { kind: 'death-end' });
};

/** The penalty: an item that is not eternal, a loot card, 1¢, and every object with a ↷ ability deactivated; what cannot be paid is not. */
export const runPlayerDeath = (w: World, process: Dying, answer: string | undefined): World => {
  const { seat, step } = process;
  const player = playerAt(w.state, seat);
  const next = (v: World) => withChangedProcess(v, { ...process, step: step + 1 });
  if (step === 0) {
    const items = player.items.filter((object) => !isEternal(w.state, { object, zone: 'item' }));
    if (items.length === 0) return next(w);
    if (items.length > 1 && answer === undefined)
      return asked(w, { question: 'penalty-item', seat, options: items.map((o) => objectRef(o.id)) });
    const paid = answer === undefined ? items[0]!.id : numberOf(answer as Ref);
    return next(
      withDestroyed(
        withLogEntry(w, { code: 'penalty', cause: 'item' }, ['death-penalty'], { seat, ref: objectRef(paid) }),
        paid,
      ).w,
    );
  }
  if (step === 1) {
    if (player.hand.length === 0) return next(w);
    if (player.hand.length > 1 && answer === undefined)
      return asked(w, { question: 'penalty-loot', seat, options: player.hand.map((c) => cardRef(c.id)) });
    const paid = answer === undefined ? player.hand[0]!.id : numberOf(answer as CardRef);
    return next(
      withDiscardSeen(
        withCardDiscarded(withLogEntry(w, { code: 'penalty', cause: 'card' }, ['death-penalty'], { seat }), seat, paid),
        seat,
        1,
      ),
    );
  }
  const tapped = placesOf(w.state).filter(
    (p) => p.seat === seat && abilitiesAt(w.state, p).some((a) => a.type === 'tap'),
  );
  const turned = tapped.reduce(
    (v, p) => withObject(v, p.object.id, { charged: false }),
    withCentsLost(w, seat, 1, 'death-penalty'),
  );
  return withoutProcess(
    withLogEntry(turned, { code: 'deactivated', cause: 'penalty' }, ['death-penalty', 'deactivate'], {
      seat,
      n: tapped.length,
    }),
    process.id,
  );
};
