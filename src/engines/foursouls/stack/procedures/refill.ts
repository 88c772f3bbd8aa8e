/** What the game does by itself before anybody gets priority: deaths are put, events leave, slots are filled. */
import { turnOrder } from '../order.ts';
import { withAttackEnded, withDeathPut } from '../items.ts';
import { mortalsOf, placesOf, templateOf } from '../lookup.ts';
import { objectRef, playerRef, type Ref } from '../ref.ts';
import { healthOf } from '../stats.ts';
import type { Table, Zone } from '../table.ts';
import { withEvent } from '../triggers.ts';
import { told, withState, type World } from '../world.ts';
import { canDraw, withDrawn, withLaid, withNewObject, withObjectDiscarded } from '../zones.ts';

/** Players from the last in turn order to the active one, then monsters from the last slot: the top resolves first (reading `monster-death-first`). */
export const withDeaths = (w: World): World => {
  const { state } = w;
  const players = turnOrder(state.players.length, state.active).map(playerRef).reverse();
  const monsters = mortalsOf(state)
    .map((p) => objectRef(p.object.id))
    .reverse();
  const isNew = (ref: Ref) => healthOf(state, ref) === 0 && withDeathPut(w, ref) !== w;
  const [dying, killed] = [players.filter(isNew), monsters.filter(isNew)];
  const beforeTriggers = state.waiting.length > 0 ? 'deaths-before-triggers' : undefined;
  const reading = dying.length > 0 && killed.length > 0 ? 'monster-death-first' : beforeTriggers;
  return [...dying, ...killed].reduce((next, ref) => withDeathPut(next, ref, reading), w);
};

/** An attack whose target has left play is over. */
export const withLostAttackEnded = (w: World): World => {
  const { course } = w.state;
  return course?.kind === 'attack' &&
    course.step === 'roll' &&
    !placesOf(w.state).some((p) => p.object.id === course.target)
    ? withAttackEnded(w)
    : w;
};

const isBusy = (state: Table, id: number): boolean =>
  state.stack.some((i) => i.kind === 'ability' && i.source.id === id) ||
  state.waiting.some((t) => t.source.id === id) ||
  state.stack.some((i) => i.kind === 'roll' && i.check?.source.id === id);

/** An event whose abilities have all resolved or gone is discarded. */
export const withEventsLeft = (w: World): World => {
  const over = placesOf(w.state).find(
    (p) =>
      p.zone === 'monster' &&
      ['event', 'curse'].includes(templateOf(w.state, p.object).kind) &&
      !isBusy(w.state, p.object.id),
  );
  return over === undefined
    ? w
    : withObjectDiscarded(
        told(w, { code: 'nothing', cause: 'event-over' }, ['event'], { ref: objectRef(over.object.id) }),
        over,
      );
};

/** Empty slots are filled, but for those of a final boss and of minions, for one whose monster or room is still dying, and as long as there are cards. */
export const withSlotsFilled = (w: World): World => {
  const isDying = (zone: Zone, slot: number) =>
    w.state.processes.some((p) => p.kind === 'monster-death' && p.zone === zone && p.slot === slot);
  const slot = w.state.monsters.findIndex(
    (pile, i) => pile.length === 0 && w.state.slotKinds[i] === undefined && !isDying('monster', i),
  );
  if (slot >= 0 && canDraw(w.state, 'monster')) {
    const { w: drawn, template } = withDrawn(w, 'monster');
    return withLaid(told(drawn, { code: 'slots', cause: 'filled' }, ['refill'], { n: slot }), slot, template!).w;
  }
  const shelf = w.state.shop.indexOf(null);
  if (shelf >= 0 && canDraw(w.state, 'treasure')) return withShelfFilled(w, 'shop', shelf, 'treasure');
  const room = w.state.rooms.findIndex((o, i) => o === null && !isDying('room', i));
  return room >= 0 && canDraw(w.state, 'room') ? withShelfFilled(w, 'rooms', room, 'room') : w;
};
const withShelfFilled = (w: World, row: 'shop' | 'rooms', at: number, deck: 'treasure' | 'room'): World => {
  const { w: drawn, template } = withDrawn(w, deck);
  const fresh = withNewObject(drawn, template!);
  const filled = withState(fresh.w, { [row]: fresh.w.state[row].map((o, i) => (i === at ? fresh.object : o)) });
  return withEvent(told(filled, 'entered', ['refill'], { ref: objectRef(fresh.object.id), template: template! }), {
    on: 'enters',
    id: fresh.object.id,
  });
};
