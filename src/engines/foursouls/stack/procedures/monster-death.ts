/** The six steps of a monster's death; the sixth, filling the slot, is done with the next priority (`refill.ts`). */
import { contextOf, withEffects } from '../effects/done.ts';
import { objectRef } from '../ref.ts';
import { cardBehind, deckOf, isEternal, isMonster, placeOf, playerAt, templateOf } from '../lookup.ts';
import { withAttackEnded } from '../items.ts';
import type { Process } from '../game-state.ts';
import { withEvent } from '../triggers.ts';
import {
  withLogEntry,
  withChangedProcess,
  withDiscarded,
  withoutProcess,
  withPlayer,
  withProcess,
  withState,
  type World,
} from '../world.ts';
import { withEntered, withLaid, withLeft, withNewObject, withSoulGained, withTaken } from '../zones.ts';

type Dying = Extract<Process, { kind: 'monster-death' }>;

/** Step 1 and 2: the monster leaves its slot for the temporary zone, and what looks for its death triggers. An item or room that was killed goes the same way, but is no monster. */
export const withMonsterDeath = (w: World, id: number): World => {
  const place = placeOf(w.state, id);
  if (place === undefined) return w;
  const { object, slot, zone, seat } = place;
  const ended = w.state.course?.kind === 'attack' && w.state.course.target === id ? withAttackEnded(w) : w;
  const died = withLogEntry(ended, 'monster-died', {
    ref: objectRef(id),
    template: object.template,
    reading: object.until === undefined ? 'temporary-zone' : 'copy-leaves-play',
  });
  const after = died.state.nextId;
  const counted = isMonster(w.state, place) ? withState(died, { monsterDied: true }) : died;
  const process = withProcess(counted, { kind: 'monster-death', step: 0, after, object, slot, zone, seat });
  const taken = withTaken(process, place);
  const facts = { ref: objectRef(id), template: object.template };
  const triggered = withEvent(withLeft(taken, place), { on: 'dies', id, facts }, place);
  return isMonster(w.state, place) ? withEvent(triggered, { on: 'monster-dies', facts }) : triggered;
};

/** Steps 3 to 5, each when everything put since has resolved: reward, what looks for the death after it, soul or discard. */
export const runMonsterDeath = (w: World, process: Dying): World => {
  const { object, zone, seat, slot } = process;
  const { active } = w.state;
  const template = templateOf(w.state, object);
  const next = withChangedProcess(w, { ...process, step: process.step + 1 });
  if (process.step === 0) {
    const rewarded = withLogEntry(next, 'reward', { seat: active, template: template.id });
    return template.reward === undefined
      ? next
      : withEffects(rewarded, contextOf(active, { source: object }), template.reward);
  }
  if (process.step === 1) {
    const place = { object, zone, seat, slot };
    const facts = { ref: objectRef(object.id), template: object.template };
    const own = withEvent(next, { on: 'dies-after-reward', id: object.id, facts }, place);
    return isMonster(w.state, place) ? withEvent(own, { on: 'monster-dies-after-reward', facts }) : own;
  }
  const card = cardBehind(w.state, object);
  const over = withoutProcess(w, process.id);
  if ((card.soul ?? 0) > 0) return withSoulGained(over, active, card.id);
  return isEternal(w.state, { object, zone })
    ? withReturned(over, process, card.id)
    : withLogEntry(withDiscarded(over, deckOf(card), card.id), 'left', {
        rules: ['monster-death', 'discard-pile'],
        template: card.id,
      });
};

/** What cannot be discarded goes back to where it was, as a new object without damage (rule «Смерть монстра», reading `returned-monster`). */
const withReturned = (w: World, { zone, seat, slot }: Dying, template: string): World => {
  const back = withLogEntry(w, 'returned', { template, reading: 'returned-monster' });
  if (zone === 'monster') return withLaid(back, slot, template, true).w;
  const fresh = withNewObject(back, template);
  return withEntered(
    seat === null
      ? withState(fresh.w, { rooms: fresh.w.state.rooms.map((o, i) => (i === slot ? fresh.object : o)) })
      : withPlayer(fresh.w, seat, { items: [...playerAt(fresh.w.state, seat).items, fresh.object] }),
    fresh.object,
  );
};
